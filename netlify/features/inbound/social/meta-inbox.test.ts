import { conversationsContract } from '../../../../src/contracts/conversations';
import { forgetEnv } from '../../../config/env';
import conversations from '../../../functions/conversations';
import { makeClient } from '../../../testing/call';
import { writeOwn } from '../../../testing/builders/own-posts';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  changesBody,
  META_INSTAGRAM,
  META_PAGE,
  META_PERSON,
  META_SECRET,
  messagingBody,
  signedByMeta,
  useMeta,
} from '../../../testing/meta-server';
import { hooks, readAll, receiptsOf, socialWorkspace, type SocialWorkspace } from '../../../testing/social-inbox';
import { inboundReaders, outboundPorts } from '../../conversations/channel-wiring';
import { conversationsJobs } from '../../conversations/conversations-wiring';
import { commentRepository } from '../../conversations/comments/comment-repository';
import { makeCommentService } from '../../conversations/comments/comment-service';
import { hideComment, metaPort, metaReader } from './social-channels-wiring';

useDatabase();
const { vendor, state } = useMeta();

let shop: SocialWorkspace;
let api: ReturnType<typeof makeClient>;
beforeAll(async () => {
  shop = await socialWorkspace({ pageId: META_PAGE, instagramId: META_INSTAGRAM, appSecret: META_SECRET });
});
beforeEach(async () => {
  process.env.WEB_ALLOWED_ORIGINS = vendor.host();
  forgetEnv();
  inboundReaders.meta = async () => metaReader({ origin: vendor.origin() });
  for (const channel of ['facebook', 'instagram'] as const)
    outboundPorts[channel] = async () => metaPort(channel, { origin: vendor.origin() });
  state.people[`/${META_PERSON}`] = { first_name: 'Grace', last_name: 'Hopper', name: 'Grace Hopper' };
  for (const table of ['messages', 'conversations', 'inbound_receipts'])
    await asOwner(`DELETE FROM ${table} WHERE workspace_id = $1`, [shop.workspaceId]);
  await asOwner("UPDATE inbox_channels SET state = 'connected', cause = NULL");
  api = makeClient({ conversations });
  for (const [name, value] of shop.cookies) api.cookies.set(name, value);
});
afterAll(() => {
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
});

let last = 0;
const nextMid = () => `mid_${(last += 1)}`;
const comeIn = async (body: object) => {
  const { bytes, headers } = signedByMeta(body);
  expect((await hooks.call('receiveMetaEvents', bytes, headers)).status).toBe(200);
  await readAll(shop.workspaceId);
};
const messenger = (...events: Record<string, unknown>[]) => comeIn(messagingBody('page', META_PAGE, ...events));
const said = (text: string, more: object = {}) => ({
  timestamp: Date.now(),
  message: { mid: nextMid(), text, ...more },
});
const listed = async () =>
  (await api.call('conversations', conversationsContract.listConversations, {})).body.data.items;
const only = async (): Promise<string> => (await listed())[0].id as string;
const detail = async () =>
  (await api.call('conversations', conversationsContract.getConversation, { conversationId: await only() })).body.data;
const thread = async () =>
  (
    await api.call('conversations', conversationsContract.listMessages, { conversationId: await only() })
  ).body.data.items.reverse() as {
    id: string;
    content: string;
    kind: string;
    state: string;
    cause: string | null;
    link: string;
  }[];
const write = async (text: string, more: object = {}) => {
  const messageId = crypto.randomUUID();
  const reply = await api.call('conversations', conversationsContract.createMessage, {
    conversationId: await only(),
    messageId,
    text,
    ...more,
  });
  if (reply.status === 200) await conversationsJobs().sendMessage({ workspaceId: shop.workspaceId, messageId });
  return { messageId, status: reply.status, error: reply.body.error as string };
};
const stateOf = async (id: string) => {
  const { state: now, cause } = (await thread()).find((message) => message.id === id)!;
  return cause === null ? now : `${now}: ${cause}`;
};

