import { MINUTE_MS } from '../../../src/domain/duration';
import type { InboundEvent, StoredReceipt } from '../../ports/inbox';
import {
  changesBody,
  messagingBody,
  META_INSTAGRAM,
  META_PAGE,
  META_PERSON,
  signedByMeta,
  useMeta,
} from '../../testing/meta-server';
import { onePixelPng } from '../../testing/world';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { makeMetaReader } from './meta-reader';

const { vendor, keepFile } = useMeta();
const receivedAt = new Date(1_764_331_210_000);
const at = new Date(1_764_331_200_000);
let now = receivedAt;
let asked: string[] = [];
beforeEach(() => {
  now = receivedAt;
  asked = [];
});

const receipt = (body: object): StoredReceipt => ({
  ...{ id: 'r', workspaceId: 'w', channelId: 'c', source: 'meta', headers: {}, receivedAt },
  bytes: signedByMeta(body).bytes,
});
const read = (body: object): Promise<InboundEvent[]> =>
  makeMetaReader({
    web: makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }),
    clock: { now: () => now },
    pageOf: async () => META_PAGE,
    nameOf: async (_place, _receipt, personId) => (personId === META_PERSON ? 'Grace Hopper' : ''),
    sentUntil: async ({ channel }, _receipt, personId, until) => {
      asked.push(`${channel} ${personId} ${until.getTime()}`);
      return ['m_1', 'm_2'];
    },
    postLink: async (_workspaceId, channel, id) =>
      id === `${META_PAGE}_77` || id === '179000' ? `/dashboard/content-engine/pieces/${channel}` : null,
    mediaOrigin: vendor.origin(),
  }).read(receipt(body));
const page = (...events: Record<string, unknown>[]) => read(messagingBody('page', META_PAGE, ...events));
const instagram = (...events: Record<string, unknown>[]) => read(messagingBody('instagram', META_INSTAGRAM, ...events));
const comment = (value: object) => read(changesBody('page', META_PAGE, { field: 'feed', value }));
const igComment = (value: object, field = 'comments') =>
  read(changesBody('instagram', META_INSTAGRAM, { field, value }));

