import { accountContract } from '../../../src/contracts/account';
import { authContract } from '../../../src/contracts/auth';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { lettersTo, linkIn, workPasswordResets } from '../../testing/letters';
import { functions, person, register } from '../../testing/world';

useDatabase();

const anyone = () => makeClient(functions);
const both = (password: string) => ({ password, confirmPassword: password });
const refused = { status: 400, body: { code: 'invalid_request', fields: { password: expect.stringMatching(/guess/) } } };

describe('a password that is easy to guess is refused', () => {
  it.each(['password123', 'bakery2024', 'adabaker', 'Ada’s Bakery'])('when somebody registers with %s; no account is made', async (weak) => {
    const form = person();
    expect(await anyone().call('auth', authContract.register, { ...form, ...both(weak) })).toMatchObject(refused);
    expect(await asOwner('SELECT 1 FROM auth.user WHERE email = $1', [form.email])).toEqual([]);
    expect((await anyone().call('auth', authContract.register, form)).status).toBe(200);
  });

  it('after a forgotten one; the link works on', async () => {
    const ada = await register();
    await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
    await workPasswordResets();
    const token = linkIn((await lettersTo(ada.form.email, 'reset-password')).at(-1)!);
    expect(await anyone().call('account', accountContract.updatePassword, { token, ...both('Password1!') })).toMatchObject(refused);
    expect((await anyone().call('account', accountContract.updatePassword, { token, ...both('correct horse battery staple') })).status).toBe(200);
  });

  it('in the account that an invitation makes; the invitation stays open', async () => {
    const owner = await register('Corner Grill');
    const email = `guest-${crypto.randomUUID()}@example.com`;
    await owner.call('account', accountContract.createInvitation, { email, role: 'member' });
    const token = linkIn((await lettersTo(email, 'invitation')).at(-1)!);
    const accept = (password: string) => anyone().call('account', accountContract.acceptInvitation, { token, name: 'Grace Hopper', ...both(password) });
    expect(await accept('CornerGrill')).toMatchObject(refused);
    expect((await accept('coffee-time-7')).status).toBe(200);
  });

  it('and not asked about at sign-in: who has one from before gets in', async () => {
    const ada = await register();
    const { hash } = await import('@node-rs/argon2');
    await asOwner("UPDATE auth.account SET password = $2 WHERE user_id = $1 AND provider_id = 'credential'", [ada.session.user.id, await hash('password123')]);
    expect((await anyone().call('auth', authContract.login, { email: ada.form.email, password: 'password123' })).status).toBe(200);
  });
});
