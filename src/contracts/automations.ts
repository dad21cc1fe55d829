import * as z from 'zod/mini';
import { automationLimits as limits, reentryRules, runStates } from '../domain/automation';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { countInput, cursorInput, id, instant, optionalText, pageSize, storedText } from './text';
import { segmentRuleSchema } from './segments';

const stepId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'This is not a valid id.' }));
const whole = (least: number, most: number) =>
  z
    .number({ error: 'Enter a number.' })
    .check(
      z.int({ error: 'Enter a whole number.' }),
      z.gte(least, { error: `At least ${least}.` }),
      z.lte(most, { error: `At most ${most}.` }),
    );

/** See src/domain/automation.ts. */
export const automationSchema = z.object({
  trigger: z.nullable(
    z.discriminatedUnion('on', [
      z.object({ on: z.literal('tag'), tagId: id }),
      z.object({ on: z.literal('form') }),
      z.object({
        on: z.literal('date'),
        fieldId: id,
        offsetDays: whole(-limits.offsetDays, limits.offsetDays),
        hour: whole(0, 23),
        yearly: z.boolean(),
      }),
      z.object({ on: z.literal('segment'), segmentId: id }),
    ]),
  ),
  steps: z
    .array(
      z.discriminatedUnion('do', [
        z.object({ id: stepId, do: z.literal('wait'), minutes: whole(1, limits.waitMinutes) }),
        z.object({
          id: stepId,
          do: z.literal('condition'),
          otherwise: z.enum(['end', 'skip-next']),
          test: z.discriminatedUnion('about', [
            z.object({
              about: z.literal('mail'),
              is: z.enum(['opened', 'clicked', 'not-opened', 'not-clicked']),
              stepId,
            }),
            z.object({ about: z.literal('contact'), rule: segmentRuleSchema }),
          ]),
        }),
        z.object({ id: stepId, do: z.literal('send'), emailId: id }),
        z.object({ id: stepId, do: z.literal('tag'), tagId: id, change: z.enum(['add', 'remove']) }),
      ]),
    )
    .check(z.maxLength(limits.steps, { error: `At most ${limits.steps} steps.` })),
  goal: z.nullable(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('converted') }),
      z.object({ is: z.literal('tag'), tagId: id }),
    ]),
  ),
  reentry: z.enum(reentryRules),
});
export type Automation = z.infer<typeof automationSchema>;

const storedAutomation = z.object({
  ...automationSchema.shape,
  revision: z.number(),
  /** How many people are in each state. */
  people: z.object({
    active: z.number(),
    done: z.number(),
    goal: z.number(),
    ended: z.number(),
    left: z.number(),
    stopped: z.number(),
  }),
  /** How many people wait at each step now, by the step's id. */
  waiting: z.record(z.string().check(z.maxLength(40)), z.number()),
  /** Counts per email, by the email's id; each counts people. */
  mails: z.record(
    z.string().check(z.maxLength(40)),
    z.object({ sent: z.number(), opens: z.number(), clicks: z.number(), conversions: z.number() }),
  ),
});
export type StoredAutomation = z.infer<typeof storedAutomation>;

const listed = { cursor: cursorInput(), limit: pageSize(50) };
const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(storedText(1_000)) });
const run = z.object({
  id,
  contactId: id,
  name: storedText(200),
  state: z.enum(runStates),
  stepId: z.nullable(storedText(40)),
  /** The next step of this person; null when there is none or they have left. */ nextStepId: z.nullable(
    storedText(40),
  ),
  enteredAt: instant,
  wakesAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});

/** Automations and their results. They are started, paused and deleted through the campaign endpoints. */
export const automationsContract = {
  getAutomation: endpoint({
    method: 'GET',
    path: '/api/automations/:campaignId',
    access: 'session',
    summary: 'Trigger, steps and goal of an automation, with the number of people at each step.',
    input: z.object({ campaignId: id }),
    output: storedAutomation,
  }),
  updateAutomation: endpoint({
    method: 'PUT',
    path: '/api/automations/:campaignId',
    access: 'session',
    summary:
      'Saves an automation, running or not: people who wait at a step stay at it, and go on with what then follows.',
    input: z.object({ campaignId: id, revision: countInput, ...automationSchema.shape }),
    output: storedAutomation,
  }),
  createAutomationEmail: endpoint({
    method: 'POST',
    path: '/api/automations/:campaignId/emails',
    access: 'session',
    creates: true,
    limit: { calls: 120, perSeconds: HOUR_SECONDS },
    summary: 'Creates an empty email for a step that sends.',
    input: z.object({ campaignId: id, name: optionalText('Name', 120) }),
    output: z.object({ id, name: storedText(120), subject: storedText(200), revision: z.number() }),
  }),
  listAutomationRuns: endpoint({
    method: 'GET',
    path: '/api/automations/:campaignId/runs',
    access: 'session',
    summary: 'The people in an automation, newest first.',
    input: z.object({ campaignId: id, state: z.optional(z.enum(runStates)), ...listed }),
    output: page(run),
  }),
  createAutomationRun: endpoint({
    method: 'POST',
    path: '/api/automations/:campaignId/runs',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    summary: 'Adds a contact to a running automation.',
    input: z.object({ campaignId: id, contactId: id }),
    output: run,
  }),
  stopAutomationRun: endpoint({
    method: 'POST',
    path: '/api/automations/:campaignId/runs/:runId/stop',
    access: 'session',
    summary: 'Removes a contact from an automation; waiting emails to them are not sent.',
    input: z.object({ campaignId: id, runId: id }),
    output: run,
  }),
  listContactRuns: endpoint({
    method: 'GET',
    path: '/api/automations/of-contact/:contactId',
    access: 'session',
    summary: 'The automations that a contact is or was in: the newest twenty runs.',
    input: z.object({ contactId: id }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          campaignId: id,
          automation: storedText(120),
          state: z.enum(runStates),
          enteredAt: instant,
          wakesAt: z.nullable(instant),
          endedAt: z.nullable(instant),
        }),
      ),
    }),
  }),
  listRunLog: endpoint({
    method: 'GET',
    path: '/api/automations/:campaignId/runs/:runId/log',
    access: 'session',
    summary: 'Why each step did or did not run for one contact, oldest first.',
    input: z.object({ campaignId: id, runId: id, ...listed }),
    output: page(
      z.object({
        id,
        stepId: z.nullable(storedText(40)),
        did: z.boolean(),
        sentence: storedText(400),
        at: instant,
        /** End of the current wait. */ until: z.nullable(instant),
      }),
    ),
  }),
};
