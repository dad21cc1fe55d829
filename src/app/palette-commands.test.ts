import { matchingCommands, type Command } from './palette-commands';

const command = (label: string, keywords = ''): Command => ({
  id: label,
  label,
  group: 'Go to',
  keywords,
  run: () => undefined,
});
const commands = [
  command('Overview', 'home dashboard'),
  command('AI Creative', 'image picture'),
  command('Content Engine', 'ideas week'),
  command('Use the dark theme', 'appearance'),
];
const found = (query: string) => matchingCommands(commands, query).map(({ label }) => label);

test('every command is listed before anything is typed', () => expect(found('  ')).toHaveLength(4));
test('the beginnings of words match, in any order and case', () =>
  expect(found('ENG con')).toEqual(['Content Engine']));
test('other names for a command match', () => expect(found('pict')).toEqual(['AI Creative']));
test('every word has to match', () => expect(found('dark home')).toEqual([]));
test('the middle of a word does not match', () => expect(found('view')).toEqual([]));
