import * as z from 'zod/mini';
import { builtinPhoneNumbers } from '../../providers/builtin/phone-numbers/phone-numbers';
import { readEmail, readPoints } from './contact-points';

describe('an email address', () => {
  it.each([
    ['  Ada@Example.COM ', 'ada@example.com', 'Ada@Example.COM'], ['ada@büro.example', 'ada@xn--bro-hoa.example', 'ada@büro.example'], ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah', 'ada@例え.テスト'],
    ['jose\u0301@example.com', 'josé@example.com', 'josé@example.com'], ["o'hara+list@mail.example.co.uk", "o'hara+list@mail.example.co.uk", "o'hara+list@mail.example.co.uk"],
  ])('%s is compared as %s', (typed, value, shown) => expect(readEmail(typed)).toEqual({ value, shown }));

  it.each(['', 'ada', '@example.com', 'ada@', 'ada@example', 'ada@localhost', 'ada@example.com.', 'a b@example.com', 'ada@@example.com', '.ada@example.com', 'ada..b@example.com', 'ada.@example.com', 'ada@-x.example', 'ada@exa mple.com', 'ada@127.0.0.1', '<ada@example.com>', 'ada@example.com, bo@example.com', `${'a'.repeat(65)}@example.com`, `ada@${'a'.repeat(60)}.${'b.'.repeat(100)}example`])(
    '“%s” is none', (typed) => expect(readEmail(typed)).toBeNull());

  it('is taken wherever a form of the product takes it', () => {
    const form = z.email();
    for (const typed of ['a@b.co', 'first.last@sub.domain.example', 'x_y-z+1@a-b.example', "o'hara@example.com", '1@2.example']) expect([typed, z.safeParse(form, typed).success, readEmail(typed) !== null]).toEqual([typed, true, true]);
  });

  it('is read in a moment, however it was made to take long', () => {
    const began = performance.now();
    for (const typed of ['a'.repeat(50_000), `${'a.'.repeat(20_000)}@`, `a@${'a-'.repeat(20_000)}`, `a@${'a.'.repeat(20_000)}`, `${'@'.repeat(50_000)}x.example`]) expect(readEmail(typed)).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('a phone number', () => {
  it.each([
    ['07700 900123', 'GB', '+447700900123', '07700 900123'], ['+44 (0)7700 900123', null, '+447700900123', '+44 7700 900123'], ['(555) 013-0119', 'US', '+15550130119', '(555) 013-0119'], ['00 49 30 901820', 'GB', '+4930901820', '+49 30 901820'],
    ['0117 496 0123 ext 12', 'GB', '+441174960123;ext=12', '0117 496 0123 x12'], ['٠٧٧٠٠ ٩٠٠١٢٣', 'GB', '+447700900123', '07700 900123'],
  ])('%s in %s is compared as %s and shown as %s', (typed, country, value, shown) => expect(builtinPhoneNumbers.read(typed, country)).toEqual({ value, shown }));

  it('that no plan knows keeps its digits, when there are enough', () => {
    expect(builtinPhoneNumbers.read('Desk  4711', 'GB')).toEqual({ value: '4711', shown: 'Desk 4711' });
    expect(builtinPhoneNumbers.read('07700 900123', null)).toEqual({ value: '07700900123', shown: '07700 900123' });
    for (const typed of ['', '12', 'none']) expect(builtinPhoneNumbers.read(typed, 'GB')).toBeNull();
  });
});

it('addresses are each kept once, in order, and faulty ones are told of by their place', () => {
  expect(readPoints([{ kind: 'email', value: 'Ada@example.com', label: ' Home ' }, { kind: 'phone', value: 'x' }, { kind: 'email', value: 'ADA@example.com' }, { kind: 'phone', value: '07700 900123' }, { kind: 'email', value: 'x' }], 'GB', builtinPhoneNumbers)).toEqual({
    points: [{ kind: 'email', value: 'ada@example.com', shown: 'Ada@example.com', label: 'Home' }, { kind: 'phone', value: '+447700900123', shown: '07700 900123', label: '' }],
    faults: [{ index: 1, sentence: 'Enter a phone number, for example +44 20 7946 0018.' }, { index: 4, sentence: 'Enter an email address, for example ada@example.com.' }],
  });
});
