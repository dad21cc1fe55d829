import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { conversationsContract } from '../src/contracts/conversations';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import type { makeClient, Reply } from '../netlify/testing/call';
import { measure, ms, percentile } from './measure';

/**
 * List, tabs, search, counts and a thread of a large inbox through `serve`, signed in, under row-level security, and how
 * long something that came in takes to be read. Aim: p95 at most 20 ms with 200,000 conversations and 2,000,000 messages.
 * BENCH_CONVERSATIONS sets the number.
 */
export async function* benchInbox(): AsyncIterable<string> {
  const server = await startEmbeddedPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    durable: false,
  });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const { register } = await import('../netlify/testing/world');
    const { closePool } = await import('../netlify/database/client');
    const owner = await register();
    const filled = performance.now();
    const channelId = await fill(server.url, owner.workspaceId);
    yield `${CONVERSATIONS.toLocaleString('en')} conversations with ${(CONVERSATIONS * EACH).toLocaleString('en')} messages (written in ${((performance.now() - filled) / 1000).toFixed(0)} s)`;
    for (const [name, call] of Object.entries(callsOf(owner.call, await cursorBehind(owner.call, 2_000)))) {
      const times = await measure(RUNS, () => answered(name, call()));
      yield `${name}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;
    }
    yield await arrivals(owner.workspaceId, channelId);
    await closePool();
  } finally {
    await server.stop();
  }
}

function callsOf(call: Caller, far: string): Record<string, () => Promise<Reply>> {
  const list = (input: Input) => () => call('conversations', conversationsContract.listConversations, input);
  const searches = {
    'a common word': 'bread',
    'two common words': 'fresh bread',
    'a word of one message in 2,000': 'celebration',
    'a word of one message in 100,000': 'wheelchair',
    'what nobody wrote': 'qqqxqq',
    'a person': 'person 4711',
    'an address': `person${CONVERSATIONS - 7}@example.com`,
    'the beginning of a common word': 'brea',
  };
  return {
    listConversations: list({}),
    'listConversations, 2,000 rows behind': list({ cursor: far }),
    'listConversations, unread': list({ tab: 'unread' }),
    'listConversations, open': list({ tab: 'open' }),
    'listConversations, closed': list({ tab: 'closed' }),
    'listConversations, a channel': list({ channel: 'instagram' }),
    'listConversations, mine': list({ assignee: 'me' }),
    ...Object.fromEntries(Object.entries(searches).map(([what, search]) => [`search for ${what}`, list({ search })])),
    'search for a rare word among the closed': list({ search: 'wheelchair', tab: 'closed' }),
    getConversationCounts: () => call('conversations', conversationsContract.getConversationCounts, {}),
    getConversation: () =>
      call('conversations', conversationsContract.getConversation, { conversationId: idOf(4_711) }),
    listMessages: () => call('conversations', conversationsContract.listMessages, { conversationId: idOf(4_711) }),
  };
}

/** From a stored receipt to a line in the thread, by the job itself. */
async function arrivals(workspaceId: string, channelId: string): Promise<string> {
  const { acrossWorkspaces } = await import('../netlify/database/client');
  const { storeReceipt } = await import('../netlify/records/inbox/inbound-receipts');
  const { inboundReaders } = await import('../netlify/features/conversations/channel-wiring');
  const { conversationsJobs } = await import('../netlify/features/conversations/conversations-wiring');
  const { buildInboundText, asEvent } = await import('../netlify/testing/builders/inbound');
  inboundReaders.twilio = () =>
    Promise.resolve({
      read: ({ id }) =>
        Promise.resolve([
          asEvent(buildInboundText({ externalId: id, from: { address: `+4477${id}`, name: '', point: null } })),
        ]),
    });
  const [storing, reading]: number[][] = [[], []];
  for (let n = 0; n < RUNS; n += 1) {
    const id = crypto.randomUUID();
    const began = performance.now();
    await acrossWorkspaces('bench', (tx) =>
      storeReceipt(tx, {
        id,
        workspaceId,
        channelId,
        source: 'twilio',
        eventId: id,
        headers: {},
        bytes: new Uint8Array(500),
        receivedAt: new Date(),
      }),
    );
    const stored = performance.now();
    await conversationsJobs().readReceipt({ receiptId: id });
    storing!.push(stored - began);
    reading!.push(performance.now() - stored);
  }
  return `a receipt: stored p50 ${ms(percentile(storing!, 0.5))}, p95 ${ms(percentile(storing!, 0.95))}; read into its thread p50 ${ms(percentile(reading!, 0.5))}, p95 ${ms(percentile(reading!, 0.95))}`;
}

/** Set-based, in steps, with all triggers on. */
async function fill(url: string, workspaceId: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const channelId = crypto.randomUUID();
  await client.query(
    "insert into inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) values ($1, $2, 'sms', 'Shop', 'bench', '{}', 'connected', now())",
    [workspaceId, channelId],
  );
  for (let from = 1; from <= CONVERSATIONS; from += STEP)
    await client.query(INSERT, [workspaceId, channelId, from, Math.min(CONVERSATIONS, from + STEP - 1), WORDS]);
  await client.query('vacuum analyze');
  await client.end();
  return channelId;
}

const INSERT = `with made as (
    select n, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id from generate_series($3::bigint, $4::bigint) n
  ), added as (
    insert into conversations (workspace_id, id, channel, channel_id, name, address, subject, search, status, unread, last_message, last_sender, last_message_at, last_inbound_at, assignee_id, created_at, updated_at)
    select $1, id, (array['email', 'sms', 'facebook', 'instagram', 'livechat'])[1 + n % 5], $2, 'Person ' || n, 'person' || n || '@example.com', 'Question ' || n % 997, 'person ' || n || ' person' || n || '@example.com question ' || n % 997,
      case when n % 3 = 0 then 'open' else 'closed' end, n % 50 = 0, 'Hello', 'contact', now() - (n * 7907 % 400000) * interval '40 seconds', now(), case when n % 9 = 0 then (select user_id from activity_views limit 1) end, now(), now() from made
    returning id
  )
  insert into messages (workspace_id, id, conversation_id, kind, sender, content, state, external_id, at)
  select $1, gen_random_uuid(), made.id, 'message', case when m % 2 = 0 then 'contact' else 'user' end,
    (select string_agg(($5::text[])[1 + (n * 31 + m * 17 + w * w * 7) % cardinality($5::text[])], ' ') from generate_series(1, 14) w) || case when (n * 10 + m) % 2003 = 7 then ' celebration' when (n * 10 + m) % 100003 = 7 then ' wheelchair' else '' end,
    case when m % 2 = 0 then 'received' else 'sent' end, 'x' || n || '-' || m, now() - (n * 7907 % 400000) * interval '40 seconds' - m * interval '1 hour'
  from made cross join generate_series(0, 9) m where made.id in (select id from added)`;

async function cursorBehind(call: Caller, rows: number): Promise<string> {
  let cursor: string | undefined;
  for (let read = 0; read < rows; read += 100)
    cursor = (await call('conversations', conversationsContract.listConversations, { cursor, limit: 100 })).body.data
      .nextCursor;
  return cursor!;
}

async function answered(name: string, reply: Promise<Reply>): Promise<void> {
  const { status } = await reply;
  if (status !== 200) throw new Error(`${name} answered ${status}`);
}

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const CONVERSATIONS = Number(process.env.BENCH_CONVERSATIONS ?? 200_000);
const EACH = 10;
const STEP = 5_000;
/** All measures together stay within the reads that one person has in a minute. */
const RUNS = 50;
const WORDS =
  'bread fresh cake order table please thank open sunday morning rye loaf birthday saturday price delivery allergic sesame flour bake oven crust sweet coffee lunch twelve people window garden music parking dog child later early today tomorrow week month card cash invoice email phone call name street corner door key queue wait hope love nice best warm cold rain sun'.split(
    ' ',
  );

type Caller = ReturnType<typeof makeClient>['call'];
type Input = Partial<{
  tab: 'all' | 'unread' | 'open' | 'closed';
  search: string;
  channel: 'instagram';
  assignee: string;
  cursor: string;
  limit: number;
}>;
