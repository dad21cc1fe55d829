import type { IdeaKind } from '../../../../../src/domain/idea';
import type { Moment } from '../choosing/moment';
import { gentle, type Told } from './told-shapes';
import { isOfNow } from './said-in-time';

/** Why this is worth a post now, in one sentence. What was said, and when, stands in the evidence. */
export function reasonOf({ material, title, kind, isComplete }: Told, moment: Moment, businessKind: string): string {
  const { source, photoId } = material;
  // A month that an answer mentions in passing is not what it is about, and the 12th of it is a day.
  if (isOfNow(title.replace(DAY_OF, '').replace(IN_PASSING, ''), moment))
    return 'It is about this time of year, in your own words.';
  if (source === 'profile') return whySaid[kind] ?? whySaid.default;
  if (kind === 'Question answered' && !isComplete)
    return 'People ask you this, and a post shows that asking is welcome.';
  if (photoId !== null && kind === 'Behind the scenes')
    return 'You have the story and the picture, and nobody else does.';
  if (gentle.has(businessKind) && kind === 'Behind the scenes')
    return 'It lets people see how you work before they need you.';
  return whyTold[kind];
}

/** "It gums up by Christmas" is about any month. */
const IN_PASSING =
  /(?<!\p{L})(?:by|until|till|after|every|each|since|last|bis|nach|jede[nsm]?|seit|letzten?|avant|après|chaque|depuis|antes de|después de|cada|desde|até|depois d[oa]|dopo|ogni|voor|na|elke|sinds) \p{L}+/giu;
const DAY_OF = /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th)? (?:of |de )?\p{L}+|\p{L}+ \d{1,2}(?!\d)/giu;

/** Why a sentence of the description is worth a post. */
const whySaid: Partial<Record<IdeaKind, string>> & { default: string } = {
  Offer: 'It says what a customer gets, in your own words.',
  'How-to': 'It tells a customer what to do, in your own words.',
  Seasonal: 'It is about this time of year, in your own words.',
  default: 'It shows how you work, in your own words, and nobody else can say it.',
};

const whyTold: Record<IdeaKind, string> = {
  'Question answered': 'Others have the same question, and this answers it before they ask.',
  'Myth checked': 'Readers who make this mistake learn from you what to do instead.',
  'Behind the scenes': 'It is a story that only you can tell.',
  'How-to': 'Readers can use it the same day, and will remember who told them.',
  Checklist: 'People keep a list, and your name is on this one.',
  Comparison: 'It helps people who are choosing right now.',
  Seasonal: 'It belongs to these weeks, and later will be too late.',
  Offer: 'It says what a customer gets, in your own words.',
};
