import { randomUUID } from 'node:crypto';
import type {
  AutomationGoal,
  AutomationStep,
  AutomationTrigger,
  ReentryRule,
  RunState,
} from '../../../src/domain/automation';
import { MINUTE_MS } from '../../../src/domain/duration';
import { noteMembers } from '../../records/automations/automation-members';
import { inWorkspace } from '../../database/client';
import { automationJobs } from '../../features/automations/advance/automation-advance-wiring';
import { addTag } from '../contacts';
import { asOwner } from '../database';
import { readersIn } from './sent-campaigns';
import { workspaceOf } from './stored-contact';

/** When the tests' automations begin; events are given in minutes after it. */
export const START = new Date('2026-11-23T08:00:00Z');
export const after = (minutes: number): Date => new Date(START.getTime() + minutes * MINUTE_MS);
export const DAY = 1_440;
export const send = (emailId: string | undefined, id = 'hello'): AutomationStep => ({
  id,
  do: 'send',
  emailId: emailId!,
});
export const wait = (minutes: number, id = 'pause'): AutomationStep => ({ id, do: 'wait', minutes });

/** The job processes everything that is running, so each test must only have its own. */
export function useOwnAutomations(): void {
  afterEach(() => asOwner("UPDATE campaigns SET status = 'paused' WHERE status = 'active' AND type = 'automation'"));
}

/**
 * An automation that has been running since `since`, with its emails ready to be sent. `steps` gets their ids,
 * in order of their names.
 */
export async function automationIn(
  workspaceId: string,
  { trigger, mails = [], steps, goal = null, reentry = 'once', status = 'active', since }: Wish,
): Promise<{ campaignId: string; emailIds: string[] }> {
  const campaignId = randomUUID();
  const emailIds = mails.map(() => randomUUID());
  await asOwner(
    `INSERT INTO campaigns (workspace_id, id, name, type, status, audience, trigger, steps, goal, reentry, trigger_since, started_at, created_at, updated_at) VALUES ($1, $2, 'Welcome', 'automation', $3, '{"segmentIds":[]}', $4, $5, $6, $7, $8, $8, $8, $8)`,
    [
      workspaceId,
      campaignId,
      status,
      JSON.stringify(trigger),
      JSON.stringify(steps(emailIds)),
      goal && JSON.stringify(goal),
      reentry,
      since,
    ],
  );
  for (const [n, name] of mails.entries()) {
    await asOwner(
      "INSERT INTO campaign_emails (workspace_id, id, campaign_id, name, subject, blocks, created_at, updated_at) VALUES ($1, $2, $3, $4, $4, '[]', $5, $5)",
      [workspaceId, emailIds[n], campaignId, name, since],
    );
    await asOwner(
      'INSERT INTO campaign_texts (workspace_id, email_id, revision, subject, html, text, links, created_at) VALUES ($1, $2, 1, $3, $4, $5, $6, $7)',
      [
        workspaceId,
        emailIds[n],
        name,
        '<p>Hello</p><a href="{{ link[0] }}">Rye</a><img src="{{ pixel }}" alt=""><a href="{{ preferences }}">Unsubscribe</a>',
        'Hello\n{{ link[0] }}\n{{ preferences }}',
        JSON.stringify(['https://bakery.example/rye']),
        since,
      ],
    );
  }
  if (status !== 'draft')
    await inWorkspace(workspaceId, (tx) => noteMembers(tx, { workspaceId, campaignId, trigger }, since));
  return { campaignId, emailIds };
}

/** People who agreed, a tag, and an automation triggered by it. */
export async function bakeryWithAutomation(wish: Partial<Omit<Wish, 'since'>> & { people?: number } = {}) {
  const workspaceId = await workspaceOf();
  const people = await readersIn(workspaceId, wish.people ?? 1);
  const tagId = await addTag(workspaceId, 'Regular');
  const { campaignId, emailIds } = await automationIn(workspaceId, {
    trigger: { on: 'tag', tagId },
    mails: ['Hello', 'More'],
    steps: ([hello]) => [send(hello)],
    ...wish,
    since: START,
  });
  return { workspaceId, people, tagId, campaignId, emailIds };
}

/** One run of the job at a given time. */
export const advanceAt = (now: Date, other: Parameters<typeof automationJobs>[0] = {}): Promise<void> =>
  automationJobs({ clock: { now: () => now }, ...other }).advance(new AbortController().signal);

/** Its runs, in the order in which they began. */
export const runsOf = (campaignId: string): Promise<RunRow[]> =>
  asOwner<RunRow>(
    'SELECT r.id, r.contact_id, c.name, r.state, r.step_id, r.position, r.wakes_at FROM automation_runs r JOIN contacts c ON c.id = r.contact_id WHERE r.campaign_id = $1 ORDER BY r.entered_at, c.name',
    [campaignId],
  );

/** The log's sentences about the contact with this name. */
export async function logOf(campaignId: string, name = 'Person 0'): Promise<string[]> {
  const rows = await asOwner<{ did: boolean; sentence: string }>(
    'SELECT l.did, l.sentence FROM automation_log l JOIN automation_runs r ON r.id = l.run_id JOIN contacts c ON c.id = r.contact_id WHERE l.campaign_id = $1 AND c.name = $2 ORDER BY l.at, l.id',
    [campaignId, name],
  );
  return rows.map(({ did, sentence }) => `${did ? '+' : '-'} ${sentence}`);
}

/** Sent emails, as “contact: email”. */
export const mailsOf = async (campaignId: string): Promise<string[]> =>
  (
    await asOwner<{ said: string }>(
      "SELECT c.name || ': ' || e.name AS said FROM deliveries d JOIN contacts c ON c.id = d.contact_id JOIN campaign_emails e ON e.id = d.email_id WHERE d.campaign_id = $1 ORDER BY 1",
      [campaignId],
    )
  ).map(({ said }) => said);

export const tagContact = (workspaceId: string, tagId: string, ...contactIds: string[]): Promise<unknown> =>
  asOwner('INSERT INTO contact_tags (workspace_id, tag_id, contact_id) SELECT $1, $2, unnest($3::uuid[])', [
    workspaceId,
    tagId,
    contactIds,
  ]);

interface Wish {
  trigger: AutomationTrigger;
  mails?: string[];
  steps(emailIds: string[]): AutomationStep[];
  goal?: AutomationGoal | null;
  reentry?: ReentryRule;
  status?: 'active' | 'paused' | 'draft';
  since: Date;
}

interface RunRow {
  id: string;
  contact_id: string;
  name: string;
  state: RunState;
  step_id: string | null;
  position: number;
  wakes_at: Date | null;
}