describe('a message in Messenger, from the hook to the answer’s fate', () => {
  it('begins a conversation with a name, is answered, delivered and read', async () => {
    await messenger(said('Do you bake rye?'));
    expect(await listed()).toMatchObject([
      { channel: 'facebook', title: 'Grace Hopper', unread: true, lastMessage: 'Do you bake rye?' },
    ]);
    const { messageId } = await write('Every Friday.');
    expect(state.sent).toMatchObject([
      {
        recipient: { id: META_PERSON },
        messaging_type: 'RESPONSE',
        message: { text: 'Every Friday.', metadata: messageId },
      },
    ]);
    expect(await stateOf(messageId)).toBe('sent');
    await messenger({ delivery: { mids: ['m_1'], watermark: Date.now() } });
    expect(await stateOf(messageId)).toBe('delivered');
    await messenger({ read: { watermark: Date.now() + 1_000 } });
    expect(await stateOf(messageId)).toBe('read');
    await messenger({ timestamp: 1_764_331_200_001, delivery: { mids: ['m_1'], watermark: Date.now() } });
    expect(await stateOf(messageId)).toBe('read');
  });

  it('is one message however often it comes, alone or among others', async () => {
    const event = said('Once');
    const { bytes, headers } = signedByMeta(messagingBody('page', META_PAGE, event));
    await Promise.all(Array.from({ length: 50 }, () => hooks.call('receiveMetaEvents', bytes, headers)));
    expect(await receiptsOf(shop.workspaceId)).toHaveLength(1);
    await readAll(shop.workspaceId);
    await messenger(event, said('Twice'));
    expect((await thread()).map(({ content }) => content)).toEqual(['Once', 'Twice']);
  });

  it('keeps its fate when reports overtake each other', async () => {
    await messenger(said('Hello'));
    const { messageId } = await write('Hi');
    await messenger({ read: { watermark: Date.now() + 1_000 } });
    await messenger({ delivery: { mids: ['m_1'], watermark: Date.now() } });
    expect(await stateOf(messageId)).toBe('read');
  });

  it('whose answer got lost is settled by its echo', async () => {
    await messenger(said('Hello'));
    vendor.say('noise');
    const { messageId } = await write('Hi');
    expect(await stateOf(messageId)).toMatch(/^uncertain/);
    vendor.say({ status: 200, json: { id: META_PERSON } });
    const echo = { mid: 'm_echo', text: 'Hi', is_echo: true, metadata: messageId };
    await messenger({ sender: { id: META_PAGE }, recipient: { id: META_PERSON }, message: echo });
    expect(await stateOf(messageId)).toBe('sent');
    await messenger({ delivery: { mids: ['m_echo'], watermark: Date.now() } });
    expect(await stateOf(messageId)).toBe('delivered');
  });

  it('comes without a name when Meta does not say it', async () => {
    state.people = {};
    await messenger(said('Hello'));
    expect(await listed()).toMatchObject([{ title: 'Someone on Facebook' }]);
  });

  it('can be answered for a day, then by a person, then not any more', async () => {
    await messenger(said('Hello'));
    const age = (interval: string) =>
      asOwner(`UPDATE conversations SET last_inbound_at = now() - interval '${interval}' WHERE workspace_id = $1`, [
        shop.workspaceId,
      ]);
    await age('25 hours');
    expect((await detail()).window).toMatchObject({ kind: 'person' });
    expect(await write('Hi')).toMatchObject({ status: 409, error: expect.stringContaining('a person wrote it') });
    const { messageId } = await write('Hi', { byPerson: true });
    expect(await stateOf(messageId)).toBe('sent');
    expect(state.sent).toMatchObject([{ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }]);
    await age('8 days');
    expect((await detail()).window).toMatchObject({ kind: 'closed', reason: expect.stringContaining('7 days') });
    expect(await write('Hi', { byPerson: true })).toMatchObject({ status: 409 });
    expect(state.sent).toHaveLength(1);
  });

  it('breaks the channel when Meta no longer accepts the token, and waits when it is asked to', async () => {
    await messenger(said('Hello'));
    vendor.say({
      status: 400,
      json: { error: { code: 613, message: 'Calls to this api have exceeded the rate limit.' } },
    });
    expect(await stateOf((await write('One')).messageId)).toMatch(/^sending: Facebook asked us to slow down/);
    await asOwner("UPDATE messages SET state = 'failed' WHERE state = 'sending'");
    vendor.say({ status: 401, json: { error: { code: 190, message: 'Session has expired', error_subcode: 463 } } });
    expect(await stateOf((await write('Two')).messageId)).toMatch(
      /^failed: Facebook no longer accepts the page access token/,
    );
    expect(await asOwner('SELECT state FROM inbox_channels WHERE id = $1', [shop.facebook])).toEqual([
      { state: 'broken' },
    ]);
  });
});

describe('what happens on Instagram', () => {
  it('reaches a thread of its own', async () => {
    await comeIn(messagingBody('instagram', META_INSTAGRAM, said('Hi from Instagram')));
    await comeIn(
      messagingBody('instagram', META_INSTAGRAM, {
        timestamp: Date.now(),
        reaction: { mid: 'm', action: 'react', reaction: 'love', emoji: '❤' },
      }),
    );
    expect(await listed()).toMatchObject([{ channel: 'instagram', title: 'Grace Hopper' }]);
    expect((await thread()).map(({ kind, content }) => [kind, content])).toEqual([
      ['message', 'Hi from Instagram'],
      ['event', 'Reacted to your message: ❤'],
    ]);
    await write('Hello!');
    expect(state.sent).toMatchObject([{ recipient: { id: META_PERSON }, message: { text: 'Hello!' } }]);
  });
});

