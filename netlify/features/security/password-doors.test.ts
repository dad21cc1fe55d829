import { accountContract } from '../../../src/contracts/account';
import { authContract } from '../../../src/contracts/auth';
import { engineContract } from '../../../src/contracts/engine';
import { securityContract } from '../../../src/contracts/security';
import { settingsContract } from '../../../src/contracts/settings';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo, linkIn, workPasswordResets } from '../../testing/stored-emails';
import { bakery, functions, person, register } from '../../testing/world';

useDatabase();

const anyone = () => makeClient(functions);
const both = (password: string) => ({ password, confirmPassword: password });
const refused = {
  status: 400,
  body: { code: 'invalid_request', fields: { password: expect.stringMatching(/guess/) } },
};

describe('a password that is easy to guess is refused', () => {
  it.each(['password123', 'bakery2024', 'adabaker', 'Ada’s Bakery'])(
    'when somebody registers with %s; no account is made',
    async (weak) => {
      const form = person();
      expect(await anyone().call('auth', authContract.register, { ...form, ...both(weak) })).toMatchObject(refused);
      expect(await asOwner('SELECT 1 FROM auth.user WHERE email = $1', [form.email])).toEqual([]);
      expect((await anyone().call('auth', authContract.register, form)).status).toBe(200);
    },
  );

  it('after a forgotten one; the link works on', async () => {
    const ada = await register();
    await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
    await workPasswordResets();
    const token = linkIn((await emailsTo(ada.form.email, 'reset-password')).at(-1)!);
    expect(
      await anyone().call('account', accountContract.updatePassword, { token, ...both('Password1!') }),
    ).toMatchObject(refused);
    expect(
      (
        await anyone().call('account', accountContract.updatePassword, {
          token,
          ...both('correct horse battery staple'),
        })
      ).status,
    ).toBe(200);
  });

  it('in the account that an invitation makes; the invitation stays open', async () => {
    const owner = await register('Corner Grill');
    const email = `guest-${crypto.randomUUID()}@example.com`;
    await owner.call('account', accountContract.createInvitation, { email, role: 'member' });
    const token = linkIn((await emailsTo(email, 'invitation')).at(-1)!);
    const accept = (password: string) =>
      anyone().call('account', accountContract.acceptInvitation, { token, name: 'Grace Hopper', ...both(password) });
    expect(await accept('CornerGrill')).toMatchObject(refused);
    expect((await accept('coffee-time-7')).status).toBe(200);
  });

  it('and not asked about at sign-in: who has one from before gets in', async () => {
    const ada = await register();
    const { hash } = await import('@node-rs/argon2');
    await asOwner("UPDATE auth.account SET password = $2 WHERE user_id = $1 AND provider_id = 'credential'", [
      ada.session.user.id,
      await hash('password123'),
    ]);
    expect(
      (await anyone().call('auth', authContract.login, { email: ada.form.email, password: 'password123' })).status,
    ).toBe(200);
  });
});

describe('nothing but words of one’s own business, by whichever name it is known', () => {
  const ownWords = {
    status: 400,
    body: {
      code: 'invalid_request',
      fields: { password: expect.stringMatching(/^Your name, address or company is among the first guesses\./) },
    },
  };
  const guesses = ['Omar Bakery', 'OmarBakery', 'bakery-omar-2026!', 'Omar Bakery GmbH', 'Omar Bakery Ltd.'];

  /**
   * Somebody who registered as Omar Bakery, named the business so in the profile, and has since renamed company
   * and workspace.
   */
  async function registerOmar() {
    const omar = await register('Omar Bakery');
    await omar.call('engine', engineContract.updateProfile, { ...bakery, name: 'Omar Bakery' });
    await omar.call('auth', authContract.updateWorkspace, { name: 'Our shop' });
    await rename(omar, 'Omar Bakery GmbH');
    return omar;
  }
  const rename = async (omar: Awaited<ReturnType<typeof register>>, company: string) => {
    expect((await omar.call('settings', settingsContract.updateSettings, { company })).status).toBe(200);
  };
  const change = (omar: Awaited<ReturnType<typeof register>>, password: string) =>
    omar.call('security', securityContract.changePassword, { currentPassword: omar.form.password, ...both(password) });

  it('is refused where the password changes, and other words are not', async () => {
    const omar = await registerOmar();
    for (const weak of guesses) expect(await change(omar, weak)).toMatchObject(ownWords);
    expect((await change(omar, 'six loaves a day')).status).toBe(200);
  });

  it('is refused also when only the description of the business says it, and in any workspace of the person', async () => {
    const omar = await register('Flour Power');
    await omar.call('auth', authContract.createWorkspace, { name: 'Second shop' });
    await omar.call('engine', engineContract.updateProfile, { ...bakery, name: 'Omar Bakery' });
    await omar.call('auth', authContract.activateWorkspace, { workspaceId: omar.workspaceId });
    for (const weak of ['Omar Bakery', 'second shop 2', 'Flour Power', 'power-flour-GmbH'])
      expect(await change(omar, weak)).toMatchObject(ownWords);
    await rename(omar, 'Elsewhere');
    await omar.call('auth', authContract.updateWorkspace, { name: 'Elsewhere' });
    expect(await change(omar, 'Flour Power')).toMatchObject(ownWords); // the slug still contains the old name
  });

  it('is no business of another workspace', async () => {
    await registerOmar();
    expect((await change(await register('Corner Grill'), 'Omar Bakery')).status).toBe(200);
  });

  it('is refused after a forgotten one; the link works on', async () => {
    const omar = await registerOmar();
    await anyone().call('account', accountContract.createPasswordReset, { email: omar.form.email });
    await workPasswordResets();
    const token = linkIn((await emailsTo(omar.form.email, 'reset-password')).at(-1)!);
    for (const weak of guesses)
      expect(await anyone().call('account', accountContract.updatePassword, { token, ...both(weak) })).toMatchObject(
        ownWords,
      );
    expect(
      (await anyone().call('account', accountContract.updatePassword, { token, ...both('six loaves a day') })).status,
    ).toBe(200);
  });

  it('is refused in the account that an invitation makes', async () => {
    const omar = await registerOmar();
    const email = `guest-${crypto.randomUUID()}@example.com`;
    await omar.call('account', accountContract.createInvitation, { email, role: 'member' });
    const token = linkIn((await emailsTo(email, 'invitation')).at(-1)!);
    const accept = (password: string) =>
      anyone().call('account', accountContract.acceptInvitation, { token, name: 'Grace Hopper', ...both(password) });
    for (const weak of [...guesses, 'our shop 1', 'Hopper Grace']) expect(await accept(weak)).toMatchObject(ownWords);
    expect((await accept('six loaves a day')).status).toBe(200);
  });
});
