import pg from 'pg';
import { authContract } from '../../../src/contracts/auth';
import { forgetEnv } from '../../config/env';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { functions, register, registerOperator } from '../../testing/world';

useDatabase();
beforeAll(async () => {
  process.env.DEMO_LOGIN = 'off'; // otherwise the demo that opens would reveal an unknown address
  forgetEnv();
  await registerOperator();
});
afterAll(() => {
  delete process.env.DEMO_LOGIN;
  forgetEnv();
});

/** How many database queries a refused sign-in makes, each of which takes time. */
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
  await questionsFor(`warm-${crypto.randomUUID()}@example.com`); // the first call opens connections
  const unknown = await questionsFor(`nobody-${crypto.randomUUID()}@example.com`);
  expect(unknown).toBeGreaterThan(1);
  expect(await questionsFor(form.email)).toBe(unknown);
});