describe('a message', () => {
  it('in Messenger becomes one of the person’s thread', async () => {
    expect(await page({ message: { mid: 'm_abc', text: 'Haben Sie Roggenbrot? 🥖' } })).toEqual([
      {
        kind: 'message',
        message: {
          externalId: 'm_abc',
          channel: 'facebook',
          from: { address: META_PERSON, name: 'Grace Hopper', point: null },
          threadKey: META_PERSON,
          text: 'Haben Sie Roggenbrot? 🥖',
          quoted: '',
          files: [],
          at,
        },
      },
    ]);
  });

  it('on Instagram is one of Instagram', async () => {
    expect(await instagram({ message: { mid: 'aWdf', text: 'Hi' } })).toMatchObject([
      { kind: 'message', message: { channel: 'instagram', externalId: 'aWdf', text: 'Hi' } },
    ]);
  });

  it('never comes from the future', async () => {
    const [event] = await page({ timestamp: 4_000_000_000_000, message: { mid: 'm', text: 'x' } });
    expect(event).toMatchObject({ message: { at: receivedAt } });
  });

  it('brings several events of one entry in their order', async () => {
    const events = await page(
      { message: { mid: 'm_1', text: 'One' } },
      { message: { mid: 'm_2', text: 'Two' } },
      { optin: { type: 'notification_messages' } },
    );
    expect(events.map((event) => ('message' in event ? event.message.text : event.kind))).toEqual([
      'One',
      'Two',
      'ignored',
    ]);
  });

  it('with a file has the file, by the type that its store names', async () => {
    const url = keepFile('/v/t39/cake.png?_nc_cat=1', {
      status: 200,
      bytes: onePixelPng,
      headers: { 'content-type': 'image/png' },
    });
    const [event] = await page({ message: { mid: 'm', attachments: [{ type: 'image', payload: { url } }] } });
    const [file] = event?.kind === 'message' ? event.message.files : [];
    expect(file).toMatchObject({ name: 'picture-1.png', contentType: 'image/png' });
    expect(vendor.asked[0]!.headers.authorization).toBeUndefined();
  });

  it.each([
    'http://169.254.169.254/x',
    'https://evil.example/fbcdn.net',
    'https://fbcdn.net.evil.example/x',
    'http://scontent.fbcdn.net/x',
  ])('fetches nothing from %s, and says that a file is missing', async (url) => {
    const [event] = await page({
      message: { mid: 'm', text: 'Look', attachments: [{ type: 'video', payload: { url } }] },
    });
    expect(event).toMatchObject({ message: { files: [], text: expect.stringMatching(/^Look\n\n\[A file that came/) } });
    expect(vendor.asked).toEqual([]);
  });

  it('waits for a file while Meta’s store is down, but not for ever', async () => {
    const url = keepFile('/v/1.mp4', { status: 502, json: {} });
    const event = { message: { mid: 'm', attachments: [{ type: 'video', payload: { url } }] } };
    await expect(page(event)).rejects.toThrow('could not be fetched from Facebook yet');
    now = new Date(receivedAt.getTime() + 4 * MINUTE_MS);
    expect(await page(event)).toMatchObject([{ kind: 'message', message: { files: [] } }]);
  });

  it.each([
    [{ type: 'location', payload: { coordinates: { lat: 51.45, long: -2.58 } } }, 'Sent a location: 51.45, -2.58'],
    [{ type: 'fallback', title: 'A recipe', url: 'https://example.com/r' }, 'A recipe https://example.com/r'],
    [
      { type: 'ig_reel', payload: { title: 'Buns', url: 'https://instagram.com/r' } },
      'Shared a post: Buns https://instagram.com/r',
    ],
    [{ type: 'template', payload: {} }, 'Sent something that cannot be shown here.'],
  ])('says what %j is', async (attachment, text) => {
    expect(await page({ message: { mid: 'm', attachments: [attachment] } })).toMatchObject([{ message: { text } }]);
  });

  it('that Meta does not pass on says so', async () => {
    expect(await instagram({ message: { mid: 'm', is_unsupported: true } })).toMatchObject([
      {
        kind: 'message',
        message: { text: 'Sent something that Instagram does not pass on. Open the conversation there to see it.' },
      },
    ]);
  });

  it('of our own is no message; with our mark it says that it went out', async () => {
    const id = crypto.randomUUID();
    const own = { sender: { id: META_PAGE }, recipient: { id: META_PERSON } };
    expect(await page({ ...own, message: { mid: 'm_9', is_echo: true, text: 'Hi', app_id: 1 } })).toMatchObject([
      { kind: 'ignored' },
    ]);
    expect(await page({ ...own, message: { mid: 'm_9', is_echo: true, text: 'Hi', metadata: id } })).toEqual([
      { kind: 'state', report: { externalId: 'm_9', messageId: id, state: 'sent', cause: null, at } },
    ]);
  });
});

describe('what happens around messages', () => {
  it('a button is its words', async () => {
    expect(await page({ postback: { mid: 'm_p', title: 'Opening hours', payload: 'HOURS' } })).toMatchObject([
      { kind: 'message', message: { externalId: 'm_p', text: 'Opening hours' } },
    ]);
    expect(await page({ postback: { payload: 'GET_STARTED' } })).toMatchObject([
      { message: { text: 'Pressed a button.' } },
    ]);
  });

  it('a reaction is a line', async () => {
    const reaction = { mid: 'm_1', action: 'react', reaction: 'love', emoji: '❤' };
    expect(await page({ reaction })).toMatchObject([
      { kind: 'event', message: { text: 'Reacted to your message: ❤' } },
    ]);
    expect(await page({ reaction: { mid: 'm_1', action: 'unreact' } })).toMatchObject([
      { kind: 'event', message: { text: 'Removed a reaction to your message.' } },
    ]);
  });

  it('a message taken back, or changed, is a line', async () => {
    expect(await instagram({ message: { mid: 'm_1', is_deleted: true } })).toMatchObject([
      { kind: 'event', message: { externalId: 'm_1:deleted', text: 'Unsent a message.' } },
    ]);
    expect(await page({ message_edit: { mid: 'm_1', text: 'Two loaves', num_edit: 1 } })).toMatchObject([
      { kind: 'event', message: { externalId: 'm_1:edit:1', text: 'Changed a message to: Two loaves' } },
    ]);
  });

  it('a story that names us opens a conversation, and keeps nothing of the story', async () => {
    const events = await instagram({
      message: {
        mid: 'm_s',
        attachments: [{ type: 'story_mention', payload: { url: 'https://lookaside.fbsbx.com/s' } }],
      },
    });
    expect(events).toMatchObject([{ kind: 'message', message: { text: '[Mentioned you in a story]', files: [] } }]);
    expect(vendor.asked).toEqual([]);
  });

  it('an answer to our story is a line and the answer', async () => {
    const events = await instagram({
      message: { mid: 'm_r', text: 'Looks great!', reply_to: { story: { id: '1', url: 'https://x.example' } } },
    });
    expect(events).toMatchObject([
      { kind: 'event', message: { externalId: 'm_r:story', text: 'Replied to your story:' } },
      { kind: 'message', message: { externalId: 'm_r', text: 'Looks great!' } },
    ]);
  });

  it('deliveries and reads are reports, by their ids or by all that was sent until then', async () => {
    expect(await page({ delivery: { mids: ['m_5'], watermark: 1 } })).toMatchObject([
      { kind: 'state', report: { externalId: 'm_5', state: 'delivered' } },
    ]);
    expect(await page({ delivery: { watermark: 1_764_331_199_000 } })).toMatchObject([
      { report: { externalId: 'm_1', state: 'delivered' } },
      { report: { externalId: 'm_2', state: 'delivered' } },
    ]);
    expect(await page({ read: { watermark: 1_764_331_199_500 } })).toMatchObject([{ report: { state: 'read' } }, {}]);
    expect(await instagram({ read: { mid: 'aWdf' } })).toMatchObject([
      { report: { externalId: 'aWdf', state: 'read' } },
    ]);
    expect(asked).toEqual([`facebook ${META_PERSON} 1764331199000`, `facebook ${META_PERSON} 1764331199500`]);
  });
});

describe('a comment', () => {
  const value = {
    ...{ item: 'comment', verb: 'add', comment_id: '77_8', post_id: `${META_PAGE}_77`, parent_id: `${META_PAGE}_77` },
    ...{ message: 'Is it vegan?', from: { id: '42', name: 'Grace' }, created_time: 1_764_331_190 },
  };

  it('below our post is a line of its own thread, with the way to the post', async () => {
    expect(await comment(value)).toEqual([
      {
        kind: 'event',
        message: {
          externalId: '77_8',
          channel: 'facebook',
          from: { address: '42', name: 'Grace', point: null },
          threadKey: 'comment:77_8',
          text: 'Grace commented: Is it vegan?',
          quoted: '',
          files: [],
          at: new Date(1_764_331_190_000),
        },
        link: '/dashboard/content-engine/pieces/facebook',
      },
    ]);
  });

  it('below a comment joins its thread; below a post that was not made here it has no link', async () => {
    expect(await comment({ ...value, comment_id: '77_9', parent_id: '77_8', post_id: 'other' })).toMatchObject([
      { message: { threadKey: 'comment:77_8', text: 'Grace replied below the comment: Is it vegan?' }, link: '' },
    ]);
  });

  it('that is changed or deleted is a further line', async () => {
    expect(await comment({ ...value, verb: 'edited', message: 'Is it really?' })).toMatchObject([
      { message: { externalId: '77_8:edited:1764331190000', text: 'Grace changed the comment to: Is it really?' } },
    ]);
    expect(await comment({ ...value, verb: 'remove', message: undefined })).toMatchObject([
      { message: { text: 'Grace deleted the comment.' } },
    ]);
  });

  it('of our own, without a writer, or of another kind is left out', async () => {
    expect(await comment({ ...value, from: { id: META_PAGE, name: 'Ada’s Bakery' } })).toMatchObject([
      { kind: 'ignored' },
    ]);
    expect(await comment({ ...value, from: undefined })).toMatchObject([{ kind: 'ignored' }]);
    expect(await comment({ item: 'reaction', verb: 'add', post_id: 'x' })).toMatchObject([{ kind: 'ignored' }]);
    expect(await comment({ ...value, verb: 'hide' })).toMatchObject([{ kind: 'ignored' }]);
    expect(await read(changesBody('page', META_PAGE, { field: 'ratings', value: {} }))).toMatchObject([
      { kind: 'ignored' },
    ]);
  });

  it('on Instagram has a name and a post too', async () => {
    const said = { id: '180', text: 'Yum', from: { id: '99', username: 'grace' }, media: { id: '179000' } };
    expect(await igComment(said)).toMatchObject([
      {
        kind: 'event',
        message: {
          externalId: '180',
          threadKey: 'comment:180',
          text: '@grace commented: Yum',
          from: { name: '@grace' },
        },
        link: '/dashboard/content-engine/pieces/instagram',
      },
    ]);
    expect(await igComment({ ...said, id: '181', parent_id: '180' }, 'live_comments')).toMatchObject([
      { message: { threadKey: 'comment:180' } },
    ]);
    expect(await igComment({ ...said, from: { id: META_INSTAGRAM, username: 'adasbakery' } })).toMatchObject([
      { kind: 'ignored' },
    ]);
  });
});

describe('what is not in Meta’s format', () => {
  it.each([
    [{ object: 'user', entry: [] }],
    [{ hello: 'world' }],
    [messagingBody('page', META_PAGE, { message: { text: 'no id' } })],
    [changesBody('page', META_PAGE, { field: 'feed', value: { verb: 'add' } })],
    [changesBody('instagram', META_INSTAGRAM, { field: 'comments', value: {} })],
  ])('%j is thrown back, for the view of failures', async (body) => {
    await expect(read(body)).rejects.toThrow();
  });
});
