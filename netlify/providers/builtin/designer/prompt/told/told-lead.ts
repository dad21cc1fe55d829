import { type Lead } from './lead-phrase';
import { course, exclamation, heading, named, news, opening, thing } from './lead-names';
import { announcement, arrival, belonging, birthday, happening, seeking } from './lead-news';
import { firstSentence, plainWork, polishWork, pricedWork, profession, sentence } from './lead-deeds';
import { withoutJoint } from '../clauses/clause-joins';
import { isStory } from '../long/clause-weight';
import { address, determiner } from './telling-words';
import type { ToldPart } from './told-parts';

/**
 * The surest first: hiring and moving, a name that is given, a heading, what happens on its day, what has come, what somebody
 * starts, makes or has, and at last whatever thing is named. Never a whole story, nor "It's …".
 */
export const toldLead = (parts: readonly ToldPart[], isAsked: boolean): Lead | null =>
  leadIn(parts, isAsked, (headline) => !aboutOwnTime.test(headline)) ?? leadIn(parts, isAsked, () => true);

function leadIn(parts: readonly ToldPart[], isAsked: boolean, isMatter: (headline: string) => boolean): Lead | null {
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
    firstSentence,
    thing,
  ]) {
    const found = find(parts);
    const lead = found && isThin(found, parts) ? null : found && { ...found, headline: withoutJoint(found.headline) };
    if (lead && /\p{L}{2}/u.test(lead.headline) && isMatter(lead.headline))
      // "can you make a poster for my dog physio?" asks the designer
      return isAsked && lead.used[0] === 0
        ? { ...lead, headline: lead.headline.replace(determiner, '').replace(/\?$/u, '') }
        : lead;
  }
  return null;
}

/** "We reopen" says nothing of what, "Twelve kinds" not of what kind, and what is named late in a text is beside the point. */
function isThin({ headline, used: [at = 0] }: Lead, parts: readonly ToldPart[]): boolean {
  const words = headline.split(' ');
  if (pronoun.test(headline) && words.length < 3 && !/!$/.test(headline)) return true;
  if (ofAnother.test(headline)) return true;
  const { sentence = 0 } = parts[at] ?? {};
  const before = parts.filter((part) => part.sentence < sentence && !address.test(part.text) && !isStory(part.text));
  return new Set(before.map((part) => part.sentence)).size > MOST_BEFORE;
}
/** "My waiting list has come down": how busy somebody is, which is no matter where what they do is told as well. */
const aboutOwnTime =
  /(?<!\p{L})(?:waiting list|wait(?:ing)? time|(?:my|our|the) (?:diary|schedule|calendar|books?)|order book|workload|warteliste|wartezeit|terminkalender|kalender|auftragsbuch|liste d['’]attente|agenda|carnet de commandes|planning|lista de espera|calendario|lista d['’]attesa|wachtlijst|wachttijd|lista oczekujących|kalendarz|grafik|kolejka|väntelista|väntelistan|venteliste|ventelisten|ventetid|kalendern|kalenderen)(?!\p{L})/iu;
const pronoun = /^(?:we|i|you|wir|ich|nous|je|vi|jeg|jag|wij|ik|kom)\s/iu;
const ofAnother =
  /^(?:next|the next|another|other|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s(?:kinds?|types?|sorts?|more)|gratis|free|a partir|à partir|ab|from|since|nächste\p{L}*|prochaine?s?|próxim[oa]s?|prossim[oa]|volgende|następn\p{L}+|neste)(?!\p{L})/iu;
/** Sentences. */
const MOST_BEFORE = 1;
