import { groupSuppressions, type Suppression } from './suppression-groups';

const at = '2026-06-01T10:00:00.000Z';
const one = (number: number, partial: Partial<Suppression> = {}): Suppression => ({
  id: `d1e2f3a4-8c3a-4d8b-8dbd-4c5a6f7e8d0${number}`,
  channel: 'email',
  point: 'ada@example.com',
  reason: 'blocked',
  cause: '',
  importId: null,
  at,
  ...partial,
});

test('an erased person and a number for texts and calls are one row each; another time, reason or address is another row', () => {
  const groups = groupSuppressions([
    one(1, { reason: 'erased', point: null, channel: 'voice' }),
    one(2, { point: '+442079460018', channel: 'voice' }),
    one(3, { reason: 'erased', point: null }),
    one(4, { point: '+442079460018', channel: 'sms' }),
    one(5, { reason: 'erased', point: null, channel: 'sms' }),
    one(6),
    one(7, { reason: 'erased', point: null, at: '2026-05-01T10:00:00.000Z' }),
    one(8, { reason: 'unsubscribed' }),
  ]);
  expect(groups.map(({ reason, point, channels, ids }) => [reason, point, channels, ids.length])).toEqual([
    ['erased', null, ['email', 'sms', 'voice'], 3],
    ['blocked', '+442079460018', ['sms', 'voice'], 2],
    ['blocked', 'ada@example.com', ['email'], 1],
    ['erased', null, ['email'], 1],
    ['unsubscribed', 'ada@example.com', ['email'], 1],
  ]);
});
