import { slugify } from './slug';

test.each([
  ['Zoë’s Ćafé & Sons', 'zoes-cafe-sons'],
  ['  --Rye 24/7--  ', 'rye-24-7'],
  ['麵包店', ''],
  ['../../etc/passwd', 'etc-passwd'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
