import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '../../../../src/domain/duration';
import { retention, retentionKinds, retentionMs, type RetentionKind } from '../../../../src/domain/retention';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { SESSION_DAYS } from '../../../http/session-cookie';
import { libraryJobs } from '../../creative/library/library-wiring';
import { publishingJobs } from '../../publishing/publishing-wiring';
import { SAMPLE_SECONDS } from '../../sample/sample-service';
import { siteJobs } from '../../site/site-wiring';
import { trackingJobs } from '../../tracking/tracking-wiring';
import { mailService } from '../../mail/mail-wiring';
import { erasureJobs } from './erasure-wiring';

useDatabase();

const SERVER = join(__dirname, '../../..');
const legal = (name: string) => readFileSync(join(__dirname, '../../../../content/legal', `${name}.md`), 'utf8');

/** The row of the policy's table about each kind of data. */
const ROWS: Record<RetentionKind, string> = {
  deletedWorkspace: 'contents of a workspace',
  activity: 'activity list',
  weekRuns: 'the log of a week of the content engine',
  usage: 'a line of what counts against an allowance',
  signIns: 'a sign-in',
  exports: 'a finished export',
  invitations: 'open invitation',
  mailTexts: 'record of a mail',
  contactMessages: 'contact messages',
  unconfirmedNewsletter: 'a newsletter address that was never confirmed',
  contactChanges: 'what it takes to undo an import or a change of many contacts',
  importFiles: 'the file of an import of contacts',
  unconfirmedSignups: 'a sign-up to the list of a workspace that nobody confirmed',
  deliveryEvents: 'a single opening of a campaign mail, or a click in it',
  webhookDeliveries: 'a message to the webhook of a workspace, and what it answered',
  events: 'a single visit, opened email or sale in the analytics of a workspace',
  reportLinks: 'a link to a report that no longer works',
  deletedCreations: 'a picture or clip that was taken out of the library',
  samples: 'a picture drawn on the first page',
  demos: 'demo workspace',
};

/** Whether a policy says of a kind how long it is kept. */
const says = (policy: string, kind: RetentionKind, days: number): boolean =>
  policy
    .split('\n')
    .some((line) => line.startsWith(`| ${ROWS[kind]} |`) && new RegExp(`\\b${days} days?\\b`).test(line));

it.each(retentionKinds)('the privacy policy says of %s what is enforced', (kind) => {
  expect(says(legal('privacy-policy'), kind, retention[kind].days)).toBe(true);
});

it.each(retentionKinds)('it would be seen if %s were kept longer than it says, or its line were gone', (kind) => {
  const policy = legal('privacy-policy');
  expect(says(policy, kind, retention[kind].days + 1)).toBe(false);
  expect(says(policy.replace(`| ${ROWS[kind]} |`, '| something else |'), kind, retention[kind].days)).toBe(false);
});

describe('a kind of data', () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => readFileSync(join(SERVER, file), 'utf8'));
  const counts = (source: string, kind: string) =>
    new RegExp(`\\bretentionMs\\('${kind}'\\)|\\bretention\\.${kind}\\b`).test(source);

  it.each(retentionKinds.filter((kind) => kind !== 'demos'))('%s ends by this table, in some service', (kind) => {
    expect(sources.some((source) => counts(source, kind))).toBe(true);
  });

  it('is missed when no service counts by it', () => {
    expect(counts("const end = retentionMs('exports');", 'exports')).toBe(true);
    expect(counts('const end = 7 * DAY_MS; // as retention.ts says of exports', 'exports')).toBe(false);
  });
});

it('the texts speak of the same days of grace', () => {
  const days = `${retention.deletedWorkspace.days} days`;
  expect(legal('privacy-policy').split(`For ${days} it can only be read`)).toHaveLength(2);
  expect(legal('terms-of-service')).toContain(`Both can be taken back for ${days}`);
});

it('everything counted elsewhere uses this table', () => {
  expect(SESSION_DAYS).toBe(retention.signIns.days);
  expect(SAMPLE_SECONDS * 1_000).toBe(retentionMs('samples'));
});

/** One row an hour before its end, and one an hour after. */
const around = (kind: RetentionKind) =>
  [-1, 1].map((side) => new Date(Date.now() - retentionMs(kind) - side * HOUR_MS));

it('log entries are deleted a year later, and not before', async () => {
  const { workspaceId } = await register();
  for (const [n, at] of around('activity').entries())
    await asOwner(
      "INSERT INTO activities (id, workspace_id, type, title, status, tells, created_at) VALUES (gen_random_uuid(), $1, 'team', $2, 'completed', false, $3)",
      [workspaceId, `line ${n}`, at],
    );
  await erasureJobs().deleteEnded();
  expect(
    await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'line %'", [workspaceId]),
  ).toEqual([{ title: 'line 0' }]);
});

