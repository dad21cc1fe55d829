import { rulesContract } from '../../../../src/contracts/rules';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  createRuleAt,
  firingsOf,
  minuteAt,
  piecesOf,
  registerPaying,
  unfinished,
} from '../../../testing/builders/running-rules';
import { ruleJobs } from '../rules-wiring';

useDatabase();

const wish = { mode: 'ask' } as const;

describe('rules by the clock', () => {
  it('make one post at their time, and none a minute earlier or later', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-03T12:00:00Z', wish);
    await minuteAt('2027-01-04T08:59:00Z');
    expect(await firingsOf(rule.id)).toEqual([]);
    await minuteAt('2027-01-04T09:00:00Z');
    await minuteAt('2027-01-04T09:01:00Z');
    expect(await firingsOf(rule.id)).toMatchObject([{ key: 'on 2027-01-04', state: 'made', held: null }]);
    expect(await piecesOf(owner)).toMatchObject([{ status: 'review', version: 1 }]);
    await minuteAt('2027-01-11T09:00:30Z');
    expect((await piecesOf(owner)).map(({ status }) => status)).toEqual(['review', 'review']);
  });

  it('stay at nine o’clock over both clock changes', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-03-26T12:00:00Z', {
      ...wish,
      weeklyCap: 14,
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: '2027-01-01', time: '09:00' },
    });
    for (const day of ['27', '28', '29']) await minuteAt(`2027-03-${day}T10:00:00Z`);
    await asOwner('UPDATE content_rules SET checked_at = $2, next_at = $2 WHERE id = $1', [
      rule.id,
      '2027-10-29T12:00:00Z',
    ]);
    for (const day of ['30', '31']) await minuteAt(`2027-10-${day}T10:00:00Z`);
    // British summer time lasts from 28 March to 31 October 2027.
    expect((await firingsOf(rule.id)).map(({ at }) => at.toISOString())).toEqual([
      '2027-03-27T09:00:00.000Z',
      '2027-03-28T08:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
      '2027-10-30T08:00:00.000Z',
      '2027-10-31T09:00:00.000Z',
    ]);
  });

  it('come once when the clock skips their time, and once when it shows it twice', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-03-27T12:00:00Z', {
      ...wish,
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: '2027-01-01', time: '01:30' },
    });
    for (const time of ['00:29', '00:30', '01:00', '01:30', '02:00']) await minuteAt(`2027-03-28T${time}:00Z`);
    expect((await firingsOf(rule.id)).map(({ at }) => at.toISOString())).toEqual(['2027-03-28T01:30:00.000Z']);
    await asOwner('UPDATE content_rules SET checked_at = $2, next_at = $2 WHERE id = $1', [
      rule.id,
      '2027-10-30T12:00:00Z',
    ]);
    for (const time of ['00:29', '00:30', '01:00', '01:30', '02:00']) await minuteAt(`2027-10-31T${time}:00Z`);
    expect((await firingsOf(rule.id)).map(({ at }) => at.toISOString())).toEqual([
      '2027-03-28T01:30:00.000Z',
      '2027-10-31T00:30:00.000Z',
    ]);
  });

  it('follow the workspace into another zone without coming twice on one day', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-04T00:00:00Z', {
      ...wish,
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: '2027-01-01', time: '09:00' },
    });
    await minuteAt('2027-01-04T09:00:00Z');
    await asOwner("UPDATE workspaces SET zone = 'America/New_York' WHERE workspace_id = $1", [owner.workspaceId]);
    await minuteAt('2027-01-04T14:00:00Z'); // nine o'clock in New York, on a day that has had its post
    expect((await firingsOf(rule.id)).map(({ key }) => key)).toEqual(['on 2027-01-04']);
    await minuteAt('2027-01-05T09:00:00Z');
    expect(await firingsOf(rule.id)).toHaveLength(1);
    await minuteAt('2027-01-05T14:00:00Z');
    expect((await firingsOf(rule.id)).map(({ key, at }) => [key, at.toISOString()])).toEqual([
      ['on 2027-01-04', '2027-01-04T09:00:00.000Z'],
      ['on 2027-01-05', '2027-01-05T14:00:00.000Z'],
    ]);
  });

  it('make up for minutes that were missed, and not for days', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-03T00:00:00Z', {
      ...wish,
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: '2027-01-01', time: '09:00' },
    });
    await minuteAt('2027-01-05T20:00:00Z');
    expect((await firingsOf(rule.id)).map(({ day, state, reason }) => [day, state, reason])).toEqual([
      ['2027-01-03', 'skipped', 'late'],
      ['2027-01-04', 'skipped', 'late'],
      ['2027-01-05', 'made', null],
    ]);
  });

  it('come once when two workers look at the same minute', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-03T00:00:00Z', wish);
    const jobs = ruleJobs({ clock: { now: () => new Date('2027-01-04T09:00:00Z') } });
    const { signal } = new AbortController();
    await Promise.all([jobs.advance(signal), jobs.advance(signal), jobs.advance(signal)]);
    const [firing, ...others] = await unfinished();
    expect(others).toEqual([]);
    await Promise.all([jobs.makePost(firing!), jobs.makePost(firing!), jobs.makePost(firing!)]);
    expect(await piecesOf(owner)).toHaveLength(1);
    expect(await firingsOf(rule.id)).toMatchObject([{ state: 'made' }]);
  });

  it('rest while they are paused, and make up for nothing when they go on', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-03T00:00:00Z', wish);
    await owner.call('rules', rulesContract.pauseRule, { ruleId: rule.id });
    await minuteAt('2027-01-04T09:00:00Z');
    const { body } = await owner.call('rules', rulesContract.resumeRule, { ruleId: rule.id });
    expect(body.data).toMatchObject({ active: true, nextAt: expect.any(String) });
    expect(await firingsOf(rule.id)).toEqual([]);
  });

  it('come before their holiday, once a year for each of them', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-02-01T00:00:00Z', {
      ...wish,
      trigger: { on: 'holiday', holidays: ['valentine'], daysBefore: 5, time: '10:00' },
    });
    await minuteAt('2027-02-09T10:00:00Z');
    await minuteAt('2027-02-10T10:00:00Z');
    await minuteAt('2028-02-09T10:00:00Z');
    expect((await firingsOf(rule.id)).map(({ key, state }) => [key, state])).toEqual([
      ['holiday valentine 2027-02-14', 'made'],
      ['holiday valentine 2028-02-14', 'made'],
    ]);
    expect((await piecesOf(owner)).every(({ title, body }) => /valentine/i.test(title + body))).toBe(true);
  });
});
