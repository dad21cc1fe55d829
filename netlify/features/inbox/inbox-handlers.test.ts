import { inboxContract } from '../../../src/contracts/inbox';
import { conversationsContract } from '../../../src/contracts/conversations';
import { asOwner, useDatabase } from '../../testing/database';
import { register, registerBusy, registerOperator } from '../../testing/world';
import { channelConnectors } from './connector-wiring';

useDatabase();
beforeAll(registerOperator);

let owner: Awaited<ReturnType<typeof register>>;
beforeEach(async () => {
  owner = await register();
});
const call = <E extends keyof typeof inboxContract>(name: E, input: Record<string, unknown> = {}) =>
  owner.call('inbox', inboxContract[name], input as never);

describe('labels', () => {
  it('are made once for a name, whatever its letters, renamed and deleted', async () => {
    const { id } = (await call('createLabel', { name: 'Order' })).body.data;
    expect((await call('createLabel', { name: 'ORDER' })).body.data).toEqual({ id, name: 'Order' });
    const other = (await call('createLabel', { name: 'Complaint' })).body.data;
    expect(await call('updateLabel', { labelId: other.id, name: 'order' })).toMatchObject({ status: 409 });
    expect((await call('updateLabel', { labelId: other.id, name: 'Praise' })).body.data.name).toBe('Praise');
    expect((await call('listLabels')).body.data.items.map(({ name }: { name: string }) => name)).toEqual([
      'Order',
      'Praise',
    ]);
    await call('deleteLabel', { labelId: id });
    expect((await call('listLabels')).body.data.items).toHaveLength(1);
    expect((await call('deleteLabel', { labelId: id })).status).toBe(404);
  });
});

describe('saved replies', () => {
  it('are filled in with what is known of the person, and say what is not', async () => {
    const busy = await registerBusy();
    const { id } = (
      await busy.call('inbox', inboxContract.createSavedReply, {
        title: 'Thanks',
        text: 'Hi {{ first_name }}, thank you from {{ contact.company | default: "all of us" }} {{ weather }}.',
      })
    ).body.data;
    const { body } = await busy.call('inbox', inboxContract.getSavedReplyText, {
      savedReplyId: id,
      conversationId: busy.inbox.conversationId,
    });
    expect(body.data).toEqual({
      text: 'Hi Priya, thank you from all of us .',
      empty: ['Company', 'weather'],
    });
  });
});

describe('settings', () => {
  it('are empty at first, and keep what is saved', async () => {
    expect((await call('getInboxSettings')).body.data).toEqual({
      hours: [],
      awayOn: false,
      awayText: '',
      signature: '',
    });
    expect(await call('updateInboxSettings', { awayOn: true, awayText: ' ', signature: '' })).toMatchObject({
      status: 400,
      body: { fields: { awayText: expect.any(String) } },
    });
    const saved = { awayOn: true, awayText: 'We answer in the morning.', signature: 'Ada' };
    expect((await call('updateInboxSettings', saved)).body.data).toMatchObject(saved);
    expect((await call('getInboxSettings')).body.data).toMatchObject(saved);
  });
});

describe('channels', () => {
  const connect = { channel: 'livechat', name: 'Our site', hosts: ['corner-grill.com'], look: {} };
  const secrets = { password: 'open sesame' };
  let broken: string | null;
  let former: (typeof channelConnectors)['livechat'];
  beforeEach(() => {
    broken = null;
    former = channelConnectors.livechat;
    channelConnectors.livechat = () =>
      Promise.resolve({
        connect: (input, { channelId }) =>
          Promise.resolve(
            input.channel === 'livechat' && input.name === 'No'
              ? { refused: 'Choose another name.', field: 'name' }
              : { channel: 'livechat', name: 'Our site', address: channelId, settings: { hosts: [] }, secrets },
          ),
        check: ({ secrets: opened }) =>
          Promise.resolve(
            broken
              ? { state: 'broken', cause: broken }
              : { state: 'connected', cause: opened?.password === secrets.password ? null : 'no secrets' },
          ),
        present: ({ settings }) => ({
          chat: {
            key: 'k',
            hosts: settings.hosts ?? [],
            look: { title: '', greeting: '', away: '', accent: '', side: 'right' },
            snippet: '',
            seen: null,
          },
        }),
      });
  });
  afterEach(() => {
    if (former) channelConnectors.livechat = former;
    else delete channelConnectors.livechat;
  });

  it('are listed with what the others need', async () => {
    const { data } = (await call('listInboxChannels')).body;
    expect(data.items).toEqual([]);
    expect(data.missing.map(({ channel }: { channel: string }) => channel)).toEqual([
      'email',
      'sms',
      'facebook',
      'instagram',
      'livechat',
    ]);
    expect(data.canSimulate).toBe(false);
  });

  it('are connected, checked with their secrets, paused, resumed and disconnected', async () => {
    const { id } = (await call('createInboxChannel', { connect })).body.data;
    expect(await asOwner('SELECT sealed FROM inbox_channels WHERE id = $1', [id])).toEqual([
      { sealed: expect.not.stringContaining('sesame') },
    ]);
    expect((await call('checkInboxChannel', { channelId: id })).body.data).toMatchObject({
      state: 'connected',
      cause: null,
    });
    broken = 'The key was revoked. Connect it again.';
    expect((await call('checkInboxChannel', { channelId: id })).body.data).toMatchObject({
      state: 'broken',
      cause: broken,
    });
    const change = (wish: Record<string, unknown>) => call('updateInboxChannel', { channelId: id, ...wish });
    expect((await change({ paused: true })).body.data.state).toBe('paused');
    expect((await change({ paused: false })).body.data.state).toBe('connected');
    expect((await change({ hosts: ['www.corner-grill.com'], name: 'Shop' })).body.data).toMatchObject({ name: 'Shop' });
    expect((await call('deleteInboxChannel', { channelId: id })).body.data).toEqual({ id });
    expect((await call('listInboxChannels')).body.data.items).toEqual([]);
  });

  it('say at the field what was refused', async () => {
    expect(await call('createInboxChannel', { connect: { ...connect, name: 'No' } })).toMatchObject({
      status: 400,
      body: { error: 'Choose another name.', fields: { name: 'Choose another name.' } },
    });
  });
});

describe('what could not be read', () => {
  it('is listed with the beginning of what came, and read once more when somebody asks', async () => {
    const busy = await registerBusy();
    const list = async () => (await busy.call('inbox', inboxContract.listInboundFailures, {})).body.data.items;
    expect(await list()).toEqual([
      expect.objectContaining({ id: busy.inbox.receiptId, source: 'livechat', excerpt: 'x', attempts: 0 }),
    ]);
    await busy.call('inbox', inboxContract.createInboundReplay, { receiptId: busy.inbox.receiptId });
    expect(await list()).toEqual([]);
    const { conversationsJobs } = await import('../conversations/conversations-wiring');
    await conversationsJobs().readReceipt({ receiptId: busy.inbox.receiptId });
    const again = await busy.call('inbox', inboxContract.createInboundReplay, { receiptId: busy.inbox.receiptId });
    expect(again.status).toBe(404);
    expect(
      (await busy.call('conversations', conversationsContract.listConversations, {})).body.data.items,
    ).toHaveLength(2);
  });
});
