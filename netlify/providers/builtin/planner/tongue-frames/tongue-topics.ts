import * as z from 'zod/mini';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { pictures, type Picture } from '../writing/pictures';
import { sectionNames, type Section } from '../knowledge/trade-pack';
import { familyNames, type Family } from './trade-families';
import topicTable from './topics.json';

/** What a frame is about, whatever language it is told in: the card around a post is English as the interface is. */
export interface TongueTopic {
  section: Section;
  /** Kinds of business that it is true of; `unknown`: also of one of which nothing is known. */
  kinds: ReadonlySet<TradeKind | 'unknown'>;
  picture: Picture;
  why: string;
  /** Completes "a photo of". */
  photo?: string;
  /** What of the profile it cannot do without. */
  of?: 'offers' | 'offer' | 'price' | 'hours' | 'place' | 'area';
  /** Id of an observance that it leads up to. */
  day?: string;
  /** Only for an offer that is named after this time of year. */
  ofNow?: boolean;
  /** Days ahead of it, where the calendar's own lead does not fit. */
  lead?: number;
  months?: readonly number[];
  /** Only of food, or of anything else: cheese is not made to measure. */
  food?: boolean;
  /** Only where plants are grown. */
  isGrown?: boolean;
  /** Not in winter. */
  isGreen?: boolean;
  /** Only of things that have to fit somewhere. */
  isFitted?: boolean;
  /** Says nothing without its photograph: whatever can be posted as it is comes first. */
  isShown?: boolean;
  /** Only where no price is printed: what stands on the list depends on nothing. */
  isOpen?: boolean;
  /** Only of an offer that says by itself what it is: "pro Kuh 14 €" does not. */
  isTelling?: boolean;
  /** Only of trades of these families: a kind is wider than most of what can be said of a trade. */
  for?: readonly Family[];
  /** Only where every one of these is said: who teaches groups alone leaves nobody the choice. */
  all?: readonly Family[];
  /** Not of trades of these families. */
  not?: readonly Family[];
  /** Only where the year has four seasons. */
  isSeasonal?: boolean;
}

/** A letter for each kind, so that a row says at a glance for whom it is. */
const letters: ReadonlyMap<string, TradeKind | 'unknown'> = new Map<string, TradeKind | 'unknown'>([
  ['V', 'home-visits'],
  ['R', 'repair'],
  ['M', 'maker'],
  ['S', 'shop'],
  ['F', 'food'],
  ['A', 'appointments'],
  ['H', 'health'],
  ['C', 'care'],
  ['G', 'grief'],
  ['T', 'teaching'],
  ['B', 'fitness'],
  ['E', 'events'],
  ['P', 'place-to-visit'],
  ['Y', 'stay'],
  ['N', 'rental'],
  ['X', 'transport'],
  ['L', 'animals'],
  ['Q', 'agriculture'],
  ['D', 'advice'],
  ['K', 'creative'],
  ['I', 'digital'],
  ['Z', 'business'],
  ['O', 'community'],
  ['U', 'unknown'],
]);

const text = z.string().check(z.minLength(4), z.maxLength(120));
const rowSchema = z.tuple([
  z.enum(sectionNames),
  /** Kinds of business, a letter each. */
  z.string().check(z.regex(/^[A-Z]{1,24}$/)),
  z.enum(Object.keys(pictures) as [Picture, ...Picture[]]),
  text,
  z.optional(
    z.strictObject({
      photo: z.optional(text),
      of: z.optional(z.enum(['offers', 'offer', 'price', 'hours', 'place', 'area'])),
      day: z.optional(text),
      ofNow: z.optional(z.boolean()),
      lead: z.optional(z.int().check(z.gte(1))),
      months: z.optional(z.array(z.int())),
      isSeasonal: z.optional(z.boolean()),
      food: z.optional(z.boolean()),
      isFitted: z.optional(z.boolean()),
      isShown: z.optional(z.boolean()),
      isOpen: z.optional(z.boolean()),
      isTelling: z.optional(z.boolean()),
      isGrown: z.optional(z.boolean()),
      isGreen: z.optional(z.boolean()),
      for: z.optional(z.array(z.enum(familyNames))),
      all: z.optional(z.array(z.enum(familyNames))),
      not: z.optional(z.array(z.enum(familyNames))),
    }),
  ),
]);

/** All topics by their ids, which are topics of ideas for ever. Read when the first owner needs them. */
export const tongueTopics = (): ReadonlyMap<string, TongueTopic> => (read ??= readAll());

const readAll = (): ReadonlyMap<string, TongueTopic> =>
  new Map(
    Object.entries(topicTable).map(([id, row]) => {
      const [section, kinds, picture, why, more] = rowSchema.parse(row);
      return [id, { section, kinds: new Set([...kinds].map((letter) => letters.get(letter)!)), picture, why, ...more }];
    }),
  );

let read: ReadonlyMap<string, TongueTopic> | undefined;
