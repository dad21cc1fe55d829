import { publicationContract } from '../../../src/contracts/publication';
import { signupContract } from '../../../src/contracts/signup';
import { forgetReading } from '../../http/limits-wiring';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, register, registerBusy } from '../../testing/world';

useDatabase();

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
};
let owner: Owner;
beforeAll(async () => {
  owner = await registerBusy();
});
beforeEach(async () => {
  forgetReading();
  await asOwner('DELETE FROM event_inbox');
});

type Owner = Awaited<ReturnType<typeof registerBusy>>;
const slug = () => owner.session.workspace.slug as string;
const views = () =>
  asOwner<Record<string, unknown>>(
    "SELECT page, source, medium, campaign, device, subject_id, person FROM event_inbox WHERE workspace_id = $1 AND kind = 'view' ORDER BY seq",
    [owner.workspaceId],
  );
async function findPost() {
  const [post] = await asOwner<{ id: string; slug: string }>(
    "SELECT id, slug FROM pieces WHERE workspace_id = $1 AND status = 'published'",
    [owner.workspaceId],
  );
  return post!;
}
const openPage = (headers: Record<string, string> = {}, visitor: Pick<Owner, 'call'> = makeClient(functions)) =>
  visitor.call('publication', publicationContract.getPublicPage, { workspaceSlug: slug() }, { ...BROWSER, ...headers });

it('counts a view of a business’s page and of its posts when they are served, without a script', async () => {
  const post = await findPost();
  const visitor = makeClient(functions);
  const page = await openPage({ referer: 'https://www.search.example/' }, visitor);
  await visitor.call(
    'publication',
    publicationContract.getPost,
    { workspaceSlug: slug(), postSlug: post.slug },
    { ...BROWSER, referer: `http://localhost:8888/p/${slug()}` },
  );
  const noted = await views();
  expect(noted).toMatchObject([
    { page: `localhost/p/${slug()}`, source: 'search.example', device: 'desktop', subject_id: null },
    { page: `localhost/p/${slug()}/${post.slug}`, source: '', subject_id: post.id },
  ]);
  expect(noted[0]!.person).toBe(noted[1]!.person);
  expect(page.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

it('names the campaign in the address', async () => {
  await functions.publication(
    new Request(`http://localhost:8888/p/${slug()}?utm_source=Flyer&utm_campaign=Spring`, { headers: BROWSER }),
    { ip: '198.18.7.7' },
  );
  expect(await views()).toMatchObject([{ source: 'flyer', campaign: 'Spring' }]);
});

it('counts a page that a browser asks for again and has already', async () => {
  const { response } = await openPage();
  const again = await openPage({ 'if-none-match': response.headers.get('etag')! });
  expect(again.status).toBe(304);
  expect(await views()).toHaveLength(2);
});

it.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
  ['a page loaded ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a frame of another page', { 'sec-fetch-dest': 'iframe' }],
  ['a script that reads it', { 'sec-fetch-dest': 'empty' }],
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
])('does not count %s, and serves the page', async (_what, headers) => {
  expect((await openPage(headers)).status).toBe(200);
  expect(await views()).toEqual([]);
});

it('does not count a HEAD, an unknown post, the feed or a picture', async () => {
  const ask = (path: string, method = 'GET') =>
    functions.publication(new Request(`http://localhost:8888/p/${slug()}${path}`, { method, headers: BROWSER }), {
      ip: '198.18.7.8',
    });
  const [picture] = await asOwner<{ id: string }>('SELECT id FROM creations WHERE workspace_id = $1 LIMIT 1', [
    owner.workspaceId,
  ]);
  const statuses = [];
  for (const asked of [ask('', 'HEAD'), ask('/nothing-here'), ask('/feed.xml'), ask(`/pictures/${picture!.id}`)])
    statuses.push((await asked).status);
  expect(statuses.slice(0, 3)).toEqual([200, 404, 200]);
  expect(await views()).toEqual([]);
});

it('does not count members of the workspace itself, but those of others', async () => {
  const neighbour = await register('A neighbour');
  await openPage({}, owner);
  expect(await views()).toEqual([]);
  await openPage({}, neighbour);
  expect(await views()).toHaveLength(1);
});

it('counts the sign-up page by itself and not in a frame', async () => {
  await asOwner('UPDATE signup_pages SET open = true WHERE workspace_id = $1', [owner.workspaceId]);
  for (const embed of [undefined, '1'])
    await makeClient(functions).call(
      'signup',
      signupContract.getSignupForm,
      { workspaceSlug: slug(), ...(embed && { embed }) } as never,
      BROWSER,
    );
  expect(await views()).toMatchObject([{ page: `localhost/join/${slug()}` }]);
});
