import { refusalOfFile } from './file-refusal';

const refuse = (name: string, { type = '', size = 10 } = {}) => refusalOfFile({ name, type, size });

test.each(['people.csv', 'PEOPLE.TSV', 'people.txt', 'people'])('%s can be tried', (name) => {
  expect(refuse(name)).toBeNull();
});

test('a CSV that Windows calls an Excel file can be tried', () => {
  expect(refuse('people.csv', { type: 'application/vnd.ms-excel' })).toBeNull();
});

test.each([
  ['people.xlsx', 'CSV UTF-8'],
  ['people.xls', 'CSV UTF-8'],
  ['people.ods', 'Text CSV'],
  ['people.numbers', 'Export To, CSV'],
  ['people.vcf', 'as CSV'],
])('%s is answered with how to make a CSV of it', (name, how) => {
  expect(refuse(name)).toContain(how);
});

test('what is not a list, empty or too large is refused with its reason', () => {
  expect(refuse('menu.pdf', { type: 'application/pdf' })).toBe(
    'menu.pdf is not a contact list. Choose a CSV or TSV file.',
  );
  expect(refuse('people.csv', { size: 0 })).toBe('people.csv is empty.');
  expect(refuse('people.csv', { size: 200 * 1024 * 1024 + 1 })).toMatch(/up to 200 MB/);
});
