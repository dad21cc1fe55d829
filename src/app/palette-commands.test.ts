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

test('everything is there before anything is typed', () => expect(found('  ')).toHaveLength(4));
test('words may be begun, in any order and case', () => expect(found('ENG con')).toEqual(['Content Engine']));
test('what people call it otherwise is found', () => expect(found('pict')).toEqual(['AI Creative']));
test('every word counts', () => expect(found('dark home')).toEqual([]));
test('the middle of a word does not', () => expect(found('view')).toEqual([]));
