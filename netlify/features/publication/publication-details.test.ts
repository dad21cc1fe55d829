import { parse } from 'node-html-parser';
import { engineContract } from '../../../src/contracts/engine';
import { fileContract } from '../../../src/contracts/file';
import { publicationContract } from '../../../src/contracts/publication';
import { signupContract } from '../../../src/contracts/signup';
import { noDetails } from '../../../src/domain/business-details';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, functions, onePixel, register } from '../../testing/world';
import { engineJobs } from '../engine/engine-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const details = {
  ...noDetails,
  phone: '0117 496 0123',
  address: '12 Elm Street',
  hours: [{ day: 1, from: '08:00', to: '17:00' }],
  prices: [
    { offer: bakery.offers[0]!, price: '£4' },
    { offer: 'no offer', price: '£9' },
  ],
  link: 'book.example/ada',
};
const list = {
  title: 'Bread by mail',
  text: '',
  button: 'Join',
  wording: 'Yes, write to me.',
  thanks: 'See you.',
  asksName: false,
  asksPhone: false,
  tags: [],
  open: true,
};
const slugOf = (owner: Owner) => owner.session.workspace.slug as string;
const page = (owner: Owner) =>
  makeClient(functions).call('publication', publicationContract.getPublicPage, { workspaceSlug: slugOf(owner) });

async function withPost(profile: object = { ...bakery, details }) {
  const owner = await register();
  expect(await owner.call('engine', engineContract.updateProfile, profile as never)).toMatchObject({ status: 200 });
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
  return owner;
}

it('what a profile says for its page is stored whole, its link completed, prices of no offer left out, and stays when an older client saves', async () => {
  const owner = await register();
  const saved = await owner.call('engine', engineContract.updateProfile, { ...bakery, details });
  expect(saved.body.data.details).toEqual({
    ...details,
    link: 'https://book.example/ada',
    prices: [{ offer: bakery.offers[0], price: '£4' }],
  });
  await owner.call('engine', engineContract.updateProfile, { ...bakery, name: 'Ada & Sons' });
  expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toMatchObject({
    name: 'Ada & Sons',
    details: { phone: '0117 496 0123' },
  });
});

it.each([
  [{ phone: 'no' }, 'details.phone', /phone number/],
  [{ email: 'ada' }, 'details.email', /email address/],
  [{ link: 'javascript:alert(1)' }, 'details.link', /like ada-bakery/],
  [{ address: 'x'.repeat(201) }, 'details.address', /at most 200/],
  [{ hours: [{ day: 8, from: '08:00', to: '17:00' }] }, 'details.hours.0.day', /Choose a day/],
  [{ hours: [{ day: 1, from: '', to: '17:00' }] }, 'details.hours.0.from', /Choose a time/],
  [{ hours: [{ day: 1, from: '08:00', to: '08:00' }] }, 'details.hours.0.to', /times are the same/],
  [
    { hours: Array.from({ length: 15 }, () => ({ day: 1, from: '08:00', to: '09:00' })) },
    'details.hours',
    /at most 14/,
  ],
  [{ prices: [{ offer: 'rye', price: 'x'.repeat(41) }] }, 'details.prices.0.price', /at most 40/],
])('is refused at its field: %j', async (part, field, sentence) => {
  const { status, body } = await (
    await register()
  ).call('engine', engineContract.updateProfile, { ...bakery, details: { ...noDetails, ...part } } as never);
  expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(sentence) }]);
});

it('stands on the public page of a visitor, and a page without it has none of it', async () => {
  const [selling, bare] = [await page(await withPost()), await page(await withPost({ ...bakery }))];
  for (const said of [
    'href="tel:01174960123"',
    '<address>12 Elm Street, Bristol</address>',
    '08:00–17:00',
    '£4',
    'href="https://book.example/ada"',
    '"@type":"LocalBusiness"',
  ])
    expect(selling.body).toContain(said);
  expect(selling.body).not.toContain('£9');
  expect(bare.body).not.toMatch(/tel:|<address|LocalBusiness|Opening hours|<form/);
});

describe('before a first post is published', () => {
  const seen = async (owner: Owner) => (await page(owner)).status;

  it('the page shows the business as soon as the profile says how to reach it, with its logo, and without a place for posts', async () => {
    const owner = await register();
    const logoFileId = (
      await owner.call('file', fileContract.createFile, { purpose: 'logo', name: 'logo.gif', bytes: onePixel } as never)
    ).body.data.id as string;
    await owner.call('engine', engineContract.updateProfile, { ...bakery, logoFileId });
    const logo = async () =>
      (
        await makeClient(functions).call('publication', publicationContract.getPublicLogo, {
          workspaceSlug: slugOf(owner),
        })
      ).status;
    expect([await seen(owner), await logo()]).toEqual([404, 404]);
    await owner.call('engine', engineContract.updateProfile, { ...bakery, logoFileId, details });
    const { status, body } = await page(owner);
    expect([status, await logo(), parse(body).querySelectorAll('main li a').length]).toEqual([200, 200, 0]);
    for (const said of [
      'href="tel:01174960123"',
      '12 Elm Street',
      '£4',
      'href="https://book.example/ada"',
      `/p/${slugOf(owner)}/logo?v=`,
    ])
      expect(body).toContain(said);
    expect(
      (await makeClient(functions).call('publication', publicationContract.getFeed, { workspaceSlug: slugOf(owner) }))
        .status,
    ).toBe(200);
    await asOwner('UPDATE workspaces SET profile_public = false WHERE workspace_id = $1', [owner.workspaceId]);
    expect([await seen(owner), await logo()]).toEqual([404, 404]);
  });

  it('the page is there while people can sign up, and the pages around the sign-up lead to it', async () => {
    const owner = await register();
    expect(await seen(owner)).toBe(404);
    await owner.call('signup', signupContract.updateSignupPage, list);
    expect(
      parse((await page(owner)).body)
        .querySelector('form')
        ?.getAttribute('action'),
    ).toBe(`/join/${slugOf(owner)}`);
    expect(
      (await makeClient(functions).call('signup', signupContract.getSignupForm, { workspaceSlug: slugOf(owner) })).body,
    ).toContain(`href="/p/${slugOf(owner)}"`);
    await owner.call('signup', signupContract.updateSignupPage, { ...list, open: false });
    expect(await seen(owner)).toBe(404);
  });
});

