import { callPlaces, openDialogue, takeTurn, type DialogueState, type Turn } from './call-dialogue';
import { hear, type CallInput } from './call-hearing';

const start: DialogueState = { at: 'ideas', idea: null, reason: null, misses: 0, ideas: 3, confirms: true };
const places: Record<string, DialogueState> = {
  menu: { ...start, at: 'menu' },
  ideas: start,
  'detail 2': { ...start, at: 'detail', idea: 2 },
  'confirm 2': { ...start, at: 'confirm', idea: 2 },
  reason: { ...start, at: 'reason' },
  'confirm-none': { ...start, at: 'confirm-none', reason: 'done' },
  ended: { ...start, at: 'ended' },
};

/**
 * Every place by every input. "confirm 2": there it goes on, with idea 2. "choose 2", "none done", "later", "end …": what is
 * done, and the conversation is over. "? …": not understood, and why.
 */
const table = `
                      | menu                | ideas               | detail 2            | confirm 2           | reason              | confirm-none        | ended
  key 0               | ? wrong-key         | reason              | reason              | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  key 1               | ideas               | confirm 1           | confirm 1           | choose 2            | confirm-none not-us | none done           | ended
  key 2               | menu                | confirm 2           | confirm 2           | ideas               | confirm-none done   | ideas               | ended
  key 3               | ? wrong-key         | confirm 3           | confirm 3           | ? wrong-key         | confirm-none season | ? wrong-key         | ended
  key 4               | ? wrong-key         | detail 1            | detail 1            | ? wrong-key         | confirm-none untrue | ? wrong-key         | ended
  key 5               | ? wrong-key         | detail 2            | detail 2            | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  key 6               | ? wrong-key         | detail 3            | detail 3            | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  key 7               | ? wrong-key         | ideas               | ideas               | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  key 8               | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  key 9               | later               | later               | later               | later               | later               | later               | ended
  key *               | menu                | ideas               | detail 2            | confirm 2           | reason              | confirm-none done   | ended
  key #               | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ? wrong-key         | ended
  one                 | ideas               | confirm 1           | confirm 1           | confirm 1           | confirm-none not-us | confirm 1           | ended
  the second          | menu                | confirm 2           | confirm 2           | ? yes-or-no         | confirm-none done   | confirm 2           | ended
  number three please | ? not-understood    | confirm 3           | confirm 3           | confirm 3           | confirm-none season | confirm 3           | ended
  two                 | menu                | confirm 2           | confirm 2           | ? yes-or-no         | confirm-none done   | confirm 2           | ended
  yes two             | menu                | confirm 2           | confirm 2           | choose 2            | confirm-none done   | confirm 2           | ended
  no, the third       | ? not-understood    | ? one-only          | ? one-only          | confirm 3           | confirm-none season | ? one-only          | ended
  one or two          | ? one-only          | ? one-only          | ? one-only          | ? one-only          | ? one-only          | ? one-only          | ended
  yes                 | ideas               | ? which-yes         | confirm 2           | choose 2            | ? not-understood    | none done           | ended
  no                  | end done            | reason              | ideas               | ideas               | ? not-understood    | ideas               | ended
  yes and no          | ? not-understood    | ? not-understood    | ? not-understood    | ? yes-or-no         | ? not-understood    | ? yes-or-no         | ended
  none of them        | reason              | reason              | reason              | reason              | ? not-understood    | reason              | ended
  not true            | end done            | reason              | ideas               | ideas               | confirm-none untrue | ideas               | ended
  call me later       | later               | later               | later               | later               | later               | later               | ended
  repeat              | menu                | ideas               | detail 2            | confirm 2           | reason              | confirm-none done   | ended
  tell me more        | ideas               | ? which-yes         | detail 2            | detail 2            | ? not-understood    | ? which-yes         | ended
  tell me more about three| detail 3            | detail 3            | detail 3            | detail 3            | ? not-understood    | detail 3            | ended
  what did last week bring| menu                | ideas               | ideas               | ideas               | ? not-understood    | ideas               | ended
  stop                | end stopped         | end stopped         | end stopped         | end stopped         | end stopped         | end stopped         | ended
  mumble mumble       | ? not-understood    | ? not-understood    | ? not-understood    | ? yes-or-no         | ? not-understood    | ? yes-or-no         | ended
  silence             | ? not-heard         | ? not-heard         | ? not-heard         | ? not-heard         | ? not-heard         | ? not-heard         | ended
  hang-up             | end hung-up         | end hung-up         | end hung-up         | end hung-up         | end hung-up         | end hung-up         | ended
`;

const inputOf = (name: string): CallInput => {
  if (name === 'silence' || name === 'hang-up') return { kind: name };
  return name.startsWith('key ') ? { kind: 'key', key: name.slice(4) } : { kind: 'said', text: name };
};
const told = ({ state, effect, lines }: Turn): string => {
  if (effect) return Object.values(effect).join(' ');
  if (state.misses > 0) return `? ${lines[0]?.say}`;
  return [state.at, state.idea, state.reason].filter((part) => part !== null).join(' ');
};
const [columns, ...rows] = table
  .split('\n')
  .filter((row) => row.includes('|'))
  .map((row) => row.split('|').map((cell) => cell.trim()));
