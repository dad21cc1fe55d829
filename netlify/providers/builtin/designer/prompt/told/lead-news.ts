import { functionWords } from '../clauses/clauses';
import { factsIn } from '../facts/facts';
import { isGeneric } from './fit-headline';
import { eventIn } from '../long/day-event';
import { announces, arrives, has } from './told-verbs';
import { determiner, pointing, speaks } from './telling-words';
import {
  type Lead,
  MOST_OF_LETTERS,
  MOST_OF_PHRASE,
  cutAtFact,
  denied,
  endOfPhrase,
  firstOf,
  priced,
} from './lead-phrase';
import type { ToldPart } from './told-parts';

export const happening = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (_, { text }) => {
    const event = eventIn(text);
    return (
      event && {
        headline: event.name,
        rest: [],
        days: event.day ? [event.day] : [],
        unsaid: [event.lead].filter(Boolean),
      }
    );
  }) as Lead | null;

/** "This year's heather honey is finally in jars", "Unser Laden ist umgezogen". */
export const arrival = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const inverted = isBack.exec(clause);
    if (inverted) {
      const before = clause.slice(0, inverted.index).trim();
      const after = clause.slice(inverted.index + inverted[0].length).trim();
      return { headline: inverted[1]!, rest: [after].filter(Boolean), days: [], unsaid: [before].filter(Boolean) };
    }
    const found = arrives.exec(clause);
    const before = clause.slice(0, found?.index ?? 0).trim();
    if (!found || before === '') return null;
    const subject = subjectIn(before);
    if (!subject) return null;
    const told = `${subject.name} ${clause.slice(found.index).trim()}`;
    const unsaid = [subject.lead].filter(Boolean);
    // "Unsere Bäckerei bleibt vom 24. Dezember bis 6. Januar geschlossen": it says nothing without its end
    if (stays.test(found[0]) && told.length <= MOST_OF_NEWS) return { headline: told, rest: [], days: [], unsaid };
    const { headline, rest, days } = cutAtFact(told, '', MOST_OF_ARRIVAL);
    return { headline, rest, days, unsaid };
  });

/** "Nach dem Umbau ist | unsere Apotheke wieder offen". */
const isBack =
  /(?:ist|sind)\s((?:unser\p{L}{0,2}|die|der|das)\s(?:\p{L}+\s){1,2}(?:wieder|endlich|jetzt)\s(?:offen|geöffnet|da|zurück))(?!\p{L})/iu;
const stays = /bleibt|stays|remains|reste|permanece|rimane|blijft/iu;

/** "… este sábado | cumplimos 50 años": how old somebody gets. */
export const birthday = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = getsOld.exec(clause);
    if (!found) return null;
    const [before, after] = [clause.slice(0, found.index).trim(), clause.slice(found.index + found[0].length).trim()];
    const isDay = factsIn(before).some(({ role }) => role === 'when');
    return {
      headline: found[0].trim(),
      rest: [after].filter(Boolean),
      days: isDay ? [before] : [],
      unsaid: isDay || before === '' ? [] : [before],
    };
  });