it('the sign-up form on the page speaks the business’s language, and so does what leads nowhere its reader’s', async () => {
  const owner = await withPost();
  await asOwner("UPDATE workspaces SET language = 'es' WHERE workspace_id = $1", [owner.workspaceId]);
  await owner.call('signup', signupContract.updateSignupPage, list);
  const section = parse((await page(owner)).body).querySelector('section[aria-labelledby="join"]')!;
  expect([
    section.getAttribute('lang'),
    section.querySelector('label[for="email"]')?.text,
    section.querySelector('#who')?.text,
  ]).toEqual(['es', 'Correo electrónico', expect.stringContaining('decide para qué se usan tus datos')]);
  const gone = parse(
    (
      await makeClient(functions).call(
        'publication',
        publicationContract.getPublicPage,
        { workspaceSlug: 'nobody-is-here' },
        { 'accept-language': 'nl' },
      )
    ).body,
  );
  expect([gone.querySelector('html')?.getAttribute('lang'), gone.querySelector('h1')?.text]).toEqual([
    'nl',
    'Hier is geen pagina',
  ]);
});

it('the page and its posts speak the business’s language: headings, days, buttons, feed and what machines are told', async () => {
  const owner = await withPost({ ...bakery, details: { ...details, link: '' } });
  await asOwner("UPDATE workspaces SET language = 'de' WHERE workspace_id = $1", [owner.workspaceId]);
  await asOwner("UPDATE pieces SET published_at = '2026-03-04T10:00:00Z' WHERE workspace_id = $1", [owner.workspaceId]);
  const shown = parse((await page(owner)).body);
  expect(shown.querySelector('html')?.getAttribute('lang')).toBe('de');
  expect(shown.querySelectorAll('section h2').map(({ text }) => text)).toEqual([
    'Kontakt',
    'Adresse',
    'Öffnungszeiten',
    'Unser Angebot',
  ]);
  for (const said of ['Montag', '4. März 2026', 'Anrufen: 0117 496 0123', 'RSS-Feed', 'Mit Fourbeat veröffentlicht'])
    expect(shown.text).toContain(said);
  const postUrl = new URL(shown.querySelector('main li a')!.getAttribute('href')!);
  const post = await makeClient(functions).call('publication', publicationContract.getPost, {
    workspaceSlug: slugOf(owner),
    postSlug: postUrl.pathname.split('/').at(-1)!,
  });
  expect(post.body).toMatch(/<html lang="de">/);
  expect(post.body).toContain('Mehr von ');
});

it('the page stays without its only post while a visitor finds a website or offers there, and its logo with it', async () => {
  const owner = await withPost({ ...bakery, website: 'https://ada.example' });
  const piece = (await owner.call('engine', engineContract.listPieces, {})).body.data.items[0];
  const { status } = await owner.call('engine', engineContract.takeDownPiece, { pieceId: piece.id });
  const after = await page(owner);
  expect([status, after.status]).toEqual([200, 200]);
  expect(after.body).toContain(bakery.offers[0]);
  expect(after.body).toContain('href="https://ada.example');
  await owner.call('signup', signupContract.updateSignupPage, list);
  expect(
    (await makeClient(functions).call('signup', signupContract.getSignupForm, { workspaceSlug: slugOf(owner) })).body,
  ).toContain(`href="/p/${slugOf(owner)}"`);
  await owner.call('signup', signupContract.updateSignupPage, { ...list, open: false });
  await asOwner("UPDATE profiles SET website = '', offers = '[]' WHERE workspace_id = $1", [owner.workspaceId]);
  expect((await page(owner)).status).toBe(404);
});

it('the sign-up form is there exactly while its page is open, and the page lets a form be sent only then', async () => {
  const owner = await withPost();
  const before = await page(owner);
  expect([before.body.includes('<form'), before.response.headers.get('content-security-policy')]).toEqual([
    false,
    expect.stringContaining("form-action 'none'"),
  ]);
  await owner.call('signup', signupContract.updateSignupPage, list);
  const open = await page(owner);
  const form = parse(open.body).querySelector('form')!;
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([`/join/${slugOf(owner)}`, 'post']);
  expect(open.response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(open.response.headers.get('referrer-policy')).toBe('same-origin');
  expect(open.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  await owner.call('signup', signupContract.updateSignupPage, { ...list, open: false });
  expect((await page(owner)).body).not.toContain('<form');
});

it('a page that has nothing on it yet says so kindly, is found by nobody else, and leads nowhere once it is off', async () => {
  const owner = await register('Ada’s Bakery');
  const seen = await page(owner);
  expect(seen.status).toBe(404);
  expect(seen.body).toContain('Ada’s Bakery has nothing to read here yet');
  expect(seen.body).toContain('<meta name="robots" content="noindex"/>');
  await asOwner('UPDATE workspaces SET profile_public = false WHERE workspace_id = $1', [owner.workspaceId]);
  expect((await page(owner)).body).not.toContain('Ada’s Bakery');
});
