import { rulesContract } from '../../../../src/contracts/rules';
import { DAY_MS } from '../../../../src/domain/duration';
import { useDatabase, asOwner } from '../../../testing/database';
import { createRuleAt, firingsOf, piecesOf, registerPaying, unfinished } from '../../../testing/builders/running-rules';
import { useSite } from '../../../testing/use-site';
import { ruleJobs } from '../rules-wiring';

useDatabase();

let items: string[] = [];
let reply: { status?: number; body?: string } = {};
const asked: (string | undefined)[] = [];
const { address } = useSite({
  '/feed.xml': (request, response) => {
    asked.push(request.headers['if-none-match']);
    const etag = `"${items.length}"`;
    if (reply.status) return response.writeHead(reply.status).end();
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response
      .writeHead(200, { 'content-type': 'application/rss+xml', etag })
      .end(reply.body ?? `<rss version="2.0"><channel><title>Our blog</title>${items.join('')}</channel></rss>`);
  },
});

const item = (id: string, title = `Post ${id}`, link = `https://blog.example/${id}`) =>
  `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><link>${link}</link></item>`;

beforeEach(() => {
  items = [item('1'), item('2')];
  reply = {};
  asked.length = 0;
});

const SUNDAY = '2027-01-03T12:00:00Z';
const feedRule = async (wish = {}) => {
  const owner = await registerPaying();
  const rule = await createRuleAt(owner, SUNDAY, {
    trigger: { on: 'feed', address: address('/feed.xml') },
    weeklyCap: 14,
    ...wish,
  });
  return { owner, rule };
};

/** What the worker does at an instant: asks for the feed if it is due, reads it, and makes the posts. */
async function readAt(at: string, { workspaceId }: { workspaceId: string }, ruleId: string) {
  const jobs = ruleJobs({ clock: { now: () => new Date(at) } });
  await jobs.advance(new AbortController().signal);
  await jobs.readFeed({ workspaceId, ruleId });
  for (const firing of await unfinished()) await jobs.makePost(firing);
}

