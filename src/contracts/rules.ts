import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { networks } from '../domain/network';
import { firingStates, ruleContentTypes, ruleLimits as limits, ruleModes } from '../domain/rule';
import { pillarInput } from './engine-queue';
import { endpoint } from './endpoint';
import { cursorInput, day, id, instant, pageSize, requiredText, storedText, timeOfDay } from './text';

const whole = (least: number, most: number) =>
  z
    .number({ error: 'Enter a number.' })
    .check(
      z.int({ error: 'Enter a whole number.' }),
      z.gte(least, { error: `At least ${least}.` }),
      z.lte(most, { error: `At most ${most}.` }),
    );
const words = z
  .array(requiredText('A word', limits.word))
  .check(z.maxLength(limits.words, { error: `At most ${limits.words} words or phrases.` }));
const weekdays = z.array(whole(1, 7)).check(z.maxLength(7));

/** See src/domain/rule.ts. */
const trigger = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('time'),
    rrule: requiredText('The calendar rule', limits.rrule),
    startsOn: day,
    time: timeOfDay,
  }),
  z.object({ on: z.literal('feed'), address: requiredText('The address of the feed', limits.address) }),
  z.object({
    on: z.literal('holiday'),
    holidays: z
      .array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'Choose a holiday from the list.' })))
      .check(z.maxLength(limits.holidays)),
    daysBefore: whole(0, limits.daysBefore),
    time: timeOfDay,
  }),
  z.object({
    on: z.literal('metric'),
    is: z.enum(['below', 'above']),
    people: whole(1, limits.people),
    time: timeOfDay,
  }),
]);

const wish = z.object({
  name: requiredText('The name', limits.name),
  trigger,
  pillar: pillarInput,
  platforms: z
    .array(z.enum(networks))
    .check(z.minLength(1, { error: 'Choose at least one place.' }), z.maxLength(networks.length)),
  newsletter: z._default(z.boolean({ error: 'Say yes or no.' }), false),
  contentTypes: z
    .array(z.enum(ruleContentTypes))
    .check(z.minLength(1, { error: 'Choose at least one.' }), z.maxLength(ruleContentTypes.length)),
  weeklyCap: whole(1, limits.weeklyCap),
  quietWeekdays: weekdays,
  quietDays: z.array(day).check(z.maxLength(limits.quietDays, { error: `At most ${limits.quietDays} days.` })),
  avoidWords: words,
  needWords: words,
  mode: z.enum(ruleModes),
});

const firing = z.object({
  id,
  state: z.enum(firingStates),
  /** When its trigger came. */
  at: instant,
  /** What became of it, as a sentence. */
  sentence: storedText(400),
  /** The post, as long as it exists. */
  piece: z.nullable(z.object({ id, title: storedText(200) })),
});
export type RuleFiring = z.infer<typeof firing>;

const rule = z.object({
  id,
  ...wish.shape,
  active: z.boolean(),
  /** When it comes next; null where that depends on a feed or a figure, and while it is paused. */
  nextAt: z.nullable(instant),
  /** What keeps it from working, such as a feed that cannot be read or a pillar that was deleted; null for nothing. */
  trouble: z.nullable(storedText(400)),
  /** Posts it has made; how many people the newest reached in the last 90 days, and how many of these acted. */
  performance: z.object({ posts: z.number(), reach: z.number(), engagement: z.number() }),
});
export type Rule = z.infer<typeof rule>;

/** What a feed has now, by the workspace's clock; only items that say when they appeared. */
const feedItem = z.object({ day, time: timeOfDay, title: storedText(300) });
export type FeedItemSeen = z.infer<typeof feedItem>;

const dryRunItem = z.object({
  /** The local day and time. */
  day,
  time: timeOfDay,
  makes: z.boolean(),
  /** "One post about Mother’s Day", or why there is none. */
  sentence: storedText(400),
});
export type DryRunItem = z.infer<typeof dryRunItem>;

/** How often one person may have a feed read in an hour, as often as a website. */
export const FEED_CHECKS = 20;
/** How often one person may create, and change, rules in an hour. */
const SAVES = 120;

