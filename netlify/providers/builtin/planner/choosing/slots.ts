import { capitalise, isPlural, pluralVerb } from '../english/grammar';
import type { ReadSort } from '../offers/offer-sort';
import type { Offer } from '../writing/profile-words';

/** What a template may ask for. A capital in the slot's first letter asks for a capital in the word: {Offer}. */
export interface SlotValues {
  /** Bare: "celebration cakes", or in quotation marks when it is no plain noun. */
  offer: string;
  /** "our celebration cakes", or in quotation marks. */
  'our offer': string;
  /** What is repaired, hired, sold or taken part in (`offer-sort.ts`): "accordion", "an accordion", "accordions"; "smoked tofu" three times. */
  thing: string;
  'a thing': string;
  things: string;
  /** "repaired" and "repairing", where something is done to the thing. */
  done: string;
  doing: string;
  name: string;
  /** Stands for the offer in a sentence: "it" or "they", and its verb follows. */
  it: string;
  /** "it" or "them" */
  them: string;
  its: string;
  /** "Bristol"; "town" when the profile names no place that reads well in a sentence. */
  city: string;
  /** "in Bristol", or "here". */
  'in city': string;
  /** "Mother's Day" */
  day: string;
  /** "Sunday 9 May" */
  date: string;
  /** "late autumn" */
  season: string;
  /** Three offers just as they stand in the profile: “Toki from $180”, “Hei tiki by commission” and “Carving day $220”. */
  list: string;
  /** The description's first sentence, where it can stand alone; without its full stop. */
  opening: string;
}

/**
 * Fills every slot in one pass, so that braces in a customer's own words stay what they are. A verb that belongs to an
 * offer follows its number: "{our offer} needs" becomes "our wedding flowers need". After "of", "with"
 * and their like, after "sharing" and "to share" the verb belongs to something else and is left alone.
 */
export function fillSlots(template: string, values: Partial<SlotValues>): string {
  const isSeveral = (name: string): boolean =>
    /^things$/i.test(name)
      ? values.things !== values.thing
      : /^(?:(?:our )?offer|it)$/i.test(name) && values.offer !== undefined && isPlural(values.offer);
  return template.replace(
    slotPattern,
    (slot, before: string | undefined, name: string, after: string | undefined, at: number) => {
      const value = values[(name.charAt(0).toLowerCase() + name.slice(1)) as keyof SlotValues];
      if (value === undefined) return slot;
      const filled = /^\p{Lu}/u.test(name) ? capitalise(value) : value;
      const agrees = isSeveral(name);
      const owned =
        agrees &&
        !/\b(?:of|about|with|for|behind|to|on|in|at|from|through|by|after|as|\p{L}{2,}ing|to \p{L}+)\s$/iu.test(
          template.slice(0, at),
        );
      return (
        (before ? `${agrees ? pluralVerb(before.trim()) : before.trim()} ` : '') +
        filled +
        (after ? ` ${owned ? pluralVerb(after.trim()) : after.trim()}` : '')
      );
    },
  );
}

export const usesOffer = (template: string): boolean =>
  /\{(?:(?:our )?offer|(?:a )?things?|done|doing)\}/i.test(template);

/** Whether all is there that a template wants of the owner's own words. */
export const hasOwnWords = (template: string, values: Partial<SlotValues>): boolean =>
  (['list', 'opening'] as const).every((slot) => values[slot] !== undefined || !template.includes(`{${slot}}`));

/** The words that an offer has for a template; with `done` only where something is done to a thing. */
export function canFill(template: string, { thing, done }: ReadSort): boolean {
  if (/\{(?:a )?things?\}/i.test(template) && thing === null) return false;
  if (/\b(?:one|two|three|every) \{things?\}/i.test(template) && thing?.many === thing?.bare) return false; // "two tofu"
  return !/\{(?:done|doing)\}/i.test(template) || done !== null;
}

/** What stands in a sentence for an offer and for the thing in it. */
export const offerValues = ({ inline, ours, read: { thing, done, doing } }: Offer): Partial<SlotValues> => ({
  offer: inline,
  'our offer': ours,
  ...pronounsFor(inline),
  ...(thing ? { thing: thing.bare, 'a thing': thing.one, things: thing.many } : {}),
  ...(done && doing ? { done, doing } : {}),
});

/** The words that stand for an offer: of one, or of several. */
export const pronounsFor = (offer: string): Pick<SlotValues, 'it' | 'them' | 'its'> =>
  isPlural(offer) ? { it: 'they', them: 'them', its: 'their' } : { it: 'it', them: 'it', its: 'its' };

const slotPattern =
  /(\b(?:Is|Was|Does|does|Has) )?\{([A-Za-z ]+)\}( (?:is|was|has|does|begins|makes|takes|needs|comes|goes|costs|lasts|works|starts|fits|asks|wants|gets|keeps|looks|pays|helps|matters|means|ends|brings|leaves|suits|holds|gives|runs|feels|reaches|tastes|shows|stays|sits|arrives|notices|likes|changes|includes|becomes)\b)?/g;