describe('a rule that follows a feed', () => {
  it('makes nothing of what was there, and one post of each new item', async () => {
    const { owner, rule } = await feedRule();
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    expect(await piecesOf(owner)).toEqual([]);
    items = [item('3', 'Rye &amp; <![CDATA[<b>spelt</b>]]>'), ...items];
    await readAt('2027-01-04T09:30:00Z', owner, rule.id);
    await readAt('2027-01-04T10:00:00Z', owner, rule.id);
    expect(await piecesOf(owner)).toMatchObject([
      { title: 'Rye & spelt', body: 'Rye & spelt\n\nRead it here: https://blog.example/3', status: 'review' },
    ]);
    const { items: told } = (await owner.call('rules', rulesContract.listRuleFirings, { ruleId: rule.id })).body.data;
    expect(told.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      'Made “Rye & spelt” for “Rye & spelt”.',
    ]);
  });

  it('asks for the feed by its version, so that an unchanged one is not sent again', async () => {
    const { owner, rule } = await feedRule();
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    await readAt('2027-01-04T09:30:00Z', owner, rule.id);
    items = [item('3'), ...items];
    await readAt('2027-01-04T10:00:00Z', owner, rule.id);
    expect(asked).toEqual([undefined, undefined, '"2"', '"2"']); // the first: is it a feed at all?
    expect(await piecesOf(owner)).toHaveLength(1);
  });

  it('makes one post of an item that is edited, moved, repeated, or gone for a while', async () => {
    const { owner, rule } = await feedRule();
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    for (const [hour, now] of [
      [10, [item('3'), item('3', 'Twin')]],
      [11, [item('3', 'Another title', 'https://elsewhere.example/3')]],
      [12, []],
      [13, [item('3'), item('1'), item('2')]],
    ] as const) {
      items = [...now];
      await readAt(`2027-01-04T${hour}:00:00Z`, owner, rule.id);
    }
    expect(await piecesOf(owner)).toHaveLength(1);
  });

  it('keeps to its cap when a feed has fifty new items at once', async () => {
    const { owner, rule } = await feedRule({ weeklyCap: 2 });
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    items = Array.from({ length: 60 }, (_, n) => item(`new-${60 - n}`));
    await readAt('2027-01-04T09:30:00Z', owner, rule.id);
    // The oldest of the newest fifty come first.
    expect((await piecesOf(owner)).map(({ title }) => title)).toEqual(['Post new-11', 'Post new-12']);
    expect((await firingsOf(rule.id)).filter(({ reason }) => reason === 'cap')).toHaveLength(48);
  });

  it('says what is wrong with a feed, and that it is well again', async () => {
    const { owner, rule } = await feedRule();
    const trouble = async () => (await owner.call('rules', rulesContract.listRules, {})).body.data.items[0].trouble;
    reply = { status: 500 };
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    expect(await trouble()).toBe('The feed could not be read. The website answered with an error (500).');
    reply = { body: '<html><body>Hello</body></html>' };
    await readAt('2027-01-04T09:30:00Z', owner, rule.id);
    expect(await trouble()).toMatch(/^The feed could not be read. There is no feed at this address\./);
    reply = {};
    await readAt('2027-01-04T10:00:00Z', owner, rule.id);
    expect(await trouble()).toBeNull();
    // What it had when it was first read is not new.
    expect(await piecesOf(owner)).toEqual([]);
  });

  it('is saved with the reason why its feed cannot be read, at once and after a change of its address', async () => {
    reply = { status: 500 };
    const { owner, rule } = await feedRule();
    expect(rule).toMatchObject({
      active: true,
      trouble: 'The feed could not be read. The website answered with an error (500).',
    });
    const { id: ruleId } = rule;
    const other = { on: 'feed', address: address('/nothing-here') } as const;
    const changed = await owner.call('rules', rulesContract.updateRule, { ...wishOf(), ruleId, trigger: other });
    expect(changed.body.data.trouble).toBe('The feed could not be read. The website answered with an error (404).');
    reply = {};
    const mended = { on: 'feed', address: address('/feed.xml') } as const;
    const back = await owner.call('rules', rulesContract.updateRule, { ...wishOf(), ruleId, trigger: mended });
    expect(back.body.data.trouble).toBeNull();
  });

  it('is not led to our own network, nor by anything else in a hostile feed', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, { trigger: { on: 'feed', address: 'http://169.254.169.254/feed' } });
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    const [row] = await asOwner<{ trouble: string }>('SELECT trouble FROM content_rules WHERE id = $1', [rule.id]);
    expect(row!.trouble).toBe(
      'The feed could not be read. We found no public website at this address. Check the spelling.',
    );
  });

  it('makes nothing of items that came while it was paused', async () => {
    const { owner, rule } = await feedRule();
    await readAt('2027-01-04T09:00:00Z', owner, rule.id);
    await owner.call('rules', rulesContract.pauseRule, { ruleId: rule.id });
    items = [item('3'), ...items];
    await readAt('2027-01-04T09:30:00Z', owner, rule.id);
    await owner.call('rules', rulesContract.resumeRule, { ruleId: rule.id });
    await readAt('2027-01-04T10:00:00Z', owner, rule.id);
    items = [item('4'), ...items];
    await readAt('2027-01-04T10:30:00Z', owner, rule.id);
    expect((await piecesOf(owner)).map(({ title }) => title)).toEqual(['Post 4']);
  });

  it('shows in its dry run what it would have made in the last four weeks', async () => {
    const owner = await registerPaying();
    const day = (back: number) => new Date(Date.now() - back * DAY_MS).toUTCString();
    items = [
      `<item><title>Old news</title><guid>a</guid><pubDate>${day(60)}</pubDate></item>`,
      `<item><title>Last week</title><guid>b</guid><pubDate>${day(7)}</pubDate></item>`,
    ];
    const feed = address('/feed.xml');
    const read = await owner.call('rules', rulesContract.getRuleFeed, { address: feed });
    expect(read.body.data).toMatchObject({ title: 'Our blog', count: 2 });
    const { body } = await owner.call('rules', rulesContract.getRulePreview, {
      ...wishOf(),
      trigger: { on: 'feed', address: feed },
      feedItems: read.body.data.items,
    });
    expect(body.data).toMatchObject({
      ahead: false,
      items: [{ makes: true, sentence: 'One post about “Last week”' }],
      note: 'What is new from now on becomes a post.',
    });
  });

  it('is read for a form only when that is asked for, 20 times an hour, and never by the dry run', async () => {
    const owner = await registerPaying();
    const feed = address('/feed.xml');
    await owner.call('rules', rulesContract.getRulePreview, { ...wishOf(), trigger: { on: 'feed', address: feed } });
    expect(asked).toEqual([]);
    const replies = [];
    for (let times = 1; times <= 21; times += 1)
      replies.push(await owner.call('rules', rulesContract.getRuleFeed, { address: feed }));
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
    expect(asked).toHaveLength(20);
  });

  it('says at its address why it cannot be read', async () => {
    const owner = await registerPaying();
    const { body } = await owner.call('rules', rulesContract.getRuleFeed, { address: 'http://169.254.169.254/feed' });
    expect(body).toMatchObject({
      success: false,
      fields: { address: 'We found no public website at this address. Check the spelling.' },
    });
  });
});

const wishOf = () => ({
  name: 'From the blog',
  pillar: '' as const,
  platforms: ['blog' as const],
  contentTypes: ['picture' as const],
  weeklyCap: 3,
  quietWeekdays: [],
  quietDays: [],
  avoidWords: [],
  needWords: [],
  mode: 'ask' as const,
});
