import * as z from 'zod/mini';
import { autopilotLimits } from '../domain/autopilot';
import { callFrequencies } from '../domain/engine-settings';
import { networks } from '../domain/network';
import { MAX_PILLARS } from '../domain/pillar';
import { postingFrequencies } from '../domain/posting-frequency';
import { MAX_CUSTOM_SLOTS } from '../domain/posting-rhythm';
import { ruleLimits, ruleModes } from '../domain/rule';
import { savedActions } from '../domain/savings';
import { endpoint } from './endpoint';
import { day, requiredText, storedText, timeOfDay } from './text';

const weekdayInput = z
  .number({ error: 'Choose a day of the week.' })
  .check(
    z.int({ error: 'Choose a day of the week.' }),
    z.gte(1, { error: 'Choose a day of the week.' }),
    z.lte(7, { error: 'Choose a day of the week.' }),
  );

const slotInput = z.object({ weekday: weekdayInput, time: timeOfDay });

const TWICE = 'This time is already in the list.';
const slotsInput = z
  .array(slotInput)
  .check(z.maxLength(MAX_CUSTOM_SLOTS, { error: `Choose at most ${MAX_CUSTOM_SLOTS} times a week.` }), (context) => {
    const seen = new Set<string>();
    context.value.forEach(({ weekday, time }, index) => {
      const key = `${weekday} ${time}`;
      if (seen.has(key))
        context.issues.push({ code: 'custom', input: context.value, path: [index, 'time'], message: TWICE });
      seen.add(key);
    });
  });

const pillarsInput = z
  .array(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'This is not a valid id.' })),
      name: requiredText('Pillar', 40),
    }),
  )
  .check(z.maxLength(MAX_PILLARS, { error: `Keep to at most ${MAX_PILLARS} pillars.` }), (context) => {
    const [ids, names] = [new Set<string>(), new Set<string>()];
    context.value.forEach(({ id, name }, index) => {
      const issue = (message: string) =>
        context.issues.push({ code: 'custom', input: context.value, path: [index, 'name'], message });
      if (names.has(name.toLowerCase())) issue('You already have a pillar with this name.');
      else if (ids.has(id)) issue('This pillar is in the list twice.');
      ids.add(id);
      names.add(name.toLowerCase());
    });
  });

const MINUTES = 'Enter whole minutes from 0 to 480.';
const minutesInput = z
  .number({ error: MINUTES })
  .check(z.int({ error: MINUTES }), z.gte(0, { error: MINUTES }), z.lte(480, { error: MINUTES }));
const RATE = 'Enter a whole amount from 0 to 1,000.';

export const platformsInput = z.array(z.enum(networks, { error: 'We do not know this platform.' })).check(
  z.maxLength(networks.length, { error: 'Choose each platform once.' }),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Choose each platform once.' }),
);

const whole = (least: number, most: number) => {
  const error = `Enter a whole number from ${least} to ${most}.`;
  return z.number({ error }).check(z.int({ error }), z.gte(least, { error }), z.lte(most, { error }));
};

const NO_MODE = 'Choose whether the week’s post waits for you.';

/** See src/domain/autopilot.ts. */
const autopilotInput = z.object({
  mode: z.enum(ruleModes, { error: NO_MODE }),
  weeklyCap: whole(1, ruleLimits.weeklyCap),
  quietWeekdays: z.array(weekdayInput).check(z.maxLength(6, { error: 'Leave at least one day of the week.' })),
  quietDays: z
    .array(day)
    .check(z.maxLength(ruleLimits.quietDays, { error: `At most ${ruleLimits.quietDays} single days off.` })),
  leastConfidence: whole(0, autopilotLimits.leastConfidence),
  withoutOffers: z.boolean({ error: 'Say yes or no.' }),
  evergreens: z._default(z.boolean({ error: 'Say yes or no.' }), false),
  slot: z.nullable(slotInput),
});

const yesOrNo = z.boolean({ error: 'Say yes or no.' });

