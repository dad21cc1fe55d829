import { isForwarded, replySubject, subjectKey } from './mail-subject';

it.each([
  ['Re: Rye', 'rye'],
  ['RE: AW: Fwd: Rye ', 'rye'],
  ['Re[2]: Rye', 'rye'],
  ['SV: VS: Rye', 'rye'],
  ['回复：订蛋糕', '订蛋糕'],
  ['返信: 供花', '供花'],
  ['[EXT] Re: Rye', 'rye'],
  ['[Order 12] Rye', '[order 12] rye'],
  ['Re:', ''],
  ['Reply to you', 'reply to you'],
])('%j belongs to the thread %j', (subject, key) => {
  expect(subjectKey(subject)).toBe(key);
});

it('an answer has one mark', () => {
  expect(replySubject('AW: Re: Rye')).toBe('Re: Rye');
  expect(replySubject('')).toBe('Re: your message');
  expect(replySubject('[Order 12] Rye')).toBe('Re: [Order 12] Rye');
});

it.each([
  ['Fwd: Invoice', true],
  ['WG: Rechnung', true],
  ['Re: FW: Invoice', true],
  ['Forward planning', false],
  ['Re: Invoice', false],
])('%j is passed on: %s', (subject, forwarded) => {
  expect(isForwarded(subject)).toBe(forwarded);
});
