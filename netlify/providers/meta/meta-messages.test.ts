import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import { buildConnection } from '../../testing/builders/network-posts';
import { buildOutgoing } from '../../testing/builders/outgoing-message';
import type { graphError } from '../../testing/meta-server';
import { META_PAGE, META_PERSON, META_SECRET, META_TOKEN, useMeta } from '../../testing/meta-server';
import { never } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { hideMetaComment, metaMessages, type MetaMessagesDependencies } from './meta-messages';

const { vendor, state } = useMeta();
const now = new Date('2026-11-28T12:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const connection = (accessToken = META_TOKEN) =>
  buildConnection({ settings: { pageId: META_PAGE }, secrets: { accessToken, appSecret: META_SECRET } });
const web = () => makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' });
const port = (channel: 'facebook' | 'instagram', more: Partial<MetaMessagesDependencies> = {}) =>
  metaMessages({
    channel,
    web: web(),
    open: async () => connection(),
    saidLast: async () => ago(HOUR_MS),
    linksOf: async () => ['https://shop.example/f/1'],
    clock: { now: () => now },
    origin: vendor.origin(),
    ...more,
  });
const send = (
  message = {},
  more: Partial<MetaMessagesDependencies> = {},
  channel: 'facebook' | 'instagram' = 'facebook',
  signal = never(),
) => port(channel, more).send(buildOutgoing({ to: META_PERSON, ...message }), signal);
const picture = { name: 'bun.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) };

describe('an answer', () => {
  it('within a day goes to the person, with our own mark', async () => {
    expect(await send({ id: 'm-1', text: 'We do! 🥖' })).toEqual({ kind: 'sent', externalId: 'm_1', state: 'sent' });
    expect(state.sent).toEqual([
      { recipient: { id: META_PERSON }, messaging_type: 'RESPONSE', message: { text: 'We do! 🥖', metadata: 'm-1' } },
    ]);
    expect(vendor.asked[0]!.path).not.toContain(META_TOKEN);
  });

  it('within a week carries the human-agent tag, and only if a person wrote it', async () => {
    const saidLast = async () => ago(2 * DAY_MS);
    expect(await send({ byPerson: true }, { saidLast })).toMatchObject({ kind: 'sent' });
    expect(state.sent[0]).toMatchObject({ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' });
    expect(await send({ byPerson: false }, { saidLast })).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('a person wrote'),
    });
    expect(state.sent).toHaveLength(1);
  });

  it('never carries the tag when it does not need it', async () => {
    await send({ byPerson: true });
    expect(state.sent[0]!.tag).toBeUndefined();
  });

  it.each([[ago(7 * DAY_MS)], [ago(30 * DAY_MS)], [null]])(
    'after that, or to nobody who wrote (%s), does not leave',
    async (at) => {
      expect(await send({ byPerson: true }, { saidLast: async () => at })).toMatchObject({ kind: 'refused' });
      expect(vendor.asked).toEqual([]);
    },
  );

  it('takes files first, and words last', async () => {
    expect(await send({ files: [picture], text: 'Today’s buns' })).toMatchObject({ kind: 'sent', externalId: 'm_2' });
    expect(state.sent[0]!.multipart).toContain('name="filedata"; filename="bun.png"');
    expect(state.sent[0]!.multipart).toContain('"type":"image"');
    expect(state.sent[1]).toMatchObject({ message: { text: 'Today’s buns' } });
  });

  it('gives Instagram the address of a file, if there is one', async () => {
    await send({ files: [picture], text: '' }, {}, 'instagram');
    expect(state.sent).toMatchObject([
      { message: { attachment: { type: 'image', payload: { url: 'https://shop.example/f/1' } } } },
    ]);
    expect(await send({ files: [picture] }, { linksOf: async () => null }, 'instagram')).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('of which a part is out is for a person to look at', async () => {
    const parts = port('facebook', {
      web: {
        request: async (asked) => {
          const answer = await web().request(asked);
          state.refuse = [551, "This person isn't available right now.", 1_545_041];
          return answer;
        },
      },
    });
    const outcome = await parts.send(buildOutgoing({ files: [picture], text: 'x' }), never());
    expect(outcome).toMatchObject({ kind: 'uncertain', cause: expect.stringMatching(/^Only part of it arrived/) });
  });

  it('that is too long is refused before it leaves', async () => {
    expect(await send({ text: 'x'.repeat(2_001) })).toMatchObject({ cause: expect.stringContaining('2,000') });
    expect(await send({ text: 'é'.repeat(501) }, {}, 'instagram')).toMatchObject({
      cause: expect.stringContaining('1,000'),
    });
    expect(vendor.asked).toEqual([]);
  });
});

describe('an answer to a comment', () => {
  it('goes below it, for everybody to read, whenever the comment was', async () => {
    const saidLast = async () => ago(400 * DAY_MS);
    expect(await send({ threadKey: 'comment:77_8', text: 'Yes!' }, { saidLast })).toMatchObject({
      externalId: '77_8_reply1',
    });
    expect(await send({ threadKey: 'comment:180', text: 'Yes!' }, { saidLast }, 'instagram')).toMatchObject({
      kind: 'sent',
    });
    expect(state.comments).toEqual([
      { below: '77_8', edge: 'comments', text: 'Yes!' },
      { below: '180', edge: 'replies', text: 'Yes!' },
    ]);
    expect(await send({ threadKey: 'comment:77_8', files: [picture] })).toMatchObject({ kind: 'refused' });
  });

  it('can be private, to its writer alone: once, and for seven days', async () => {
    expect(await send({ id: 'm-2', threadKey: 'comment:77_8', privately: true, text: 'Write to us!' })).toMatchObject({
      kind: 'sent',
    });
    expect(state.sent).toEqual([
      { recipient: { comment_id: '77_8' }, message: { text: 'Write to us!', metadata: 'm-2' } },
    ]);
    state.refuse = [10_900, '(#10900) Activity already replied to'];
    expect(await send({ threadKey: 'comment:77_8', privately: true })).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('already replied to this comment privately'),
    });
    state.refuse = [10_901, '(#10901) Activity is too old'];
    expect(await send({ threadKey: 'comment:77_8', privately: true })).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('7 days'),
    });
    expect(await send({ threadKey: 'comment:77_8', privately: true, files: [picture] })).toMatchObject({
      kind: 'refused',
    });
  });

  it('may be hiding it, and showing it again', async () => {
    const hide = (channel: 'facebook' | 'instagram', commentId: string, hidden: boolean) =>
      hideMetaComment(web(), { channel, connection: connection(), commentId, hidden }, never(), vendor.origin());
    expect(await hide('facebook', '77_8', true)).toBeNull();
    expect(await hide('instagram', '180', false)).toBeNull();
    expect(state.hidden).toEqual([
      ['77_8', 'true'],
      ['180', 'false'],
    ]);
    state.refuse = [100, 'Object does not exist', 33];
    expect(await hide('facebook', '77_8', true)).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('deleted'),
    });
  });
});

