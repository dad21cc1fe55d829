import { asOwner, useDatabase } from '../../../testing/database';
import { killInTheMiddle } from '../../../testing/killed-worker';
import { hooks, socialWorkspace } from '../../../testing/social-inbox';
import { messageSid, twilioText } from '../../../testing/twilio-server';

useDatabase();

it('what Twilio was told that we have is read once, even if the worker is killed before it was', async () => {
  const shop = await socialWorkspace();
  const text = () => hooks.text(twilioText({ To: shop.number, MessageSid: messageSid(1), Body: 'Two loaves, please' }));
  const lines = () =>
    asOwner<{ content: string }>('SELECT content FROM messages WHERE workspace_id = $1', [shop.workspaceId]);
  await killInTheMiddle({
    job: 'read-receipt',
    // Nothing can be put into the inbox before the first worker is gone.
    hold: 'LOCK TABLE conversations IN ACCESS EXCLUSIVE MODE',
    begin: async () => expect((await text()).status).toBe(200),
    isOver: async () => (await lines()).length > 0,
  });
  expect((await text()).status).toBe(200);
  expect(await lines()).toEqual([{ content: 'Two loaves, please' }]);
  expect(await asOwner('SELECT state FROM inbound_receipts WHERE workspace_id = $1', [shop.workspaceId])).toEqual([
    { state: 'read' },
  ]);
});
