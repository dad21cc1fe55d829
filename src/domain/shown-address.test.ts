import { readEmailAddress } from './email-address';
import { shownAddress } from './shown-address';

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