const getsOld =
  /(?:(?:we|our \p{L}+)(?:['’]re|\sare|\sis)\s(?:turning|celebrating)|cumplimos|celebramos|nous fêtons|on fête|festeggiamo|compiamo|wij bestaan|we bestaan|wir feiern|wir werden|fazemos|celebramos|kończymy|vi fyller|vi firar|vi feirer)\s(?:\p{L}+\s)?(?:\d{1,3}|ten|twenty|thirty|forty|fifty)(?:\.|º|e|th)?(?:\s(?:years?|años|jahre|ans|anni|jaar|anos|lat|år|geburtstag|anniversaire|aniversario|birthday)(?:\s(?:old|today))?)?(?!\p{L})/iu;

/** What comes before it is about somebody else: "After months of paperwork | our notary office". */
function subjectIn(words: string): { lead: string; name: string } | null {
  const own = [...words.matchAll(possessive)].at(-1);
  const afterStory = own ? null : storyThenName.exec(words);
  if (afterStory) return { lead: afterStory[1]!, name: afterStory[2]! };
  const isOwn =
    own !== undefined &&
    own.index > 0 &&
    !functionWords.has(words.slice(0, own.index).split(' ').at(-1)!.toLowerCase());
  const name = isOwn ? words.slice(own.index + 1) : words;
  const lead = isOwn ? words.slice(0, own.index).trim() : '';
  const count = name.split(' ').length;
  return count > MOST_OF_SUBJECT ||
    priced.test(name) ||
    pointing.test(name) ||
    speaks.test(name) ||
    !/\p{L}{3}/u.test(name) ||
    (functionWords.has(name.split(' ')[0]!.toLowerCase()) && !determiner.test(name) && !/^this\s/iu.test(name))
    ? null
    : { lead, name };
}

/** "After three years in the hall | the weaving group". */
const storyThenName =
  /^((?:after|since|following|despite)\s.{5,90}\s(?!(?:of|in|at|for|on|from|with|to|by)\s)\p{L}+)\s(the\s(?:\p{L}+\s){0,2}\p{L}+)$/iu;

const possessive =
  /(?:^|\s)(?=(?:our|my|this year['’]s|unser\p{L}{0,2}|mein\p{L}{0,2}|notre|nos|mon|ma|nuestr[oa]s?|mi|nostr[oaie]|onze|ons|mijn|noss[oa]s?|nasz\p{L}*|vår\p{L}?|vores)\s)/giu;

/** "Wij zijn | op zoek naar een bezorger", "Wir suchen eine Gesellin". */
export const seeking = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = seeks.exec(clause);
    if (!found) return null;
    const told = clause.slice(found.index).trim();
    const end = told.slice(found[0].length).search(purpose);
    // "busco hogar para siete cachorros" says nothing without the animals it is for
    const short = end < 0 ? told : told.slice(0, found[0].length + end).trim();
    const name = short.split(' ').length < 3 ? cutAtFact(told, '', MOST_OF_PHRASE).headline : short;
    return name.split(' ').length > MOST_OF_PHRASE
      ? null
      : { headline: name, rest: [told.slice(name.length).trim()].filter(Boolean), days: [], unsaid: [] };
  });

const seeks =
  /(?<!\p{L})(?:op zoek naar|looking for|desperate for|in need of|wir suchen|ich suche|je cherche|busco|cerco|procuro|szukam|jag söker|jeg søker|nous cherchons|on cherche|nous recrutons|on recrute|buscamos|estamos buscando|cerchiamo|procuramos|szukamy|poszukujemy|zatrudnimy|vi söker|vi søger|vi søker)\s(?=\p{L})/iu;

const purpose =
  /\s(?:for|to|who|für|zum|zur|ab sofort|die|der|das|pour|qui|para|que|per|che|voor|om|dla|do|til|till|som|in|im|en|dans|from|ab)\s/iu;

export const announcement = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => objectOf(clause, announces));

export const belonging = (parts: readonly ToldPart[]): Lead | null => firstOf(parts, (clause) => objectOf(clause, has));

/** "We've got | about 60 bales of good hay left": how much of it there still is. */
export const leftOver = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const [, free = '', after = ''] = isFree.exec(clause) ?? [];
    if (free !== '') return { headline: free, rest: [after.trim()].filter(Boolean), days: [], unsaid: [] };
    return isLeft.test(clause) && !denied.test(clause) ? objectOf(clause, has) : null;
  });
/** "There are | four plots free". */
const isFree =
  /^there(?:['’]s|\sis|\sare)\s(?:still\s|now\s)?(?:about\s)?((?:[\p{L}\d]+\s){2,5}?(?:free|available|left|to let|for sale|going spare))(?!\p{L})(?!\s(?:of|in|on|for)\s)(.*)$/iu;
const isLeft =
  /(?<!\p{L})(?:left(?!\s(?:the|our|my|a|it|them|him|her|over|side|hand)\s)|übrig|restants?|quedan?|over(?=[.,]|$))(?!\p{L})/iu;

/** What somebody starts or has, as far as it is one phrase. */
function objectOf(clause: string, verbs: RegExp): Omit<Lead, 'used'> | null {
  const found = verbs.exec(clause);
  if (!found) return null;
  const at = found.index + found[0].length;
  const from = clause.slice(at).replace(about, '').replace(spokenArticle, '');
  const almost = /^\d/u.test(from) ? clause.slice(at, clause.length - from.length) : '';
  const lead = clause.slice(0, found.index).trim();
  const isDay = factsIn(lead).some(({ role }) => role === 'when') && lead.split(' ').length <= MOST_OF_DAY;
  if (inflected.test(from) || isPolish.test(clause)) {
    const { headline, rest, days } = cutAtFact(clause, '', MOST_OF_PHRASE);
    return headline.split(' ').length <= MOST_OF_PHRASE ? { headline, rest, days, unsaid: [] } : null;
  }
  const name = isNordic.test(clause) ? from : from.replace(determiner, '');
  const before = clause.slice(0, clause.length - name.length).trim();
  const unsaid = !isDay && lead.split(' ').length > 1 ? [before] : [];
  if (
    pointing.test(name) ||
    (/^[\d\p{Sc}]/u.test(name) && !isLeft.test(name)) ||
    functionWords.has(name.split(' ')[0]!.toLowerCase())
  )
    return null;
  const end = endOfPhrase(name);
  // "Nu öppnar vi vår nya cykelverkstad": that it opens is the news
  const whole = cutAtFact(clause.slice(0, clause.length - name.length + end).trim(), '', MOST_OF_PHRASE);
  if (
    opens.test(found[0]) &&
    whole.headline.length <= MOST_OF_LETTERS &&
    whole.headline.split(' ').length <= MOST_OF_PHRASE
  )
    return {
      ...whole,
      rest: [...whole.rest, name.slice(end).trim()].filter((words) => /\p{L}|\d/u.test(words)),
      unsaid: [],
    };
  const openingAt = clause.search(/(?<!\p{L})(?:re-?)?opening\s/u);
  const { headline, rest, days } = cutAtFact(
    openingAt < 0 ? name.slice(0, end).trim() : clause.slice(openingAt, clause.length - name.length + end).trim(),
    '',
  );
  const after = name.slice(end).trim();
  if (headline.split(' ').length > MOST_OF_PHRASE || (headline.length < LEAST && !headline.includes(' '))) return null;
  const { said, left } = withWhatOf(headline, rest);
  return {
    headline: almost + said,
    rest: [...left, after].filter((words) => /\p{L}|\d/u.test(words)),
    days: isDay ? [lead, ...days] : days,
    unsaid,
  };
}

/** "Morning batches | for ladies only at our centre": what says nothing of what takes the next words to it. */
function withWhatOf(headline: string, rest: readonly string[]): { said: string; left: readonly string[] } {
  const [next = '', ...others] = rest;
  if (next === '' || !isGeneric(headline)) return { said: headline, left: rest };
  const end = next.slice(1).search(nextPhrase) + 1 || next.length;
  return { said: `${headline} ${next.slice(0, end)}`, left: [next.slice(end).trim(), ...others] };
}
const nextPhrase = /\s(?:at|in|on|from|im|in|am|auf|à|au|dans|en|nel|a|op|bij)\s/iu;

const opens = /open|öffn|ouvr|abr(?:imos|e)|apr(?:iamo|e)|åpn|öppn|åbn|otwier/iu;

/** "We've got | this lovely big room", "is having | its end of season sale": of speech, where a name has none. */
const spokenArticle = /^(?:this(?=\s(?:\p{L}+\s){1,3}\p{L}+)(?!\s(?:is|was|year|week|month))|its|their)\s/iu;

const about = /^(?:about|around|over|nearly|almost|etwa|rund|environ|circa|unos|unas|cerca de|około|omkring)\s(?=\S)/iu;

/** A German phrase in the accusative is no headline: "einen neuen Kurs". */
const inflected = /^(?:einen|unseren|meinen|den)\s\p{Ll}+en\s/u;

const isNordic = /(?<!\p{L})(?:vi|jeg|jag|og|och|på)(?!\p{L})/u;
const isPolish = /[ąęłśźż]/iu;

const MOST_OF_SUBJECT = 7;

const MOST_OF_DAY = 6;

const MOST_OF_ARRIVAL = 9;

/** In letters. */
const MOST_OF_NEWS = 75;

const LEAST = 5;
