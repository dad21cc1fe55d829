import { allNotes, isOfTrade } from '../planner/knowledge/note-files';
import { sectionNames } from '../planner/knowledge/trade-pack';
import { readTrade } from './read-trade';
import { withoutRefused } from './refused';
import { taxonomy } from './taxonomy';

const named = async (what: string): Promise<string[]> => {
  const { reading } = await readTrade({ name: 'Linden', what });
  return reading.state === 'known' ? reading.trades.map(({ name }) => name) : [];
};

it.each([
  ['Hedge layer. I don’t do fences, sheds or decking so please do not ring', 'Hedge layer. '],
  ['Ich poliere Lampen. Ich repariere keine Autos, Fahrräder oder Uhren.', 'Ich poliere Lampen. '],
  ['Hacemos sombreros. No vendemos zapatos, bolsos ni cinturones', 'Hacemos sombreros. '],
  ['We never sell bread, cakes or pies, but we repair ovens', ' we repair ovens'],
  ['Rückenschule für Büros, keine Massagen', 'Rückenschule für Büros, '],
  ['Keine Massage, sondern Rückenschule', ', sondern Rückenschule'],
  ['Wij bouwen boomhutten. Geen tuinaanleg', 'Wij bouwen boomhutten. '],
  ['Keinesfalls Gärtner, sondern Koch', 'Keinesfalls Gärtner, sondern Koch'],
  ['No till farming and hedges', 'No till farming and hedges'],
  ['I don’t do windows, and I love it', 'I don’t do windows, and I love it'],
  ['Never too late for piano, cello or violin', 'Never too late for piano, cello or violin'],
  ['We wash fan coils. fridge and washing machine dun do', 'We wash fan coils. '],
  ['Clocks that other shops can’t fix. Done by hand', 'Clocks that other shops can’t fix. Done by hand'],
  ['The phones nobody can repair, no fix no fee', 'The phones nobody can repair, no fix no fee'],
])('a list of what somebody refuses is heard to its end: %s', (said, kept) =>
  expect(withoutRefused(said).replace(/\s+/gu, ' ').trim()).toBe(kept.trim()),
);

it('who calls themselves by a name that nobody knows is not known by what they refuse', async () => {
  expect(await named('Flintknapper, second generation. I don’t do bricklaying, plastering or roofing')).toEqual([]);
});

it.each([
  ['Master thatcher', 'Thatcher'],
  ['Rietdekker', 'Thatcher'],
  ['Frietkot', 'Friterie'],
  ['Fish and chips', 'Fish and chip shop'],
])('neighbours are told apart: %s', async (what, trade) => expect(await named(what)).toEqual([trade]));

/** What is done to a thing leads to what is known of the thing, wherever the note says itself that people look for that. */
it('no trade is mute whose name is what a note of the very work is looked for by', async () => {
  const notes = await allNotes();
  const mute = (await taxonomy()).trades.filter(
    ({ name, pack }) =>
      !pack &&
      notes.some(({ search }) => search.some((words) => words.toLowerCase() === name.toLowerCase())) &&
      !notes.some((note) => isOfTrade(note, name)),
  );
  expect(mute.map(({ name }) => name)).toEqual([]);
});

it.each([
  'Mobile windscreen repair',
  'Drain cleaning',
  'Pram repair',
  'Thatcher',
  'Friterie',
  'Piñata maker',
  'Tiffin service',
  'Harness maker',
  'Party shop',
])('something is known of the work of a trade that a neighbour shares: %s', async (name) => {
  const found = (await allNotes()).filter((note) => isOfTrade(note, name));
  expect(found.flatMap((note) => sectionNames.flatMap((section) => Object.keys(note[section]))).length).toBeGreaterThan(
    3,
  );
});
