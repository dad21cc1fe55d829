import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { readPoints } from './contact-points';

describe('a phone number', () => {
  it.each([
    ['07700 900123', 'GB', '+447700900123', '07700 900123'],
    ['+44 (0)7700 900123', null, '+447700900123', '+44 7700 900123'],
    ['(555) 013-0119', 'US', '+15550130119', '(555) 013-0119'],
    ['00 49 30 901820', 'GB', '+4930901820', '+49 30 901820'],
    ['0117 496 0123 ext 12', 'GB', '+441174960123;ext=12', '0117 496 0123 x12'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', 'GB', '+447700900123', '07700 900123'],
  ])('%s in %s is compared as %s and shown as %s', (typed, country, value, shown) =>
    expect(builtinPhoneNumbers.read(typed, country)).toEqual({ value, shown }),
  );

  it('that no plan knows keeps its digits, when there are enough', () => {
    expect(builtinPhoneNumbers.read('Desk  4711', 'GB')).toEqual({ value: '4711', shown: 'Desk 4711' });
    expect(builtinPhoneNumbers.read('07700 900123', null)).toEqual({ value: '07700900123', shown: '07700 900123' });
    for (const typed of ['', '12', 'none']) expect(builtinPhoneNumbers.read(typed, 'GB')).toBeNull();
  });
});

it('addresses are each kept once, in order, and faulty ones are told of by their place', () => {
  expect(
    readPoints(
      [
        { kind: 'email', value: 'Ada@example.com', label: ' Home ' },
        { kind: 'phone', value: 'x' },
        { kind: 'email', value: 'ADA@example.com' },
        { kind: 'phone', value: '07700 900123' },
        { kind: 'email', value: 'x' },
      ],
      'GB',
      builtinPhoneNumbers,
    ),
  ).toEqual({
    points: [
      { kind: 'email', value: 'ada@example.com', shown: 'Ada@example.com', label: 'Home' },
      { kind: 'phone', value: '+447700900123', shown: '07700 900123', label: '' },
    ],
    faults: [
      { index: 1, sentence: 'Enter a phone number, for example +44 20 7946 0018.' },
      { index: 4, sentence: 'Enter an email address, for example ada@example.com.' },
    ],
  });
});
