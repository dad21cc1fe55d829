import pg from 'pg';
import { authContract } from '../../../src/contracts/auth';
import { forgetEnv } from '../../config/env';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { functions, register, registerOperator } from '../../testing/world';

useDatabase();
beforeAll(async () => {
  process.env.DEMO_LOGIN = 'off'; // else the demo that opens tells an unknown address
  forgetEnv();
  await registerOperator();
});
afterAll(() => {
  delete process.env.DEMO_LOGIN;
  forgetEnv();
});

/** How many questions the database is asked until a sign-in is refused, each of which takes its time. */
async function questionsFor(email: string): Promise<number> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  try {
    const { status } = await makeClient(functions).call('auth', authContract.login, {
      email,
      password: 'not the password at all',
    });
    expect(status).toBe(401);
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}

it('a sign-in that is refused asks the database as much for an address with an account as for one without', async () => {
  const { form } = await register();
  await questionsFor(`warm-${crypto.randomUUID()}@example.com`); // the first opens connections
  const unknown = await questionsFor(`nobody-${crypto.randomUUID()}@example.com`);
  expect(unknown).toBeGreaterThan(1);
  expect(await questionsFor(form.email)).toBe(unknown);
});