describe('a comment below a post of ours', () => {
  const comment = (more: object = {}) =>
    comeIn(
      changesBody('page', META_PAGE, {
        field: 'feed',
        value: {
          ...{
            item: 'comment',
            verb: 'add',
            comment_id: '77_8',
            post_id: `${META_PAGE}_77`,
            parent_id: `${META_PAGE}_77`,
          },
          ...{
            message: 'Is it vegan?',
            from: { id: '42', name: 'Grace' },
            created_time: Math.ceil(Date.now() / 1_000),
          },
          ...more,
        },
      }),
    );

  it('is a line that leads to the post, and is answered below it at any time', async () => {
    const { id: pieceId } = await writeOwn(shop, { title: 'Buns', body: 'Fresh from the oven.' });
    await asOwner(
      "INSERT INTO postings (workspace_id, id, piece_id, channel, state, remote_id, updated_at) VALUES ($1, $2, $3, 'facebook', 'posted', $4, now())",
      [shop.workspaceId, crypto.randomUUID(), pieceId, `${META_PAGE}_77`],
    );
    await comment();
    expect(await thread()).toMatchObject([
      { kind: 'event', content: 'Grace commented: Is it vegan?', link: `/dashboard/content-engine/pieces/${pieceId}` },
    ]);
    expect((await detail()).window).toEqual({ kind: 'standard', closesAt: null });
    const { messageId } = await write('Yes, all of them.');
    expect(state.comments).toEqual([{ below: '77_8', edge: 'comments', text: 'Yes, all of them.' }]);
    expect(await stateOf(messageId)).toBe('sent');
    await comment({ comment_id: '77_9', parent_id: '77_8', message: 'Lovely!' });
    expect(await listed()).toHaveLength(1);
    expect((await thread()).at(-1)).toMatchObject({ content: 'Grace replied below the comment: Lovely!' });
  });

  it('can be answered privately once, within seven days', async () => {
    await comment();
    expect((await detail()).comment).toMatchObject({ privateReply: 'open', hidden: false });
    vendor.say({ status: 400, json: { error: { code: 551, message: 'This person is not available right now.' } } });
    expect(await stateOf((await write('We will write to you.', { privately: true })).messageId)).toMatch(/^failed/);
    vendor.say({ status: 200, json: { recipient_id: '42', message_id: 'm_private' } });
    const { messageId } = await write('We will write to you.', { privately: true });
    expect(await stateOf(messageId)).toBe('sent');
    expect(JSON.parse(vendor.asked.at(-1)!.body)).toMatchObject({ recipient: { comment_id: '77_8' } });
    expect((await thread()).at(-1)).toMatchObject({ privately: true });
    expect((await detail()).comment).toMatchObject({ privateReply: 'used' });
    expect(await write('Once more', { privately: true })).toMatchObject({
      status: 409,
      error: expect.stringContaining('Meta allows one'),
    });
    expect(await write('For everybody')).toMatchObject({ status: 200 });
  });

  it('of long ago takes no private reply', async () => {
    await comment();
    await asOwner("UPDATE messages SET at = now() - interval '8 days' WHERE workspace_id = $1", [shop.workspaceId]);
    expect((await detail()).comment).toMatchObject({ privateReply: 'over' });
    expect(await write('Hi', { privately: true })).toMatchObject({
      status: 409,
      error: expect.stringContaining('7 days'),
    });
  });

  it('is the only thing that is answered privately', async () => {
    await messenger(said('Hello'));
    expect((await detail()).comment).toBeUndefined();
    expect(await write('Hi', { privately: true })).toMatchObject({ status: 409 });
  });

  it('can be hidden and shown again, which the thread remembers', async () => {
    await comment();
    const hide = async (hidden: boolean) =>
      makeCommentService({
        repository: commentRepository,
        hide: (workspaceId, asked) => hideComment(workspaceId, asked, { origin: vendor.origin() }),
        clock: systemClock,
        ids: systemIds,
      }).hide(shop.workspaceId, { conversationId: await only(), hidden }, { id: shop.session.user.id, name: 'Ada' });
    expect(await hide(true)).toEqual({ hidden: true });
    expect(state.hidden).toEqual([['77_8', 'true']]);
    expect((await detail()).comment).toMatchObject({ hidden: true });
    expect((await thread()).at(-1)).toMatchObject({ kind: 'event', content: 'Ada hid the comment.' });
    for (const hidden of [false, true, false]) await hide(hidden);
    expect((await detail()).comment).toMatchObject({ hidden: false });
    state.refuse = [10, 'Application does not have permission for this action'];
    await expect(hide(true)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('permissions'),
    });
    expect((await detail()).comment).toMatchObject({ hidden: false });
    await asOwner("UPDATE conversations SET thread_key = 'x' WHERE workspace_id = $1", [shop.workspaceId]);
    await expect(hide(true)).rejects.toMatchObject({ message: 'Only a comment can be hidden.' });
  });

  it('stays apart from what the same person writes in Messenger', async () => {
    await comment({ from: { id: META_PERSON, name: 'Grace' } });
    await messenger(said('And is it fresh?'));
    expect(await listed()).toHaveLength(2);
  });
});
