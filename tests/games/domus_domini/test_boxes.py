"""Other boards than ours: what an owner of the box may print is what is played."""

from games.domus_domini import GAME
from games.domus_domini.events import Dismissed, Hired
from games.domus_domini.rules.cellerar import hire, part_with
from games.domus_domini.rules.market import bring_gifts
from games.domus_domini.rules.questions import cellerar
from games.domus_domini.table import Table
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.text import Text
from tests.games.boxes import printed

VEGETABLE = ("vegetables = 2    # house", "vegetables = 1    # house")
LETTERS = ("letters = 1       # house", "letters = 18      # house")
KIND = ('kind = "cheese"   # house', 'kind = "garden"\nvegetables = 2')


def begun(game: Game) -> Table:
    """The table of a new game, with the board it carries."""
    table = game.new(Setup(2, options=game.begun_by({}, None)), b"")
    assert isinstance(table, Table)
    return table


def test_a_cellerar_may_bring_other_letters_than_he_costs() -> None:
    """A33"""
    game = printed(GAME, LETTERS)
    table = begun(game)
    question = cellerar(table, table.abbeys[0])
    assert question
    assert question.prompt.args["alike"] == 0
    assert [option.hint.args["letters"] for option in question.options[:2] if option.hint] == [18, 0]
    hire(table, table.abbeys[0], 1)
    sources = dict(game.result(table).scores[0].sources)
    assert sources[Text("points-cellerar")] == 18


def test_a_gardening_cellerar_brings_what_is_on_his_card() -> None:
    table = begun(printed(GAME, VEGETABLE))
    for abbey, value in zip(table.abbeys, (1, 4), strict=True):
        abbey.vegetables, abbey.cellerar = 0, value
    bring_gifts(table)
    assert [abbey.vegetables for abbey in table.abbeys] == [1, 2]


def test_the_chronicle_names_a_cellerar_as_the_own_board_does() -> None:
    table = begun(printed(GAME, KIND))
    me = table.abbeys[0]
    hire(table, me, 3)
    hire(table, me, 4)
    part_with(table, me)
    assert table.news[-3:] == [
        Hired(0, 3, 0, 3, "garden"),
        Hired(0, 4, 3, 1, None, "garden"),
        Dismissed(0, 4),
    ]
    named = [deed.args["card"] for event in table.news[-3:] if (deed := event.deed(None))]
    assert named == [Text("cellerar", value=value, kind="garden") for value in (3, 4, 4)]
