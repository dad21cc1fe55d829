import { allowedTypes, fileName, filePurposeNames, filePurposes, fileTypes, isFileType } from './file-purpose';

it.each(filePurposeNames)(
  'accepts for a %s only types that can be served, and no more than one request holds',
  (purpose) => {
    for (const type of filePurposes[purpose].types) expect(fileTypes).toHaveProperty([type]);
    expect(filePurposes[purpose].maxBytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  },
);

it('lists types as a person would', () => {
  expect(allowedTypes('logo')).toBe('PNG, JPEG, WebP or GIF');
});

it.each(['constructor', '__proto__', 'image/svg+xml', 'text/html'])('has no type %s', (type) => {
  expect(isFileType(type)).toBe(false);
});

it.each([
  ['Our logo.PNG', 'Our logo.webp'],
  ['logo.php.png', 'logo.php.webp'],
  ['../../etc/passwd', 'passwd.webp'],
  ['C:\\pictures\\shop front.jpeg', 'shop front.webp'],
  ['...', 'logo.webp'],
  ['', 'logo.webp'],
  ['.htaccess', 'logo.webp'],
  ['a<b>|c?.gif', 'a b c.webp'],
  ['Bäckerei 🍞.png', 'Bäckerei 🍞.webp'],
  ['x'.repeat(300), `${'x'.repeat(100)}.webp`],
])('calls %j %j when it is a WebP', (given, expected) => {
  expect(fileName(given, 'image/webp', 'logo')).toBe(expected);
});
