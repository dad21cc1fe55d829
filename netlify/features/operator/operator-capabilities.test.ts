import { judge, type Facts, type Readings } from './operator-capabilities';

const NOW = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const facts: Facts = {
  functions: false,
  publicUrl: 'https://fourbeat.example',
  mailHost: 'smtp.example.com',
  openedAddresses: [],
};
const well: Readings = {
  database: { ok: true, value: { version: '18.4', bytes: 34 * 1000 ** 2, connections: 12, maxConnections: 100 } },
  queues: { ok: true, value: [{ waiting: 2, active: 1, failed: 0, oldestWaitingSeconds: 4 }] },
  worker: { ok: true, value: ago(20) },
  mails: { ok: true, value: { waiting: 0, sending: 0, sent: 9, held: 0, failed: 0, uncertain: 0, ended: 4 } },
  reviews: { ok: true, value: 0 },
  storage: { ok: true, value: { provider: 'Files in the data folder', freeBytes: 80 * 1000 ** 3 } },
  images: { ok: true, value: { name: 'Built-in designer', version: 2 } },
  planner: { ok: true, value: { name: 'Built-in planner' } },
};
const judged = (name: string, readings: Partial<Readings> = {}, more: Partial<Facts> = {}) =>
  judge({ ...well, ...readings }, { ...facts, ...more }, NOW).find((capability) => capability.name === name);

it('reports nothing about a healthy installation', () => {
  expect(judge(well, facts, NOW).map(({ state, advice }) => [state, advice])).toEqual(
    Array.from({ length: 9 }, () => ['ok', null]),
  );
});

it('says of a reading that failed which part it was and what to do, and leaves the others standing', () => {
  const capabilities = judge(
    { ...well, storage: { ok: false, why: 'failed' }, planner: { ok: false, why: 'slow' } },
    facts,
    NOW,
  );
  expect(capabilities.filter(({ state }) => state === 'down').map(({ name, detail }) => [name, detail])).toEqual([
    ['storage', 'Could not be read.'],
    ['planner', 'Did not answer within two seconds.'],
  ]);
  expect(capabilities.filter(({ state }) => state === 'ok')).toHaveLength(7);
});

it('says what a part says of itself, with what the operator can do', () => {
  const said = 'There is no room left for new files. Nothing was lost.';
  expect(judged('storage', { storage: { ok: false, why: 'failed', said } })).toMatchObject({
    state: 'down',
    detail: said,
    advice: expect.stringContaining('the disk is not full'),
  });
});

describe('jobs', () => {
  it('need a worker that was seen lately', () => {
    expect(judged('jobs')).toMatchObject({
      state: 'ok',
      detail: 'A worker checked in 20 seconds ago. 2 waiting, 1 at work, 0 failed.',
    });
    expect(judged('jobs', { worker: { ok: true, value: ago(7_200) } })).toMatchObject({
      state: 'down',
      detail: 'No worker has checked in for 2 hours: posts, ideas and emails are waiting.',
    });
    expect(judged('jobs', { worker: { ok: true, value: null } })).toMatchObject({
      state: 'down',
      advice: expect.stringContaining('npm start'),
    });
    expect(judged('jobs', { worker: { ok: true, value: null } }, { functions: true })).toMatchObject({
      advice: expect.stringContaining('cron-work-jobs'),
    });
  });

  it('are limited by failures, and by a queue that does not get done', () => {
    expect(
      judged('jobs', {
        queues: { ok: true, value: [{ waiting: 0, active: 0, failed: 3, oldestWaitingSeconds: null }] },
      }),
    ).toMatchObject({ state: 'limited', detail: expect.stringContaining('3 failed') });
    expect(
      judged('jobs', {
        queues: { ok: true, value: [{ waiting: 40, active: 0, failed: 0, oldestWaitingSeconds: 1_500 }] },
      }),
    ).toMatchObject({ state: 'limited', detail: expect.stringContaining('The oldest has waited 25 minutes.') });
  });
});

describe('mail', () => {
  it('is limited without a server, and says how many are held and where', () => {
    const mails = {
      ok: true as const,
      value: { waiting: 0, sending: 0, sent: 0, held: 1, failed: 0, uncertain: 0, ended: 4 },
    };
    expect(judged('mail', { mails }, { mailHost: null })).toMatchObject({
      state: 'limited',
      detail: 'No mail server is set, so nothing is sent: 1 email is held in the outbox.',
      advice: expect.stringMatching(/SMTP_URL.*PUBLIC_URL/),
    });
  });

  it('says that campaign mails wait to be looked at, and how', () => {
    expect(judged('mail', { reviews: { ok: true, value: 2 } })).toMatchObject({
      state: 'limited',
      detail: 'Email is sent through smtp.example.com. 2 campaign emails look like fraud and wait for you.',
      advice: expect.stringContaining('npm run operator -- held'),
    });
  });

  it('counts what may not have arrived', () => {
    const mails = {
      ok: true as const,
      value: { waiting: 0, sending: 0, sent: 5, held: 0, failed: 2, uncertain: 1, ended: 4 },
    };
    expect(judged('mail', { mails })).toMatchObject({
      state: 'limited',
      detail: 'Email is sent through smtp.example.com. 3 may not have arrived.',
    });
  });
});

it.each([
  [80 * 1000 ** 3, 'ok', '80 GB'],
  [900 * 1000 ** 2, 'limited', '900 MB'],
  [20 * 1000 ** 2, 'down', '20 MB'],
  [1.5 * 1000 ** 3, 'ok', '1.5 GB'],
] as const)('judges a disk with %p bytes free as %s', (freeBytes, state, said) => {
  expect(judged('storage', { storage: { ok: true, value: { provider: 'Files', freeBytes } } })).toMatchObject({
    state,
    detail: `Files, ${said} free.`,
  });
});

it('asks for a pooler before connections run out', () => {
  const database = { ok: true as const, value: { version: '15.1', bytes: 1, connections: 81, maxConnections: 100 } };
  expect(judged('database', { database })).toMatchObject({
    state: 'limited',
    advice: expect.stringContaining('pooler'),
  });
});

it('names every address that the guard lets through', () => {
  expect(judged('web access', {}, { openedAddresses: ['http://127.0.0.1:9000'] })).toMatchObject({
    state: 'limited',
    detail: expect.stringContaining('http://127.0.0.1:9000'),
  });
});

it('is not content with links that follow whatever address a request names', () => {
  expect(judged('public address', {}, { publicUrl: undefined })).toMatchObject({
    state: 'limited',
    advice: expect.stringContaining('Set PUBLIC_URL'),
  });
  expect(judged('public address')).toMatchObject({
    state: 'ok',
    detail: expect.stringContaining('https://fourbeat.example'),
  });
});
