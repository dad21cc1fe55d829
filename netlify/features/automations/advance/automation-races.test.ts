import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { segmentsContract } from '../../../../src/contracts/segments';
import { activityEvents } from '../../../../src/domain/activity-events';
import { env } from '../../../config/env';
import { inWorkspace } from '../../../database/client';
import { contacts } from '../../../database/schema/contacts';
import {
  advanceAt,
  after,
  automationIn,
  bakeryWithAutomation as bakery,
  DAY,
  mailsOf,
  runsOf,
  send,
  START,
  tagContact,
  useOwnAutomations,
  wait,
} from '../../../testing/builders/running-automations';
import { readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { campaignRunRepository } from '../../campaigns/runs/campaign-run-repository';
import { automationAdvanceRepository } from './automation-advance-repository';
import { automationEntryRepository } from './automation-entry-repository';
import { automationsRepository } from '../automations-repository';

useDatabase();
useOwnAutomations();

const refOf = ({ workspaceId, campaignId }: { workspaceId: string; campaignId: string }) => ({
  workspaceId,
  campaignId,
  zone: 'Europe/London',
});
const toActivity = (workspaceId: string, campaignId: string) => ({
  ...activityEvents.campaignStopped({ id: campaignId, name: 'Welcome', type: 'automation' } as Parameters<
    typeof activityEvents.campaignStopped
  >[0]),
  id: randomUUID(),
  workspaceId,
  at: after(1),
});

/** Holds back everybody who looks at contacts, until it is let go. */
async function holdContacts(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: env().databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

/** Until so many wait for somebody else's lock. */
async function someWait(count: number): Promise<void> {
  for (;;) {
    const waiting = await asOwner(
      "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND backend_type = 'client backend'",
    );
    if (waiting.length >= count) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('at the same moment', () => {
  it('somebody is let in and the trigger is changed: both are done, one after the other', async () => {
    const made = await bakery();
    await tagContact(made.workspaceId, made.tagId, made.people[0]!);
    const trigger = { on: 'tag' as const, tagId: await addTag(made.workspaceId, 'Other') };
    const letGo = await holdContacts();
    const entering = automationEntryRepository.enter(refOf(made), after(1), randomUUID);
    await someWait(1);
    const saving = automationsRepository.save(made.workspaceId, made.campaignId, {
      revision: 1,
      status: 'active',
      change: { trigger, steps: [send(made.emailIds[0])], goal: null, reentry: 'once' },
      watch: trigger,
      moves: { known: ['hello'], gone: [], lost: [] },
      activity: null,
      now: after(1),
    });
    await someWait(2);
    await letGo();
    expect([await entering, await saving]).toEqual([1, 'saved']);
  });

  it('somebody is let in and the automation is ended: nobody stays in it', async () => {
    const made = await bakery();
    await tagContact(made.workspaceId, made.tagId, made.people[0]!);
    const letGo = await holdContacts();
    const entering = automationEntryRepository.enter(refOf(made), after(1), randomUUID);
    await someWait(1);
    const ending = campaignRunRepository.stop(
      made.workspaceId,
      made.campaignId,
      after(1),
      toActivity(made.workspaceId, made.campaignId),
    );
    await someWait(2);
    await letGo();
    expect([await entering, await ending]).toEqual([1, true]);
    expect((await runsOf(made.campaignId)).map(({ state }) => state)).toEqual(['stopped']);
  });

  it.each(['an email', 'a tag'])(
    'somebody gets %s and is erased: the erasure waits, and nothing of them is left',
    async (what) => {
      const made = await bakery();
      const {
        workspaceId,
        people: [ada],
        tagId,
        campaignId,
        emailIds,
      } = made;
      const other = await addTag(workspaceId, 'Other');
      await tagContact(workspaceId, tagId, ada!);
      await automationEntryRepository.enter(refOf(made), after(1), randomUUID);
      let erasing: Promise<unknown> = Promise.resolve();
      await automationAdvanceRepository.advance(
        refOf(made),
        { now: after(2), limit: 10 },
        async ({ runs: [run] }, hands) => {
          erasing = inWorkspace(workspaceId, (tx) => tx.delete(contacts).where(eq(contacts.id, ada!)));
          await someWait(1);
          if (what === 'a tag') await hands.tag(other, [ada!]);
          const delivery = {
            id: randomUUID(),
            emailId: emailIds[0]!,
            revision: 1,
            contactId: ada!,
            occasion: `${run!.id}:hello`,
            address: 'p0@example.com',
          };
          return {
            moves: [{ id: run!.id, state: 'done', stepId: null, position: 1, wakesAt: null }],
            lines: [],
            deliveries: what === 'an email' ? [delivery] : [],
          };
        },
      );
      await erasing;
      expect(
        await asOwner("SELECT 1 FROM deliveries WHERE campaign_id = $1 AND (contact_id IS NOT NULL OR address <> '')", [
          campaignId,
        ]),
      ).toEqual([]);
      expect(await asOwner('SELECT 1 FROM contacts WHERE id = $1', [ada])).toEqual([]);
    },
  );
});

describe('coming back', () => {
  it('from the archive is no coming to fulfil what starts an automation', async () => {
    const {
      workspaceId,
      people: [before, within, ...late],
      tagId,
    } = await bakery({ people: 3 });
    await tagContact(workspaceId, tagId, before!, within!);
    const archive = (at: string | null, ...ids: (string | undefined)[]) =>
      asOwner('UPDATE contacts SET archived_at = $1 WHERE id = ANY($2)', [at, ids]);
    await archive('2026-01-01', before);
    const { campaignId } = await automationIn(workspaceId, {
      trigger: { on: 'tag', tagId },
      mails: ['Hello'],
      steps: ([hello]) => [send(hello)],
      since: START,
    });
    await archive('2026-01-01', within);
    await advanceAt(after(1));
    await archive(null, before, within);
    await advanceAt(after(2));
    expect(await mailsOf(campaignId)).toEqual([]);
    await tagContact(workspaceId, tagId, ...late);
    await advanceAt(after(3));
    expect(await mailsOf(campaignId)).toEqual(['Person 2: Hello']);
  });

  it('from a pause of days, an automation lets in who signed up meanwhile', async () => {
    const workspaceId = await workspaceOf();
    const [ada] = await readersIn(workspaceId, 1);
    const { campaignId } = await automationIn(workspaceId, {
      trigger: { on: 'form' },
      mails: ['Hello'],
      steps: ([hello]) => [send(hello)],
      since: START,
    });
    await advanceAt(after(DAY));
    await asOwner("UPDATE campaigns SET status = 'paused' WHERE id = $1", [campaignId]);
    await asOwner(
      "INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, at) VALUES ($1, gen_random_uuid(), $2, 'form', 'Signed up', $3)",
      [workspaceId, ada, after(2 * DAY)],
    );
    await asOwner("UPDATE campaigns SET status = 'active' WHERE id = $1", [campaignId]);
    for (const days of [9, 10]) await advanceAt(after(days * DAY));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
  });
});

it('other rules of its segment let in nobody who fulfils them already', async () => {
  const owner = await register();
  const people = await readersIn(owner.workspaceId, 3);
  const rules = (status: 'lead' | 'customer') => ({
    match: 'all' as const,
    rules: [{ about: 'status' as const, is: 'one-of' as const, values: [status] }],
  });
  const {
    body: {
      data: { id: segmentId },
    },
  } = await owner.call('segments', segmentsContract.createSegment, { name: 'Regulars', rules: rules('customer') });
  const { campaignId } = await automationIn(owner.workspaceId, {
    trigger: { on: 'segment', segmentId },
    mails: ['Hello'],
    steps: ([hello]) => [send(hello)],
    since: START,
  });
  expect(
    (
      await owner.call('segments', segmentsContract.updateSegment, {
        segmentId,
        name: 'Regulars',
        rules: rules('lead'),
      })
    ).status,
  ).toBe(200);
  await advanceAt(after(1));
  expect(await mailsOf(campaignId)).toEqual([]);
  await asOwner("UPDATE contacts SET status = 'customer' WHERE id = $1", [people[0]]);
  await advanceAt(after(2));
  await asOwner("UPDATE contacts SET status = 'lead' WHERE id = $1", [people[0]]);
  await advanceAt(after(3));
  expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
});

it('whoever is still in an automation that has ended leaves with the next minute', async () => {
  const { workspaceId, people, tagId, campaignId } = await bakery({ people: 2, steps: () => [wait(DAY)] });
  await tagContact(workspaceId, tagId, ...people);
  await advanceAt(after(1));
  await asOwner("UPDATE campaigns SET status = 'completed' WHERE id = $1", [campaignId]);
  await advanceAt(after(2));
  expect((await runsOf(campaignId)).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
});