const settings = {
  frequency: z.enum(postingFrequencies, { error: 'Choose how often posts come out.' }),
  slot: slotInput,
  slots: slotsInput,
  platforms: platformsInput,
  newsletter: yesOrNo,
  pillars: pillarsInput,
  voiceCalls: yesOrNo,
  proactiveSuggestions: yesOrNo,
  performanceAlerts: yesOrNo,
  callFrequency: z.enum(callFrequencies, { error: 'Choose how often we call.' }),
  callTime: timeOfDay,
  autopilot: autopilotInput,
  minutes: z.object(Object.fromEntries(savedActions.map((action) => [action, minutesInput])) as MinutesShape),
  hourlyRate: z
    .number({ error: RATE })
    .check(z.int({ error: RATE }), z.gte(0, { error: RATE }), z.lte(1000, { error: RATE })),
};

const NO_TIMES = 'Add at least one time, or choose another frequency.';

const slotSchema = z.object({ weekday: z.number(), time: timeOfDay });
const count = z.number();
const settingsSchema = z.object({
  frequency: z.enum(postingFrequencies),
  slot: slotSchema,
  slots: z.array(slotSchema),
  platforms: z.array(z.enum(networks)),
  newsletter: z.boolean(),
  pillars: z.array(z.object({ id: storedText(40), name: storedText(40) })),
  voiceCalls: z.boolean(),
  proactiveSuggestions: z.boolean(),
  performanceAlerts: z.boolean(),
  callFrequency: z.enum(callFrequencies),
  callTime: timeOfDay,
  autopilot: z.object({
    mode: z.enum(ruleModes),
    weeklyCap: count,
    quietWeekdays: z.array(count),
    quietDays: z.array(day),
    leastConfidence: count,
    withoutOffers: z.boolean(),
    evergreens: z.boolean(),
    slot: z.nullable(slotSchema),
  }),
  minutes: z.object({ planned: count, written: count, designed: count, published: count }),
  hourlyRate: count,
  /** What the rate is in. */
  currency: storedText(3),
});

export type EngineSettingsView = z.infer<typeof settingsSchema>;

export const engineSettingsContract = {
  getEngineSettings: endpoint({
    method: 'GET',
    path: '/api/engine/settings',
    access: 'session',
    summary:
      'How the content engine works for this workspace: rhythm, platforms, pillars, calls and what an hour is worth.',
    input: z.object({}),
    output: settingsSchema,
  }),
  updateEngineSettings: endpoint({
    method: 'PATCH',
    path: '/api/engine/settings',
    access: 'session',
    summary: 'Changes what is given.',
    input: z
      .object({
        frequency: z.optional(settings.frequency),
        slot: z.optional(settings.slot),
        slots: z.optional(settings.slots),
        platforms: z.optional(settings.platforms),
        newsletter: z.optional(settings.newsletter),
        pillars: z.optional(settings.pillars),
        voiceCalls: z.optional(settings.voiceCalls),
        proactiveSuggestions: z.optional(settings.proactiveSuggestions),
        performanceAlerts: z.optional(settings.performanceAlerts),
        callFrequency: z.optional(settings.callFrequency),
        callTime: z.optional(settings.callTime),
        autopilot: z.optional(settings.autopilot),
        minutes: z.optional(settings.minutes),
        hourlyRate: z.optional(settings.hourlyRate),
      })
      .check(
        z.refine(({ frequency, slots }) => frequency !== 'custom' || slots === undefined || slots.length > 0, {
          error: NO_TIMES,
          path: ['slots'],
        }),
      ),
    output: settingsSchema,
  }),
  getEngineFigures: endpoint({
    method: 'GET',
    path: '/api/engine/figures',
    access: 'session',
    summary: 'The six figures of the last thirty days; what was not measured is null.',
    input: z.object({}),
    output: z.object({
      /** Days of the period, by the workspace's clock. */
      from: storedText(10),
      to: storedText(10),
      contentCreated: count,
      /** Shares of those reached, by Analytics' definitions: who did something, and how many bought or booked. */
      engagement: z.nullable(count),
      reach: z.nullable(count),
      conversion: z.nullable(count),
      actions: z.object({ planned: count, written: count, designed: count, published: count }),
      minutes: settingsSchema.shape.minutes,
      hourlyRate: count,
      hoursSaved: count,
      costSavings: count,
      currency: storedText(3),
    }),
  }),
};

type MinutesShape = Record<(typeof savedActions)[number], typeof minutesInput>;