const cells = rows.flatMap(([input, ...expected]) =>
  expected.map((one, at) => ({ input: input!, place: columns![at + 1]!, expected: one })),
);

test('the table knows every place', () => {
  expect([...new Set(Object.values(places).map(({ at }) => at))].sort()).toEqual([...callPlaces].sort());
  expect(cells).toHaveLength(rows.length * Object.keys(places).length);
});

test.each(cells)('in $place, “$input” leads to $expected', ({ place, input, expected }) => {
  const turn = takeTurn(places[place]!, inputOf(input));
  expect(told(turn)).toBe(expected);
  const commits = turn.effect?.do === 'choose' || turn.effect?.do === 'none';
  // Nothing is chosen but by a yes to what was read back.
  if (commits) expect(places[place]!.at).toMatch(/^confirm/);
  // Whoever is still on the line always hears something.
  if (!commits && place !== 'ended' && input !== 'hang-up') expect(turn.lines).not.toEqual([]);
});

describe('a conversation', () => {
  it('ends by itself after three turns in a row that nobody understood, and a good one between them counts anew', () => {
    const after = (inputs: string[]) =>
      inputs.reduce((turn, input) => takeTurn(turn.state, inputOf(input)), { state: start } as Turn);
    expect(told(after(['silence', 'mumble', 'key #']))).toBe('end not-understood');
    expect(told(after(['silence', 'mumble', 'repeat', 'key #']))).toBe('? wrong-key');
  });

  it('says the keys again after a wrong one, and everything only to whoever asks', () => {
    const said = (place: string, input: string) => takeTurn(places[place]!, inputOf(input)).lines.map(({ say }) => say);
    expect(said('ideas', 'key 8')).toEqual(['wrong-key', 'keys']);
    expect(said('detail 2', 'mumble')).toEqual(['not-understood', 'keys']);
    expect(said('detail 2', 'key *')).toEqual(['detail', 'choose']);
    expect(said('confirm 2', 'key 8')).toEqual(['wrong-key', 'read-back']);
  });

  it('opens with what its owner allows, and with nothing where there is nothing', () => {
    const lines = (ideas: number, opensWith: { ideas: boolean; figures: boolean }) =>
      openDialogue({ ideas, opensWith }).lines.map(({ say }) => say);
    expect(lines(3, { ideas: true, figures: true })).toEqual(['hello', 'figures', 'ideas', 'choose']);
    expect(lines(3, { ideas: true, figures: false })).toEqual(['hello', 'ideas', 'choose']);
    expect(lines(3, { ideas: false, figures: true })).toEqual(['hello', 'figures', 'menu']);
    expect(lines(3, { ideas: false, figures: false })).toEqual(['hello', 'menu']);
    const undescribed = openDialogue({ ideas: 0, opensWith: { ideas: true, figures: true }, isDescribed: false });
    expect(undescribed.lines.map(({ say }) => say)).toEqual(['hello', 'no-profile']);
    expect(openDialogue({ ideas: 0, opensWith: { ideas: true, figures: true } })).toMatchObject({
      state: { at: 'ended' },
      effect: { do: 'end', because: 'done' },
    });
  });

  it('ignores a number that stands for no idea', () => {
    const one = openDialogue({ ideas: 1, opensWith: { ideas: true, figures: false } }).state;
    for (const input of ['key 2', 'key 5', 'the third', 'tell me more about two'])
      expect(told(takeTurn(one, inputOf(input)))).toBe('? wrong-key');
    expect(told(takeTurn(one, inputOf('tell me more')))).toBe('detail 1');
  });

  it('in writing needs no yes, because a written number is plain', () => {
    const written = openDialogue({ ideas: 3, opensWith: { ideas: true, figures: false }, confirms: false }).state;
    expect(told(takeTurn(written, inputOf('2')))).toBe('choose 2');
    expect(told(takeTurn(written, inputOf('1 or 2')))).toBe('? one-only');
    const asked = takeTurn(written, inputOf('none'));
    expect(told(asked)).toBe('reason');
    expect(told(takeTurn(asked.state, inputOf('3')))).toBe('none season');
  });
});

test.each([
  ['Won', 'pick'],
  ['to', 'pick'],
  ['I want to go there', 'noise'],
  ['the one about bread, yes', 'pick'],
  ['first or second', 'several'],
  ['NO IDEA', 'none'],
  ["don't", 'no'],
  ['that’s right', 'yes'],
  ['what', 'repeat'],
  ['how did we do', 'figures'],
  ['¿qué?', 'noise'],
  ['x'.repeat(50_000), 'noise'],
])('“%s” is heard as %s', (said, is) => expect(hear(said).is).toBe(is));
