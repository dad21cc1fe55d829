import { inboxChannelsContract } from '../../../../src/contracts/inbox-channels';
import { workspaceOfChatKey } from '../../../../src/domain/chat-key';
import { useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();

const look = { title: '', greeting: '', away: '', accent: '', side: 'right' as const };
const chat = (hosts: string[]) => ({ channel: 'livechat' as const, name: 'Website', hosts, look });

it('connects a chat with a key of its own, and says which line goes into the website', async () => {
  const owner = await register();
  const reply = await owner.call('inbox', inboxChannelsContract.createInboxChannel, {
    connect: chat(['https://www.Corner-Grill.example/menu', 'corner-grill.example']),
  });
  const { state, address, chat: made } = reply.body.data;
  expect([state, address, made.hosts, made.look]).toEqual(['connected', '', ['corner-grill.example'], look]);
  expect(workspaceOfChatKey(made.key)).toBe(owner.workspaceId);
  expect(made.snippet).toBe(`<script async src="http://localhost:8888/chat.js" data-chat="${made.key}"></script>`);
});

it('asks for a domain, at that field', async () => {
  const owner = await register();
  const reply = await owner.call('inbox', inboxChannelsContract.createInboxChannel, { connect: chat([]) });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['hosts']]);
});

it('takes no domain under which strangers have pages', async () => {
  const owner = await register();
  for (const host of ['github.io', 'facebook.com', 'co.uk'])
    expect(
      (await owner.call('inbox', inboxChannelsContract.createInboxChannel, { connect: chat([host]) })).status,
    ).toBe(400);
});

it('is broken without a domain, and says so when it is checked', async () => {
  const owner = await register();
  const { id } = (
    await owner.call('inbox', inboxChannelsContract.createInboxChannel, { connect: chat(['corner-grill.example']) })
  ).body.data;
  await owner.call('inbox', inboxChannelsContract.updateInboxChannel, { channelId: id, hosts: [] });
  const checked = await owner.call('inbox', inboxChannelsContract.checkInboxChannel, { channelId: id });
  expect(checked.body.data).toMatchObject({ state: 'broken', cause: expect.stringContaining('domain') as string });
});
