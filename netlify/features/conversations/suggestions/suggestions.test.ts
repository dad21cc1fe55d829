import { conversationsContract as contract } from '../../../../src/contracts/conversations';
import { engineContract } from '../../../../src/contracts/engine';
import { materialContract } from '../../../../src/contracts/material';
import { completeDetails } from '../../../../src/domain/business-details';
import { inWorkspace } from '../../../database/client';
import { takeInbound } from '../../../records/inbox/inbound-arrival';
import { buildBusinessProfile } from '../../../testing/builders/engine';
import { asEvent, buildInboundText } from '../../../testing/builders/inbound';
import { asOwner, useDatabase } from '../../../testing/database';
import { register, registerOperator } from '../../../testing/world';

useDatabase();
beforeAll(registerOperator);

let owner: Awaited<ReturnType<typeof register>>;
let channelId: string;
beforeEach(async () => {
  owner = await register();
  channelId = crypto.randomUUID();
  await asOwner(
    "INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES ($1, $2, 'sms', 'Shop', $2::uuid::text, '{}', 'connected', now())",
    [owner.workspaceId, channelId],
  );
});

const describeBusiness = () =>
  owner.call('engine', engineContract.updateProfile, {
    ...buildBusinessProfile({ name: 'Quay Notary', offers: ['Certified copies'] }),
    details: completeDetails({ prices: [{ offer: 'Certified copies', price: '€25' }] }),
  } as never);
/** A message of a customer, as its channel reports it. */
const receive = async (text: string) =>
  (await inWorkspace(
    owner.workspaceId,
    (tx) =>
      takeInbound(
        tx,
        { workspaceId: owner.workspaceId, channelId, receiptId: null },
        asEvent(buildInboundText({ text, externalId: crypto.randomUUID() })),
        new Date(),
      ),
    'worker',
  ))!;
const suggest = async (conversationId: string) =>
  (await owner.call('conversations', contract.createSuggestion, { conversationId })).body.data;

it('drafts an answer from the profile and sends nothing', async () => {
  await describeBusiness();
  const { conversationId } = await receive('Hello, how much are certified copies?');
  expect(await suggest(conversationId)).toMatchObject({
    text: expect.stringContaining('Certified copies: €25.'),
    sources: [{ label: 'Prices', link: expect.stringContaining('/dashboard/') }],
    writtenBy: 'builtin',
  });
  const rows = await asOwner('SELECT sender FROM messages WHERE conversation_id = $1', [conversationId]);
  expect(rows).toEqual([{ sender: 'contact' }]);
});

it('asks for a profile before it drafts anything', async () => {
  const { conversationId } = await receive('How much?');
  expect(await suggest(conversationId)).toEqual({
    text: '',
    missing: 'Describe your business first: answers are drafted from its profile.',
    addLink: '/dashboard/content-engine?tab=settings',
    sources: [],
    writtenBy: '',
  });
});

it('keeps a question and its answer, which answer the next customer', async () => {
  await describeBusiness();
  const { conversationId, messageId } = await receive('Do I need an appointment for a signature?');
  const { status } = await owner.call('conversations', contract.createConversationMaterial, {
    conversationId,
    messageId,
    as: 'faq',
    question: 'Do you have wheelchair access at the office?',
    answer: 'Yes, the office has wheelchair access by the side door on Quay Street.',
  });
  expect(status).toBe(200);
  const next = await receive('Is there wheelchair access to your office?');
  const { text, sources } = await suggest(next.conversationId);
  expect(text).toContain('by the side door');
  expect(sources[0].label).toBe('Do you have wheelchair access at the office?');
});

it('keeps a question as something for the next ideas', async () => {
  const { conversationId, messageId } = await receive('Can you certify a passport?');
  await owner.call('conversations', contract.createConversationMaterial, {
    conversationId,
    messageId,
    as: 'idea',
    question: 'Can you certify a copy of a passport?',
    answer: 'Yes, bring the original with you.',
  });
  const { items } = (await owner.call('material', materialContract.listMaterial, {})).body.data;
  expect(items).toMatchObject([
    { kind: 'answer', source: 'conversation', text: 'Can you certify a copy of a passport?' },
  ]);
});

it('sums up a thread in its own sentences', async () => {
  const { conversationId } = await receive('Could you see us on Friday? We are selling a house.');
  const { body } = await owner.call('conversations', contract.getConversationSummary, { conversationId });
  expect(body.data.points).toEqual([
    'Asked: “Could you see us on Friday?”',
    'Open: your answer to “Could you see us on Friday?”',
  ]);
});

it('knows no thread of another workspace', async () => {
  const { conversationId, messageId } = await receive('Hello?');
  const other = await register();
  const calls = [
    other.call('conversations', contract.createSuggestion, { conversationId }),
    other.call('conversations', contract.getConversationSummary, { conversationId }),
    other.call('conversations', contract.createConversationMaterial, {
      conversationId,
      messageId,
      as: 'faq',
      question: 'Hello?',
      answer: 'Yes.',
    }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
