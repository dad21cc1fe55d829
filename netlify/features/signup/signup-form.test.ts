import { parse } from 'node-html-parser';
import { authContract } from '../../../src/contracts/auth';
import { engineContract } from '../../../src/contracts/engine';
import { publicationContract } from '../../../src/contracts/publication';
import { signupContract } from '../../../src/contracts/signup';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import {
  bakery,
  functions,
  onePixel,
  register,
  registerBusy,
  registerOperator,
  registerUnconfirmed,
} from '../../testing/world';
import { fileService } from '../file/file-wiring';

useDatabase();
beforeAll(registerOperator); // else the first account would be one, who needs no confirmation

type Owner = Awaited<ReturnType<typeof register>>;
const visitor = () => makeClient(functions);
const words = {
  title: 'Bread by mail',
  text: 'Two letters a month.',
  button: 'Join',
  wording: 'Yes, Ada’s Bakery may write to me.',
  thanks: 'See you soon.',
  asksName: true,
  asksPhone: false,
  tags: ['Newsletter'],
  open: true,
};
const save = (owner: Owner, change: Partial<typeof words> = {}) =>
  owner.call('signup', signupContract.updateSignupPage, { ...words, ...change });
const slugOf = (owner: Owner) => owner.session.workspace.slug as string;
const page = (slug: string, embed?: string) =>
  visitor().call('signup', signupContract.getSignupForm, { workspaceSlug: slug, ...(embed && { embed }) });

