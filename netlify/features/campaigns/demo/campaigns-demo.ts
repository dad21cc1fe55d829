import type { AutomationStep } from '../../../../src/domain/automation';
import { DAY_MS } from '../../../../src/domain/duration';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import { demoMails } from './campaigns-demo-mails';
import type { DemoCampaigns, DemoPerson } from './campaigns-demo-repository';
import type { TemplateMail } from '../templates/campaign-template-words';

/**
 * What the demo's grill has sent: a broadcast on its way, an automation that goes on, one that is out and one that is
 * being written. Everything counts back from now; what waits is due after the demo's end.
 */
export function makeCampaignsDemo({ insert, words, clock, ids }: Dependencies) {
  return async ({ id: workspaceId, zone }: { id: string; zone: string }): Promise<void> => {
    const now = clock.now();
    const ago = (days: number): Date => new Date(now.getTime() - Math.round(days * DAY_MS));
    /** At an hour of the workspace's day, so many days ago. */
    const on = (days: number, time: string): Date =>
      toInstant({ date: addDays(toLocal(now, zone).date, -days), time }, zone);

    await insert(
      workspaceId,
      now,
      (people) => {
        const rows: DemoCampaigns = {
          settings: {
            workspaceId,
            senderName: 'Corner Grill',
            replyTo: 'maya@cornergrill.example',
            postalAddress: 'Corner Grill, 12 Elm Street, Bristol BS1 4RW',
            updatedAt: ago(110),
          },
          campaigns: [],
          emails: [],
          texts: [],
          runs: [],
          lines: [],
          waves: [],
        };
        const campaign = (
          given: Omit<DemoCampaigns['campaigns'][number], 'workspaceId' | 'id' | 'audience' | 'updatedAt'>,
        ): string => {
          const id = ids.id();
          rows.campaigns.push({
            audience: { segmentIds: [] },
            senderName: 'Corner Grill',
            ...given,
            workspaceId,
            id,
            updatedAt: given.endedAt ?? given.startedAt ?? given.createdAt,
          });
          return id;
        };
        const email = (campaignId: string, mail: TemplateMail, createdAt: Date, isOut = true): string => {
          const id = ids.id();
          rows.emails.push({ ...mail, workspaceId, id, campaignId, createdAt, updatedAt: createdAt });
          if (isOut)
            rows.texts.push({
              workspaceId,
              emailId: id,
              revision: 1,
              subject: mail.subject,
              html: '',
              text: '',
              links: [...LINKS],
              createdAt,
            });
          return id;
        };

        const draft = campaign({
          name: 'Long tables in the yard',
          type: 'email',
          status: 'draft',
          createdAt: ago(0.8),
        });
        email(draft, demoMails.tables, ago(0.8), false);

        const first = on(4, '11:00');
        const friday = campaign({
          name: 'Friday burger night',
          type: 'broadcast',
          status: 'active',
          aiOptimized: true,
          localHour: 15,
          startedAt: first,
          frozenAt: first,
          leftOut: { 'no-consent': 41, unsubscribed: 12, bounced: 5 },
          createdAt: ago(5.4),
        });
        const invited = people.filter(({ since }) => since < first);
        const burger = { campaignId: friday, emailId: email(friday, demoMails.friday, ago(5.4)) };
        rows.waves.push(
          {
            ...burger,
            state: 'sent',
            mails: 748,
            people: invited.slice(0, 70),
            sentAt: first,
            everyMs: 4_000,
            opens: 359,
            machineOpens: 121,
            clicks: 83,
            conversions: 18,
            revenue: 68_400,
          },
          {
            ...burger,
            state: 'sent',
            mails: 500,
            people: invited.slice(70, 110),
            sentAt: on(2, '15:00'),
            everyMs: 6_000,
            opens: 252,
            machineOpens: 74,
            clicks: 59,
            conversions: 13,
            revenue: 49_400,
          },
          {
            ...burger,
            state: 'bounced',
            mails: 6,
            people: [],
            sentAt: first,
            everyMs: 400_000,
            cause: 'This mailbox does not exist.',
          },
          {
            ...burger,
            state: 'waiting',
            mails: 487,
            people: invited.slice(110),
            sentAt: on(-2, '15:00'),
            everyMs: 6_000,
          },
        );

        const menu = campaign({
          name: 'New menu, first look',
          type: 'email',
          status: 'completed',
          startedAt: on(24, '11:00'),
          frozenAt: on(24, '11:00'),
          endedAt: on(24, '11:39'),
          leftOut: { 'no-consent': 38, unsubscribed: 9 },
          createdAt: ago(26),
        });
        rows.waves.push({
          campaignId: menu,
          emailId: email(menu, demoMails.menu, ago(26)),
          state: 'sent',
          mails: 236,
          people: people.filter(({ since }) => since < on(24, '11:00')).slice(0, 120),
          sentAt: on(24, '11:01'),
          everyMs: 9_500,
          opens: 109,
          machineOpens: 38,
          clicks: 26,
          conversions: 6,
          revenue: 23_400,
        });

        const begun = ago(103);
        const welcome = campaign({
          name: 'Welcome, new regulars',
          type: 'automation',
          status: 'active',
          aiOptimized: true,
          trigger: { on: 'form' },
          triggerSince: begun,
          startedAt: begun,
          createdAt: ago(104),
        });
        const mails = demoMails.welcome.map((mail, n) => email(welcome, mail, new Date(begun.getTime() + n)));
        rows.campaigns.at(-1)!.steps = mails.flatMap((emailId, n): AutomationStep[] => [
          ...(n > 0 ? [{ id: `wait-${n}`, do: 'wait' as const, minutes: AFTER[n - 1]! * 1_440 }] : []),
          { id: `send-${n + 1}`, do: 'send', emailId },
        ]);
        // With the minute after they signed up.
        const entered = people
          .filter(({ signedUp }) => signedUp)
          .map((person) => ({ ...person, runId: ids.id(), at: new Date(person.since.getTime() + 40_000) }))
          .map((one) => ({ ...one, days: (now.getTime() - one.at.getTime()) / DAY_MS }))
          .reverse();
        rows.runs = entered.map(({ id: contactId, runId, days, at }) => ({
          workspaceId,
          id: runId,
          campaignId: welcome,
          contactId,
          entryKey: 'once',
          enteredAt: at,
          ...whereIn(days, at),
        }));
        // As the engine would have logged it, so that run log, email ledger and the step of each run agree.
        for (const { runId, days, at } of entered) {
          const tell = (stepId: string | null, day: number, sentence: string): void =>
            void rows.lines.push({
              workspaceId,
              id: ids.id(),
              campaignId: welcome,
              runId,
              stepId,
              did: true,
              sentence,
              at: new Date(at.getTime() + day * DAY_MS),
            });
          tell(null, 0, words.entered);
          const passed = DUE.filter((due) => days > due);
          passed.forEach((day, n) => {
            tell(`send-${n + 1}`, day, words.handedOver(demoMails.welcome[n]!.name));
            if (n < AFTER.length) tell(`wait-${n + 1}`, day, words.waits(AFTER[n]! * 1_440));
            else tell(null, day, words.through);
          });
        }
        mails.forEach((emailId, n) => {
          const reached = entered
            .filter(({ days }) => days > DUE[n]!)
            .map((one) => ({ ...one, at: new Date(one.at.getTime() + DUE[n]! * DAY_MS) }));
          rows.waves.push({
            campaignId: welcome,
            emailId,
            state: 'sent',
            ...WELCOME[n]!,
            mails: reached.length,
            people: reached,
            runIds: reached.map(({ runId }) => runId),
            stepId: `send-${n + 1}`,
            sentAt: new Date(begun.getTime() + DUE[n]! * DAY_MS + DAY_MS / 3),
            everyMs: 0.4 * DAY_MS,
          });
        });
        return rows;
      },
      () => ids.id(),
    );
  };
}

