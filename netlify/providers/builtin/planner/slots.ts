import { capitalise } from './grammar';

/** What a template may ask for. A capital in the slot's first letter asks for a capital in the word: {Offer}. */
export interface SlotValues {
  /** Bare: "celebration cakes", or in quotation marks when it is no plain noun. */
  offer: string;
  /** "our celebration cakes", or in quotation marks. */
  'our offer': string;
  name: string;
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
}

/** Fills every slot in one pass, so that braces in a customer's own words stay what they are. */
export function fillSlots(template: string, values: Partial<SlotValues>): string {
  return template.replace(slotPattern, (slot, name: string) => {
    const value = values[(name.charAt(0).toLowerCase() + name.slice(1)) as keyof SlotValues];
    if (value === undefined) return slot;
    return /^\p{Lu}/u.test(name) ? capitalise(value) : value;
  });
}

export const usesOffer = (template: string): boolean => /\{(our )?offer\}/i.test(template);

const slotPattern = /\{([A-Za-z ]+)\}/g;