describe('the settings of the page', () => {
  it('propose texts in the business’s name before anything was saved, closed', async () => {
    const owner = await register('Ada’s Bakery');
    expect((await owner.call('signup', signupContract.getSignupPage, {})).body.data).toMatchObject({
      title: 'Hear from Ada’s Bakery',
      wording: expect.stringContaining('Ada’s Bakery may send me'),
      open: false,
      path: `/join/${slugOf(owner)}`,
      confirmed: 0,
      waiting: 0,
    });
    await owner.call('engine', engineContract.updateProfile, { ...bakery, name: 'The Rye House' });
    expect((await owner.call('signup', signupContract.getSignupPage, {})).body.data).toMatchObject({
      title: 'Hear from The Rye House',
      text: expect.stringMatching(/^Neighbourhood bakery with sourdough and pastries\. /),
    });
    expect((await page(slugOf(owner))).status).toBe(404);
  });

  it('propose texts in the language of the workspace', async () => {
    const owner = await register('Zum Brot');
    await asOwner("UPDATE workspaces SET language = 'de' WHERE workspace_id = $1", [owner.workspaceId]);
    expect((await owner.call('signup', signupContract.getSignupPage, {})).body.data).toMatchObject({
      title: 'Neuigkeiten von Zum Brot',
      button: 'Jetzt anmelden',
      wording: expect.stringContaining('Zum Brot darf mir'),
    });
  });

  it('are saved as they are, tags once, and opening is told in the log', async () => {
    const owner = await register();
    expect((await save(owner, { tags: ['Newsletter', 'newsletter', 'Shop'] })).body.data).toMatchObject({
      ...words,
      tags: ['newsletter', 'Shop'],
    });
    await save(owner, { title: 'Other' });
    await save(owner, { open: false });
    expect(
      (
        await asOwner<{ title: string }>(
          "SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'The sign-up page%' ORDER BY created_at, id",
          [owner.workspaceId],
        )
      ).map(({ title }) => title),
    ).toEqual(['The sign-up page was opened', 'The sign-up page was closed']);
    expect((await page(slugOf(owner))).status).toBe(404);
  });

  it('belong to one workspace: another’s page is neither read nor changed', async () => {
    const [owner, stranger] = [await register(), await register()];
    await save(owner);
    await save(stranger, { title: 'Mine' });
    expect((await owner.call('signup', signupContract.getSignupPage, {})).body.data.title).toBe(words.title);
    expect((await page(slugOf(owner))).body).not.toContain('Mine');
  });

  it('cannot open a page of a workspace that shows itself to nobody, and one that is open then closes', async () => {
    const owner = await register();
    await save(owner);
    await asOwner('UPDATE workspaces SET profile_public = false WHERE workspace_id = $1', [owner.workspaceId]);
    expect((await page(slugOf(owner))).status).toBe(404);
    expect((await owner.call('signup', signupContract.getSignupPage, {})).body.data.open).toBe(false);
    expect(await save(owner)).toMatchObject({
      status: 409,
      body: { fields: { open: expect.stringContaining('Settings, Privacy') } },
    });
  });

  it('open no page before an address is confirmed, and keep what was written', async () => {
    const owner = await registerUnconfirmed();
    expect(await save(owner)).toMatchObject({
      status: 403,
      body: {
        code: 'address_unconfirmed',
        fields: { open: expect.stringMatching(/^Confirm your own email address first/) },
      },
    });
    expect((await save(owner, { open: false })).body.data).toMatchObject({ title: words.title, open: false });
    expect((await page(slugOf(owner))).status).toBe(404);
  });

  it('take no mail to confirm with that speaks like a fraud: it goes to whoever is named on the page', async () => {
    const owner = await register();
    const mail = { mailSubject: 'Your account is locked', mailText: 'Verify your password within 24 hours.' };
    expect(await owner.call('signup', signupContract.updateSignupPage, { ...words, ...mail })).toMatchObject({
      status: 400,
      body: {
        fields: {
          mailText:
            'The confirmation email cannot say this, because it mentions a locked account or asks people to confirm their details. Please reword it.',
        },
      },
    });
    expect((await page(slugOf(owner))).status).toBe(404);
    expect(
      (
        await owner.call('signup', signupContract.updateSignupPage, {
          ...words,
          mailSubject: 'One press to go',
          mailText: 'Please confirm that we may write to you.',
        })
      ).status,
    ).toBe(200);
  });

  it('in a demo propose a page and open none', async () => {
    const client = visitor();
    const { body } = await client.call('auth', authContract.login, {
      email: `guest-${crypto.randomUUID()}@example.com`,
      password: 'loaf-of-rye-42',
      zone: 'Europe/London',
    });
    const { slug } = body.data.workspace;
    expect(
      (await client.call('signup', signupContract.updateSignupPage, { ...words, open: false })).body.data,
    ).toMatchObject({ title: words.title, open: false });
    expect((await client.call('signup', signupContract.updateSignupPage, words)).body).toMatchObject({
      code: 'demo_forbidden',
    });
    await asOwner('UPDATE signup_pages SET open = true WHERE workspace_id = $1', [body.data.workspace.id]);
    expect((await page(slug)).status).toBe(404);
  });
});