function whereIn(
  days: number,
  at: Date,
): Pick<DemoCampaigns['runs'][number], 'state' | 'stepId' | 'position' | 'wakesAt' | 'endedAt'> {
  const next = DUE.findIndex((due) => days <= due);
  if (next < 0)
    return {
      state: 'done',
      stepId: null,
      position: 2 * DUE.length - 1,
      wakesAt: null,
      endedAt: new Date(at.getTime() + DUE.at(-1)! * DAY_MS),
    };
  return {
    state: 'active',
    stepId: `wait-${next}`,
    position: 2 * next - 1,
    wakesAt: new Date(at.getTime() + DUE[next]! * DAY_MS),
    endedAt: null,
  };
}

/** Days between the mails of the sequence, and since the entry. */
const AFTER = [7, 21];
const DUE = [0, 7, 28];
const LINKS = ['https://cornergrill.example/menu', 'https://cornergrill.example/table'] as const;

/** 161 signed up, 104 of them are through: 412 mails, of which 268 were opened, 97 clicked, and 22 led to 662 dollars. */
const WELCOME = [
  { opens: 114, machineOpens: 31, clicks: 44, conversions: 10, revenue: 30_200 },
  { opens: 93, machineOpens: 27, clicks: 34, conversions: 8, revenue: 24_000 },
  { opens: 61, machineOpens: 20, clicks: 19, conversions: 4, revenue: 12_000 },
];

interface Dependencies {
  insert(
    workspaceId: string,
    now: Date,
    make: (people: DemoPerson[]) => DemoCampaigns,
    newId: () => string,
  ): Promise<void>;
  /** What the log of an automation says. */
  words: { entered: string; handedOver(mail: string): string; waits(minutes: number): string; through: string };
  clock: Clock;
  ids: Ids;
}
