import { attachmentName } from './attachment';

it.each([
  ['C:\\photos\\cake.JPG', 'image/jpeg', 'cake.jpg'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['invoice\u202Egpj.exe', 'application/pdf', 'invoice gpj.pdf'],
  ['', 'text/csv', 'file.csv'],
  ['...', 'image/png', 'file.png'],
] as const)('%j as %s is stored as %j', (given, type, name) => {
  expect(attachmentName(given, type)).toBe(name);
});

it('cuts a long name between characters', () => {
  expect(attachmentName('😀'.repeat(300), 'image/png')).toBe(`${'😀'.repeat(100)}.png`);
});
