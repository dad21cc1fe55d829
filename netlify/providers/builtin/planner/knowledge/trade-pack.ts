import * as z from 'zod/mini';
import { tones } from '../../../../../src/domain/business-profile';
import { seasons, type SeasonNow } from '../../../../../src/domain/calendar/season';
import type { IdeaKind } from '../../../../../src/domain/idea';
import { tradeKindNames } from '../../../../../src/domain/trade-kind';
import { climates } from '../place/climate';
import { offerSorts } from '../offers/offer-sort';
import { pictures, type Picture } from '../writing/pictures';

export const sectionKinds = {
  questions: 'Question answered',
  howTo: 'How-to',
  behind: 'Behind the scenes',
  myths: 'Myth checked',
  comparisons: 'Comparison',
  checklists: 'Checklist',
  seasonal: 'Seasonal',
  offers: 'Offer',
} as const satisfies Record<string, IdeaKind>;

export type Section = keyof typeof sectionKinds;
export const sectionNames = Object.keys(sectionKinds) as Section[];

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
/** Beginnings of words, as alternatives of a regular expression. */
const stemsUpTo = (max: number) => text(max).check(z.refine(isPattern, 'is no regular expression'));
const stems = stemsUpTo(400);
const picture = z.enum(Object.keys(pictures) as [Picture, ...Picture[]]);
const parts = ['early', 'mid', 'late'] as const satisfies SeasonNow['part'][];

/** A piece of written knowledge: one idea, and the post that comes of it. Its key is its id for ever: history refers to it. */
const entrySchema = z.strictObject({
  /** No full stop. */
  title: text(70),
  /** The first sentence of the post and the first words of the video. */
  hook: text(300),
  /** What a person who does this work would explain; 40 to 95 words. */
  text: text(800),
  /** Completes the reason after a colon: why this, for this business, now. */
  why: text(200),
  /** An indirect question a customer can bring: "which loaf keeps longest". */
  ask: text(120),
  /** Captions of the storyboard; the first is the headline of the poster, at most six words. */
  shots: z.tuple([text(28), text(28), text(28)]),
  /** Completes "One photo of". */
  photo: z.optional(text(120)),
  /** Completes "One short clip of". */
  clip: z.optional(text(120)),
  picture: z.optional(picture),
  /** What people type to find this. */
  find: z.optional(text(120)),
  /** What in the profile speaks for this entry. */
  on: z.optional(stems),
  /** As `on`, but without them the entry would not be true of this business. */
  needs: z.optional(stems),
  /** As `on`: an offer that has one of these is never spoken of here, whatever else it says. */
  not: z.optional(stemsUpTo(600)),
  /** In a note: the one thing that the entry is about, where not every business of that work has it (cheese boards, for dairies). */
  thing: z.optional(stems),
  season: z.optional(z.enum(seasons)),
  /** Months of the season in which it makes sense, where not all three do. */
  part: z.optional(z.array(z.enum(parts))),
  /** Only for an offer that is named after this time of year. */
  ofNow: z.optional(z.boolean()),
  /** Months of the civil year, whatever the weather. */
  months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  /** Id of an observance; then {day} and {date} may be used. */
  day: z.optional(text(60)),
  /** Days ahead of `day` from which it is proposed, where the calendar's own lead does not fit. */
  lead: z.optional(z.int().check(z.gte(1))),
  /** Kinds of business it is true of, where not of all; `unknown`: also of one of which nothing is known. */
  kinds: z.optional(z.array(z.enum([...tradeKindNames, 'unknown']))),
  /** Sorts of offer that its sentences read right for (`offer-sort.ts`); it is only ever about one of these. */
  sorts: z.optional(z.array(z.enum(offerSorts))),
  /** Countries it is true of. */
  lands: z.optional(text(100)),
  /** The climate it is true of, where its words do not tell (`in-place.ts`); `any`: true everywhere, whatever they seem to say. */
  climate: z.optional(z.enum([...climates, 'any'])),
});
export type Entry = z.infer<typeof entrySchema>;

const entries = z.record(text(60), entrySchema);
const sections = {
  questions: entries,
  howTo: entries,
  behind: entries,
  myths: entries,
  comparisons: entries,
  checklists: entries,
  seasonal: entries,
  offers: entries,
} satisfies Record<Section, unknown>;

/**
 * What the planner knows about one trade (docs/planner.md). Everything in a pack is true of the trade in general: prices,
 * hours, figures and claims about a particular business have no place here. Slots (see `slots.ts`) bring in the owner's
 * own words.
 */
export const tradePackSchema = z.strictObject({
  id: text(40),
  /** Completes "you": "run a bakery", "work as a plumber". */
  you: text(60),
  picture,
  /** What people type before the name of the town. */
  search: z.array(text(60)),
  /** Offers that its sentences can name, and offers that they cannot, as `on` and `not` of an entry; absent: all. */
  offersOn: z.optional(stems),
  offersNot: z.optional(stems),
  /** Lines that only this trade would say, three for each brand voice. */
  voice: z.record(z.enum(tones), z.array(text(200)).check(z.length(3))),
  /** Words that are different in the United States, beyond spelling: { tap: 'faucet' }. */
  us: z.optional(z.record(text(40), text(40))),
  ...sections,
});
export type TradePack = z.infer<typeof tradePackSchema>;

/** Frames: ideas for all businesses of a kind, or for all offers of a sort. They have no lines of their own before the hook. */
export const framesSchema = z.strictObject({ id: text(40), picture, ...sections });

/** Notes: what is known about one subject, for every business that says it is its own (docs/planner.md). */
export const notesSchema = z.strictObject({
  subjects: z.record(
    text(40),
    z.strictObject({
      /** As `on`: words in which a business calls the subject its work. */
      about: stemsUpTo(1_400),
      /** As `not`: whoever says one of these means something else. */
      unless: z.optional(stems),
      picture,
      search: z.array(text(60)),
      ...sections,
    }),
  ),
});

export type NotesFile = z.infer<typeof notesSchema>;

/** Without lines of a trade: a post begins with its hook. */
export const voiceless = (): TradePack['voice'] =>
  Object.fromEntries(tones.map((tone) => [tone, []])) as unknown as TradePack['voice'];

/** A pack as its file holds it, checked when it is first wanted. Throws where the file breaks the schema. */
export function readPack(file: object): TradePack {
  const pack = read.get(file) ?? tradePackSchema.parse(file);
  read.set(file, pack);
  return pack;
}

const read = new WeakMap<object, TradePack>();

function isPattern(alternatives: string): boolean {
  try {
    return Boolean(new RegExp(`(?:${alternatives})`, 'iu'));
  } catch {
    return false;
  }
}
