import { authContract } from '../../../src/contracts/auth';
import { WEEK_MS } from '../../../src/domain/duration';
import { DEAD_REGISTRATION } from '../../../src/domain/registration';
import { forgetEnv } from '../../config/env';
import { administration } from '../operator/administration-repository';
import { serve } from '../../http/serve';
import { sha256 } from '../../providers/system/digest';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { person } from '../../testing/world';
import { authWiring } from './auth-wiring';

useDatabase();

/** A server that has just started with this setting. */
function startedWith(mode: 'open' | 'invitation' | 'closed') {
  process.env.REGISTRATION = mode;
  forgetEnv();
  const auth = serve(authContract, authWiring);
  const register = (form: object) => makeClient({ auth }).call('auth', authContract.register, form as never);
  return {
    register,
    shownRegistration: async () =>
      (await makeClient({ auth }).call('auth', authContract.getSignInOptions, {})).body.data.registration,
  };
}
afterAll(() => {
  delete process.env.REGISTRATION;
  forgetEnv();
});

/** Does what `npm run operator -- invite` does (scripts/operator-commands.ts). */
async function invite(email: string, now = new Date()): Promise<string> {
  const token = crypto.randomUUID();
  await administration.keepRegistrationLink({
    email,
    hash: sha256(token),
    now,
    expiresAt: new Date(now.getTime() + WEEK_MS),
  });
  return token;
}
const accounts = async (email: string) => (await asOwner('SELECT 1 FROM auth."user" WHERE email = $1', [email])).length;

it('an empty installation lets the first person in, whatever the setting', async () => {
  const { register, shownRegistration } = startedWith('closed');
  expect(await shownRegistration()).toBe('open');
  expect((await register(person())).status).toBe(200);
  expect(await shownRegistration()).toBe('closed');
  const second = person();
  expect(await register(second)).toMatchObject({
    status: 403,
    body: { code: 'forbidden', error: expect.stringMatching(/^You cannot open a new account here for now\./) },
  });
  expect(await accounts(second.email)).toBe(0);
});

it('a closed one accepts nobody, not even with an invitation', async () => {
  const form = person();
  const invitation = await invite(form.email);
  expect((await startedWith('closed').register({ ...form, invitation })).status).toBe(403);
});

it('by invitation, whoever was invited makes one account, for the address that was invited', async () => {
  const { register } = startedWith('invitation');
  const form = person();
  expect(await register(form)).toMatchObject({
    status: 403,
    body: { error: expect.stringMatching(/^You need an invitation to open an account here\./) },
  });
  const invitation = await invite(form.email);
  expect(await register({ ...person(), invitation })).toMatchObject({
    status: 403,
    body: { error: DEAD_REGISTRATION },
  });
  expect(await register({ ...form, invitation: `${invitation}x` })).toMatchObject({
    status: 403,
    body: { error: DEAD_REGISTRATION },
  });
  expect((await register({ ...form, password: 'x', confirmPassword: 'x', invitation })).status).toBe(400); // a refused registration does not use up the invitation
  expect((await register({ ...form, invitation })).status).toBe(200);
  expect(
    await asOwner("SELECT 1 FROM auth.one_time_token WHERE purpose = 'registration' AND subject = $1", [form.email]),
  ).toEqual([]);
  await asOwner('DELETE FROM auth."user" WHERE email = $1', [form.email]);
  expect(await register({ ...form, invitation })).toMatchObject({ status: 403, body: { error: DEAD_REGISTRATION } });
});

it('an invitation ends after seven days, and with a newer one', async () => {
  const { register } = startedWith('invitation');
  const form = person();
  const late = await invite(form.email, new Date(Date.now() - WEEK_MS - 1_000));
  expect((await register({ ...form, invitation: late })).status).toBe(403);
  const [first, second] = [await invite(form.email), await invite(form.email)];
  expect((await register({ ...form, invitation: first })).status).toBe(403);
  expect((await register({ ...form, invitation: second })).status).toBe(200);
});

it('everybody else is told on the pages that lead there', async () => {
  expect(await startedWith('invitation').shownRegistration()).toBe('invitation');
});
