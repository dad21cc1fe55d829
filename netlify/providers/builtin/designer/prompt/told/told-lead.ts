import { type Lead } from './lead-phrase';
import { course, exclamation, heading, named, news, opening, thing } from './lead-names';
import { announcement, arrival, belonging, birthday, happening, seeking } from './lead-news';
import { plainWork, polishWork, pricedWork, profession, sentence } from './lead-deeds';
import { determiner } from './told-words';
import type { ToldPart } from './told-parts';

/**
 * The surest first: hiring and moving, a name that is told, a heading, what happens on its day, what has come, what somebody
 * starts, makes or has, and at last whatever thing is named. Never a whole story, nor "It's …".
 */
export function toldLead(parts: readonly ToldPart[], isAsked: boolean): Lead | null {
  for (const find of [
    news,
    named,
    heading,
    opening,
    happening,
    arrival,
    seeking,
    announcement,
    birthday,
    pricedWork,
    course,
    plainWork,
    polishWork,
    exclamation,
    profession,
    sentence,
    belonging,
    thing,
  ]) {
    const lead = find(parts);
    if (lead && /\p{L}{2}/u.test(lead.headline))
      // "can you make a poster for my dog physio?" asks the designer
      return isAsked && lead.used[0] === 0
        ? { ...lead, headline: lead.headline.replace(determiner, '').replace(/\?$/u, '') }
        : lead;
  }
  return null;
}
