import { DAY_MS } from './duration';
import {
  allowanceAheadSentence,
  daysToSend,
  returnsSentence,
  sendingAllowance,
  trialSteps,
  type SendingTerms,
} from './sending-allowance';

const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const trial = (partial: Partial<SendingTerms> = {}): SendingTerms => ({
  plan: 'Trial',
  endsAt: daysAgo(-10),
  createdAt: now,
  trialOwner: 'ada',
  sent: 0,
  bounced: 0,
  complained: 0,
  ...partial,
});

test('only a trial with an owner has a limit', () => {
  expect(sendingAllowance(trial(), now)).toEqual({ aDay: 50, anHour: 25 });
  for (const free of [trial({ plan: 'Starter' }), trial({ endsAt: null }), trial({ trialOwner: null })])
    expect(sendingAllowance(free, now)).toBeNull();
});

test('it grows with age and with emails that arrived, but with neither alone', () => {
  const aDay = (days: number, sent: number) => sendingAllowance(trial({ createdAt: daysAgo(days), sent }), now)!.aDay;
  expect([aDay(2, 50), aDay(5, 200), aDay(9, 600)]).toEqual([150, 400, 1_000]);
  expect([aDay(13, 0), aDay(13, 60), aDay(0, 5_000), aDay(3, 5_000)]).toEqual([50, 150, 50, 150]);
  for (const [n, step] of trialSteps.slice(1).entries())
    expect([step.aDay > trialSteps[n]!.aDay, step.anHour > trialSteps[n]!.anHour]).toEqual([true, true]);
});

test('a workspace created a moment in the future begins with the first step', () => {
  expect(sendingAllowance(trial({ createdAt: daysAgo(-1) }), now)).toEqual({ aDay: 50, anHour: 25 });
});

test('bounces or spam reports start it again', () => {
  const grown = { createdAt: daysAgo(10), sent: 1_000 };
  expect(sendingAllowance(trial(grown), now)!.aDay).toBe(1_000);
  expect(sendingAllowance(trial({ ...grown, bounced: 100 }), now)!.aDay).toBe(50);
  expect(sendingAllowance(trial({ ...grown, complained: 3 }), now)!.aDay).toBe(50);
});

test('says over how many days emails go out, including those sent today', () => {
  expect(daysToSend(50, { terms: trial(), sentToday: 0, now })).toBe(1);
  expect(daysToSend(50, { terms: trial(), sentToday: 10, now })).toBe(2);
  // 50 and 50, then 150 a day.
  expect(daysToSend(400, { terms: trial(), sentToday: 0, now })).toBe(4);
  expect(daysToSend(5_000, { terms: trial({ plan: 'Pro' }), sentToday: 0, now })).toBe(1);
  expect(daysToSend(10_000_000, { terms: trial(), sentToday: 0, now })).toBe(60);
});

test('is announced before a campaign that takes longer than it seems', () => {
  expect(allowanceAheadSentence(400, { terms: trial(), sentToday: 0, now })).toBe(
    'Your trial may send 50 more emails today, and more each day as long as they are delivered well. This will be sent over 4 days.',
  );
  expect(allowanceAheadSentence(40, { terms: trial(), sentToday: 0, now })).toBe(
    'Your trial may send 25 emails an hour, so this will be sent over several hours.',
  );
  expect(allowanceAheadSentence(20, { terms: trial(), sentToday: 0, now })).toBeNull();
  expect(allowanceAheadSentence(20_000, { terms: trial({ plan: 'Pro' }), sentToday: 0, now })).toBeNull();
});

test.each([
  [{ sent: 49, bounced: 49, complained: 49 }, null],
  [{ sent: 100, bounced: 9, complained: 1 }, null],
  [{ sent: 100, bounced: 10, complained: 0 }, /^10 of the last 100 emails bounced/],
  [{ sent: 100, bounced: 0, complained: 2 }, /^2 of the last 100 emails were reported as spam/],
  [{ sent: 1_000, bounced: 0, complained: 2 }, null],
  [{ sent: 1_000, bounced: 0, complained: 3 }, /^3 of the last 1,000 emails were reported/],
])('with %j bounced or reported, a campaign stops or not', (returns, said) => {
  if (said === null) expect(returnsSentence(returns)).toBeNull();
  else expect(returnsSentence(returns)).toMatch(said);
});