describe('the hosted page', () => {
  it('shows the form with its words, labels and consent, for people and not for search engines, without script', async () => {
    const owner = await register('Ada’s Bakery');
    await save(owner, { asksPhone: true });
    const { status, response, body } = await page(slugOf(owner));
    const document = parse(body);
    expect([
      status,
      response.headers.get('x-robots-tag'),
      response.headers.get('cache-control'),
      document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    ]).toEqual([200, 'noindex', 'no-store', 'noindex']);
    expect(document.querySelectorAll('script, [onclick], [onload]')).toHaveLength(0);
    expect(document.querySelector('form')?.attributes).toMatchObject({
      method: 'post',
      action: `/join/${slugOf(owner)}`,
    });
    for (const name of ['email', 'name', 'phone', 'agreed', 'website'])
      expect(
        document.querySelector(`label[for="${document.querySelector(`input[name="${name}"]`)?.id}"]`)?.text,
      ).toBeTruthy();
    expect(document.querySelector('label[for="agreed"]')?.text).toBe(words.wording);
    expect(document.querySelector('#who')?.text).toContain('Ada’s Bakery decides how your details are used');
    expect(document.querySelector('input[name="agreed"]')?.hasAttribute('checked')).toBe(false);
  });

  it('hides the field for programs from people and from screen readers', async () => {
    const owner = await register();
    await save(owner);
    const unseen = parse((await page(slugOf(owner))).body).querySelector('input[name="website"]')!;
    expect([
      unseen.getAttribute('tabindex'),
      unseen.getAttribute('autocomplete'),
      unseen.parentNode?.getAttribute('aria-hidden'),
    ]).toEqual(['-1', 'off', 'true']);
  });

  it('asks only for what the workspace wants to know', async () => {
    const owner = await register();
    await save(owner, { asksName: false });
    const document = parse((await page(slugOf(owner))).body);
    expect(['email', 'name', 'phone'].map((name) => document.querySelector(`input[name="${name}"]`) !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows hostile text as plain text', async () => {
    const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(2)>';
    const owner = await register(hostile.slice(0, 60));
    await save(owner, { title: hostile, text: hostile, button: '"><b>x', wording: hostile });
    for (const embed of [undefined, '1']) {
      const document = parse((await page(slugOf(owner), embed)).body);
      expect(document.querySelectorAll('script, img, b, [onerror]')).toHaveLength(0);
    }
  });

  it('shows the logo of its workspace, posts or not, and leads to its public page', async () => {
    const [quiet, busy] = [await register(), await registerBusy()];
    for (const owner of [quiet, busy]) await save(owner);
    const logo = await fileService().keep(quiet.workspaceId, { bytes: onePixel, purpose: 'logo', name: 'logo.gif' });
    await quiet.call('engine', engineContract.updateProfile, { ...bakery, logoFileId: logo.id });
    const [busyPage, quietPage] = [parse((await page(slugOf(busy))).body), parse((await page(slugOf(quiet))).body)];
    expect([busyPage, quietPage].map((shown) => shown.querySelector('header a')?.getAttribute('href'))).toEqual([
      `/p/${slugOf(busy)}`,
      `/p/${slugOf(quiet)}`,
    ]);
    expect(quietPage.querySelector('header img')?.getAttribute('src')).toMatch(
      new RegExp(`^/p/${slugOf(quiet)}/logo\\?v=`),
    );
    const shown = () =>
      visitor().call('publication', publicationContract.getPublicLogo, { workspaceSlug: slugOf(quiet) });
    expect((await shown()).response.headers.get('content-type')).toBe('image/gif');
    await save(quiet, { open: false });
    expect((await shown()).status).toBe(404);
  });

  it('may be framed by any site when it is asked for without its surroundings, and by none otherwise', async () => {
    const owner = await register();
    await save(owner);
    const [whole, bare] = [await page(slugOf(owner)), await page(slugOf(owner), '1')];
    const policies = [whole, bare].map(({ response }) => [
      /frame-ancestors ([^;]+)/.exec(response.headers.get('content-security-policy')!)![1],
      response.headers.get('x-frame-options'),
    ]);
    expect(policies).toEqual([
      ["'none'", 'DENY'],
      ['*', 'ALLOWALL'],
    ]);
    const document = parse(bare.body);
    expect([
      document.querySelector('header, footer'),
      document.querySelector('html')?.getAttribute('data-theme'),
      document.querySelector('form')?.getAttribute('action'),
    ]).toEqual([null, 'light', `/join/${slugOf(owner)}?embed=1`]);
  });

  it.each(['nobody-has-this', 'x'.repeat(120)])('answers that there is nothing at %j', async (slug) => {
    const { status, response, body } = await page(slug);
    expect([status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(parse(body).querySelector('h1')?.text).toBe('Page not found');
  });

  it('of a workspace that is being deleted is gone at once, and one whose trial has ended goes on', async () => {
    const [leaving, ended] = [await register(), await register()];
    for (const owner of [leaving, ended]) await save(owner);
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '3 days' WHERE workspace_id = $1", [
      leaving.workspaceId,
    ]);
    await asOwner("UPDATE workspaces SET ends_at = now() - interval '3 days' WHERE workspace_id = $1", [
      ended.workspaceId,
    ]);
    expect([(await page(slugOf(leaving))).status, (await page(slugOf(ended))).status]).toEqual([404, 200]);
  });
});
