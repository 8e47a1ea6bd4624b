"""Single faults planted in a copy of the project: do the quick tests notice?"""
