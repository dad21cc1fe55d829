import { authContract } from '../../../../src/contracts/auth';
import { conversationsContract as contract } from '../../../../src/contracts/conversations';
import { inboxChannels } from '../../../../src/domain/conversation';
import { makeClient } from '../../../testing/call';
import { useDatabase } from '../../../testing/database';
import { functions, registerOperator } from '../../../testing/world';
import { conversationsJobs } from '../conversations-wiring';

useDatabase();
beforeAll(registerOperator);

it('a demo opens with twelve conversations over every channel, three unread and four closed, and answers stay in it', async () => {
  const demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, { email: 'visitor@example.com', password: 'x' });
  const counts = async () => (await demo.call('conversations', contract.getConversationCounts, {})).body.data;
  expect(await counts()).toMatchObject({ all: 12, unread: 3, open: 8, closed: 4 });
  const { items } = (await demo.call('conversations', contract.listConversations, {})).body.data;
  expect(items).toHaveLength(12);
  expect(new Set(items.map(({ channel }: { channel: string }) => channel))).toEqual(new Set(inboxChannels));
  expect(items[0]).toMatchObject({ title: 'Priya Raman', contactId: expect.any(String), priority: 'high' });
  const messageId = crypto.randomUUID();
  await demo.call('conversations', contract.createMessage, {
    conversationId: items[0].id,
    messageId,
    text: 'Saturday at 7 works.',
  });
  await conversationsJobs().sendMessage({ workspaceId: body.data.workspace.id, messageId });
  const [sent] = (await demo.call('conversations', contract.listMessages, { conversationId: items[0].id })).body.data
    .items;
  expect(sent).toMatchObject({ state: 'sent', cause: 'This is a demo, so the message stayed here.' });
  expect(await counts()).toMatchObject({ unread: 2 });
});
