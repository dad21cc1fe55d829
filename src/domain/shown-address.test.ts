import { readEmailAddress } from './email-address';
import { shownAddress, shownPage } from './shown-address';

it.each(['ada@müller.example', 'ada@bücher.straße-5.example', '用户@例え.jp', 'ада@почта.рф', 'ada@a-ü-b.example'])(
  '%s is shown as it was typed, however it is stored',
  (typed) => {
    const { value } = readEmailAddress(typed)!;
    expect(value).toContain('xn--');
    expect(shownAddress(value)).toBe(typed);
  },
);

it.each([
  'ada@example.com',
  'ada@xn--.example',
  'ada@xn--99999999.example',
  'ada@xn--abc.example',
  '+442079460018',
  '',
  'xn--mller-kva@example.com',
])('%p stays unchanged', (kept) => expect(shownAddress(kept)).toBe(kept));

test('a page has its host in its own script, and its path as it is', () => {
  expect(shownPage('xn--bckerei-5wa.example/xn--bckerei-5wa/a@b')).toBe('bäckerei.example/xn--bckerei-5wa/a@b');
  expect(shownPage('xn--bckerei-5wa.example')).toBe('bäckerei.example');
  expect(shownPage('grill.example/')).toBe('grill.example/');
  expect(shownPage('')).toBe('');
});
