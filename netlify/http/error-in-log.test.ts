import { DrizzleQueryError } from 'drizzle-orm';
import { errorInLog, stackOf } from './error-in-log';

const failingQuery = () => new Error('duplicate key value violates unique constraint "user_email_key"');
const wrapped = () =>
  new DrizzleQueryError(
    'insert into "user" values ($1, $2)',
    ['ada@example.com', 'hunter2\n    at secretKey (/srv/vault.ts:7:7)'],
    failingQuery(),
  );

it('names the calls of an error and of its causes, the innermost first, each once', () => {
  const calls = stackOf(wrapped());
  expect(calls[0]).toMatch(/^failingQuery \(netlify\/http\/error-in-log\.test\.ts:4:\d+\)$/);
  expect(calls.findIndex((call) => call.startsWith('failingQuery '))).toBeLessThan(
    calls.findIndex((call) => call.includes('wrapped ')),
  );
  expect(new Set(calls).size).toBe(calls.length);
});

it('keeps queries, values and messages out, also those that look like a call', () => {
  const said = JSON.stringify(stackOf(wrapped()));
  for (const secret of ['ada@example.com', 'hunter2', 'secretKey', 'vault', 'insert into', 'duplicate key'])
    expect(said).not.toContain(secret);
});

it('keeps out what was put into a message after it was thrown', () => {
  const error = new Error('first');
  error.message = 'second';
  error.stack = 'Error: a message with hunter2\n    at hunter2 (/srv/vault.ts:7:7)';
  expect(stackOf(error)).toEqual([]);
});

it('says what the innermost cause says, with its code', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['hunter2'],
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  );
  expect(errorInLog(error).detail).toBe('Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432');
});

it('says what an object says that is no error', () => {
  expect(errorInLog({ message: 'connect ECONNREFUSED 127.0.0.1:5432', queue: 'send-mail' }).detail).toBe(
    'connect ECONNREFUSED 127.0.0.1:5432',
  );
});

it.each([
  ['a word', 'broken'],
  ['nothing', undefined],
  ['an object', { message: 'x', stack: '    at x (/a.ts:1:1)' }],
])('has no calls for %s that was thrown', (_name, thrown) => {
  expect(stackOf(thrown)).toEqual([]);
});

it('ends with causes that go in a circle', () => {
  const [one, two] = [new Error('one'), new Error('two')];
  Object.assign(one, { cause: two });
  Object.assign(two, { cause: one });
  expect(errorInLog(one).stack.length).toBeGreaterThan(0);
});