describe('a refusal of Meta, in words', () => {
  it.each<[Parameters<typeof graphError>, string, RegExp]>([
    [[190, 'Error validating access token'], 'broken', /no longer accepts the page access token/],
    [[10, 'outside of allowed window', 2_018_278], 'refused', /24 hours.*you can write again as soon as they do/],
    [[10, 'outside of allowed window', 2_534_022], 'refused', /24 hours/],
    [[551, "This person isn't available right now.", 1_545_041], 'refused', /cannot get messages now/],
    [[200, "This person isn't available right now", 1_545_041], 'refused', /cannot get messages now/],
    [[100, 'No matching user found', 2_018_001], 'refused', /does not know this person/],
    [[10, 'Application does not have permission'], 'refused', /pages_messaging/],
    [[200, 'Requires pages_manage_engagement'], 'refused', /pages_manage_engagement/],
    [[368, 'The action attempted has been deemed abusive'], 'refused', /restricted your page/],
    [[613, 'Calls to this api have exceeded the rate limit.'], 'later', /asked us to slow down/],
    [[4, 'Application request limit reached'], 'later', /asked us to slow down/],
    [[2, 'Service temporarily unavailable', undefined, 500], 'later', /having trouble/],
    [[1, 'Received invalid JSON reply.', 1_357_046, 500], 'uncertain', /may have gone out/],
    [[9_999, 'Something <b>new</b>'], 'refused', /its code 9999.*Something/],
  ])('%j', async (error, kind, cause) => {
    state.refuse = error;
    expect(await send()).toMatchObject({ kind, cause: expect.stringMatching(cause) });
  });

  it('a token of long ago breaks the channel, and so does none', async () => {
    expect(await send({}, { open: async () => connection('old') })).toMatchObject({ kind: 'broken' });
    expect(await send({}, { open: async () => null })).toMatchObject({ kind: 'broken' });
  });

  it('trouble without words says whether it may have gone out', async () => {
    vendor.say({ status: 500, json: {} });
    expect(await send()).toMatchObject({ kind: 'uncertain' });
    vendor.say('noise');
    expect(await send()).toMatchObject({ kind: 'uncertain' });
    vendor.say({ status: 429, json: {}, headers: { 'retry-after': '30' } });
    expect(await send()).toMatchObject({ kind: 'later', retryAfterMs: 30_000 });
    vendor.say('silence');
    expect(await send({}, {}, 'facebook', AbortSignal.timeout(100))).toMatchObject({ kind: 'uncertain' });
    vendor.say({ status: 404, json: {} });
    expect(await send()).toMatchObject({ kind: 'refused' });
  });
});