const ofOne = z.object({ ruleId: id });

/** Rules that make posts by themselves. What writes to contacts by itself is an automation. */
export const rulesContract = {
  listRules: endpoint({
    method: 'GET',
    path: '/api/rules',
    access: 'session',
    summary: 'All rules by name, with what they have achieved.',
    input: z.object({}),
    output: z.object({
      items: z.array(rule),
      /** The holidays of the workspace's country in the next year, to choose from, and days that only some people mark. */
      holidays: z.array(
        z.object({ id: storedText(40), name: storedText(100), date: day, kind: z.enum(['holiday', 'observance']) }),
      ),
    }),
  }),
  createRule: endpoint({
    method: 'POST',
    path: '/api/rules',
    access: 'session',
    creates: true,
    // A rule that follows a feed reads it when it is saved.
    limit: { calls: SAVES, perSeconds: HOUR_SECONDS },
    summary: 'Creates a rule; it runs from now on.',
    input: wish,
    output: rule,
  }),
  updateRule: endpoint({
    method: 'PUT',
    path: '/api/rules/:ruleId',
    access: 'session',
    // A rule that follows a feed reads it when it is saved.
    limit: { calls: SAVES, perSeconds: HOUR_SECONDS },
    summary: 'Changes a rule; what it made stays.',
    input: z.object({ ruleId: id, ...wish.shape }),
    output: rule,
  }),
  pauseRule: endpoint({
    method: 'POST',
    path: '/api/rules/:ruleId/pause',
    access: 'session',
    summary: 'Pauses a rule. What comes meanwhile is not made up for.',
    input: ofOne,
    output: rule,
  }),
  resumeRule: endpoint({
    method: 'POST',
    path: '/api/rules/:ruleId/resume',
    access: 'session',
    creates: true,
    summary: 'Lets a paused rule run again from now on.',
    input: ofOne,
    output: rule,
  }),
  deleteRule: endpoint({
    method: 'DELETE',
    path: '/api/rules/:ruleId',
    access: 'session',
    summary: 'Deletes a rule; its posts stay. It can be restored for a day.',
    input: ofOne,
    output: z.object({ id }),
  }),
  restoreRule: endpoint({
    method: 'POST',
    path: '/api/rules/:ruleId/restore',
    access: 'session',
    summary: 'Brings back a rule that was deleted within the last day.',
    input: ofOne,
    output: rule,
  }),
  listRuleFirings: endpoint({
    method: 'GET',
    path: '/api/rules/:ruleId/firings',
    access: 'session',
    summary: 'Each time a rule came, and what became of it, newest first.',
    input: z.object({ ruleId: id, cursor: cursorInput(), limit: pageSize(20) }),
    output: z.object({ items: z.array(firing), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getRuleFeed: endpoint({
    method: 'POST',
    path: '/api/rules/feed',
    access: 'session',
    notInDemo: true,
    limit: { calls: FEED_CHECKS, perSeconds: HOUR_SECONDS },
    summary: 'Reads a feed that a rule is to follow: what it has now.',
    input: z.object({ address: requiredText('The address of the feed', limits.address) }),
    output: z.object({
      title: storedText(300),
      count: z.number(),
      items: z.array(feedItem).check(z.maxLength(limits.feedItems)),
    }),
  }),
  getRulePreview: endpoint({
    method: 'POST',
    path: '/api/rules/preview',
    access: 'session',
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    summary:
      'A dry run: what a rule would make in the next four weeks, or would have made in the last four where it follows a figure, or a feed with these items. Fetches nothing.',
    input: z.object({
      ruleId: z.optional(id),
      feedItems: z.optional(z.array(feedItem).check(z.maxLength(limits.feedItems))),
      ...wish.shape,
    }),
    output: z.object({
      ahead: z.boolean(),
      from: day,
      to: day,
      items: z.array(dryRunItem),
      /** What the dry run cannot know. */
      note: storedText(400),
    }),
  }),
};