it('the log of a week ends with its week, and later ones stay', async () => {
  const { workspaceId } = await register();
  for (const [n, at] of around('weekRuns').entries()) {
    const startsOn = new Date(at.getTime() + (n === 0 ? 1 : -1) * 48 * HOUR_MS).toISOString().slice(0, 10);
    const [run] = await asOwner<{ id: string }>(
      `INSERT INTO cycle_runs (id, workspace_id, year, week, starts_on, state, step, mode, begun_by, piece_id, seen_at, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 2020, $2, $3, 'done', 1, 'ask', 'engine', gen_random_uuid(), now(), now(), now()) RETURNING id`,
      [workspaceId, n + 1, startsOn],
    );
    await asOwner(
      `INSERT INTO cycle_events (id, workspace_id, run_id, key, what, sentence, step, at)
       VALUES (gen_random_uuid(), $1, $2, 'step 1', 'began', $3, 1, now())`,
      [workspaceId, run!.id, `week ${n}`],
    );
  }
  await erasureJobs().deleteEnded();
  expect(await asOwner('SELECT sentence FROM cycle_events WHERE workspace_id = $1', [workspaceId])).toEqual([
    { sentence: 'week 0' },
  ]);
});

it('so are contact messages and addresses that nobody confirmed', async () => {
  const { workspaceId } = await register();
  for (const at of around('contactMessages'))
    await asOwner(
      "INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), $1, 'Grace', 'grace@example.com', '', '', $2)",
      [workspaceId, at],
    );
  for (const [n, at] of around('unconfirmedNewsletter').entries())
    await asOwner(
      "INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at) VALUES (gen_random_uuid(), $1, $2, 'pending', '', $3, $3)",
      [workspaceId, `grace-${n}@example.com`, at],
    );
  await siteJobs().tidySite();
  expect(await asOwner('SELECT 1 FROM contact_messages WHERE workspace_id = $1', [workspaceId])).toHaveLength(1);
  expect(await asOwner('SELECT email FROM newsletter_subscriptions WHERE workspace_id = $1', [workspaceId])).toEqual([
    { email: 'grace-0@example.com' },
  ]);
});

it('so are single opens and clicks of campaign emails, and what they were counted as stays', async () => {
  const { workspaceId } = await register();
  const [campaign, email, delivery] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await asOwner(
    "INSERT INTO campaigns (workspace_id, id, name, type, status, audience, created_at, updated_at) VALUES ($1, $2, 'Rye', 'email', 'completed', '{\"segmentIds\":[]}', now(), now())",
    [workspaceId, campaign],
  );
  await asOwner(
    "INSERT INTO campaign_emails (workspace_id, id, campaign_id, blocks, created_at, updated_at) VALUES ($1, $2, $3, '[]', now(), now())",
    [workspaceId, email, campaign],
  );
  await asOwner(
    "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, address, domain, state, not_before, sent_at, opened_at) VALUES ($1, $2, $3, $4, 1, 'grace@example.com', 'example.com', 'sent', now(), now(), now())",
    [workspaceId, delivery, campaign, email],
  );
  for (const [n, at] of around('deliveryEvents').entries())
    await asOwner(
      "INSERT INTO delivery_events (workspace_id, id, delivery_id, campaign_id, kind, link, machine, at) VALUES ($1, gen_random_uuid(), $2, $3, 'click', $4, false, $5)",
      [workspaceId, delivery, campaign, n, at],
    );
  await trackingJobs().tidyCampaigns();
  expect(await asOwner('SELECT link FROM delivery_events WHERE workspace_id = $1', [workspaceId])).toEqual([
    { link: 0 },
  ]);
  expect(
    await asOwner("SELECT sum(step)::int AS n FROM campaign_steps WHERE workspace_id = $1 AND kind = 'opens'", [
      workspaceId,
    ]),
  ).toEqual([{ n: 1 }]);
});

it('so are messages to webhooks', async () => {
  const { workspaceId } = await register();
  for (const [n, at] of around('webhookDeliveries').entries())
    await asOwner(
      "INSERT INTO webhook_deliveries (workspace_id, id, message_id, type, payload, delivered, said, at) VALUES ($1, gen_random_uuid(), $2, 'test', '{}', true, '', $3)",
      [workspaceId, `msg_${n}`, at],
    );
  await publishingJobs().renewConnections();
  expect(await asOwner('SELECT message_id FROM webhook_deliveries WHERE workspace_id = $1', [workspaceId])).toEqual([
    { message_id: 'msg_0' },
  ]);
});

it('so are deleted creations, but neither restored ones nor those still in the library', async () => {
  const { workspaceId } = await register();
  for (const [n, at] of [...around('deletedCreations'), null].entries()) {
    await asOwner(
      "INSERT INTO creations (id, workspace_id, storage_key, provider, title, alt_text, aspect_ratio, width, height, created_at, deleted_at) VALUES (gen_random_uuid(), $1, 'designs/00/none.webp', 'x', $2, '', '1:1', 1, 1, now() - interval '1 year', $3)",
      [workspaceId, `picture ${n}`, at],
    );
  }
  await libraryJobs().tidyCreations();
  expect(await asOwner('SELECT title FROM creations WHERE workspace_id = $1 ORDER BY title', [workspaceId])).toEqual([
    { title: 'picture 0' },
    { title: 'picture 2' },
  ]);
});

it('and records of emails', async () => {
  const recipient = `${crypto.randomUUID()}@example.com`;
  for (const [n, at] of around('mailTexts').entries())
    await asOwner(
      "INSERT INTO mails (id, kind, recipient, subject, state, expires_at, created_at) VALUES (gen_random_uuid(), 'x', $1, $2, 'sent', $3, $3)",
      [recipient, `mail ${n}`, at],
    );
  await mailService().tidyMails();
  expect(await asOwner('SELECT subject FROM mails WHERE recipient = $1', [recipient])).toEqual([{ subject: 'mail 0' }]);
});
