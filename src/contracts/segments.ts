import * as z from 'zod/mini';
import { consentChannels } from '../domain/consent';
import { contactEventKinds, contactStatuses } from '../domain/contact';
import { dateTests, numberTests, segmentLimits as limits, textTests } from '../domain/segment';
import { endpoint } from './endpoint';
import { id, instant, requiredText, storedText, writable } from './text';

const words = z.string().check(writable(), z.trim(), z.maxLength(200, { error: 'At most 200 characters.' }));
const days = z
  .number({ error: 'Enter a number of days.' })
  .check(
    z.int({ error: 'Enter whole days.' }),
    z.gte(0),
    z.lte(limits.days, { error: `At most ${limits.days} days.` }),
  );

export const segmentRuleSchema = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['name', 'company', 'email', 'phone', 'source']), is: z.enum(textTests), value: words }),
  z.object({
    about: z.literal('status'),
    is: z.enum(['one-of', 'none-of']),
    values: z
      .array(z.enum(contactStatuses))
      .check(
        z.minLength(1, { error: 'Choose a status.' }),
        z.maxLength(contactStatuses.length, { error: 'Choose each status once.' }),
      ),
  }),
  z.object({ about: z.literal('tag'), is: z.enum(['has', 'has-not']), tagId: id }),
  z.object({ about: z.literal('value'), is: z.enum(numberTests), value: z.number() }),
  z.object({ about: z.literal('consent'), channel: z.enum(consentChannels), is: z.enum(['granted', 'not-granted']) }),
  z.object({ about: z.enum(['created', 'last-contact']), is: z.enum(dateTests), days }),
  z.object({
    about: z.literal('event'),
    kind: z.enum(contactEventKinds),
    is: z.enum(['happened', 'not-happened']),
    days,
  }),
  z.object({
    about: z.literal('field'),
    fieldId: id,
    is: z.enum([...textTests, ...numberTests]),
    value: z.union([words, z.number(), z.boolean()]),
  }),
]);
const match = z.enum(['all', 'any']);
const innerGroup = z.object({
  match,
  rules: z.array(segmentRuleSchema).check(z.minLength(1), z.maxLength(limits.rules)),
});
export const segmentRulesSchema = z.object({
  match,
  rules: z
    .array(z.union([segmentRuleSchema, innerGroup]))
    .check(
      z.minLength(1, { error: 'Add a rule.' }),
      z.maxLength(limits.rules, { error: `At most ${limits.rules} rules.` }),
    ),
});
/**
 * Rules as a client sends them. Their number is bounded, because every rule becomes a query condition and scans
 * a table of 10,000 contacts where there is no index.
 */
const rulesInput = segmentRulesSchema.check(
  z.refine(
    ({ rules }) => rules.reduce((sum, rule) => sum + ('rules' in rule ? rule.rules.length : 1), 0) <= limits.allRules,
    { error: `A segment can have at most ${limits.allRules} rules in total.` },
  ),
);
export type SegmentRules = z.infer<typeof segmentRulesSchema>;

const segmentSchema = z.object({ id, name: storedText(limits.name), rules: segmentRulesSchema, updatedAt: instant });
export type Segment = z.infer<typeof segmentSchema>;

const input = { name: requiredText('Name', limits.name), rules: rulesInput };

/** Saved queries about contacts, for lists, exports and campaigns. */
export const segmentsContract = {
  listSegments: endpoint({
    method: 'GET',
    path: '/api/segments',
    access: 'session',
    summary: 'Segments by name.',
    input: z.object({}),
    output: z.object({ items: z.array(segmentSchema) }),
  }),
  createSegment: endpoint({
    method: 'POST',
    path: '/api/segments',
    access: 'session',
    summary: 'Saves rules as a segment.',
    input: z.object(input),
    output: segmentSchema,
  }),
  updateSegment: endpoint({
    method: 'PATCH',
    path: '/api/segments/:segmentId',
    access: 'session',
    summary: 'Changes a segment.',
    input: z.object({ segmentId: id, ...input }),
    output: segmentSchema,
  }),
  deleteSegment: endpoint({
    method: 'DELETE',
    path: '/api/segments/:segmentId',
    access: 'session',
    summary: 'Deletes a segment; its contacts stay.',
    input: z.object({ segmentId: id }),
    output: z.object({ id }),
  }),
  countSegment: endpoint({
    method: 'POST',
    path: '/api/segments/count',
    access: 'session',
    scans: true,
    summary:
      'How many contacts rules find now, and the first five of them; how many of them agreed to marketing emails.',
    input: z.object({ rules: rulesInput }),
    output: z.object({
      count: z.number(),
      reachableByEmail: z.number(),
      sample: z.array(z.object({ id, name: storedText(200), email: z.nullable(storedText(320)) })),
    }),
  }),
};
