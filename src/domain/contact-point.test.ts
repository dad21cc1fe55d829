import { isNoPoint } from './contact-point';

it.each(['ada@example.com', 'päul@münchen.example', "o'neil+news@example.co.uk", ' ada@example.com '])(
  '%j may be an email address',
  (text) => expect(isNoPoint('email', text)).toBe(false),
);
it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada @ example', 'ada@exa mple.com'])(
  '%j cannot be one',
  (text) => expect(isNoPoint('email', text)).toBe(true),
);
it.each([
  ['020 7946 0018', false],
  ['١٢٣٤', true],
  ['112', false],
  ['call me', true],
  ['12', true],
] as const)('as a number, %j is refused: %s', (text, refused) => expect(isNoPoint('phone', text)).toBe(refused));
