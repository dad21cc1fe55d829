import { cutToSize } from '../headline/headline-cut';
import { functionWords } from '../clauses/clauses';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { doneIn } from '../long/done-by-owners';
import { eventIn } from '../long/day-event';
import { newsIn } from '../long/long-news';
import { isStory } from '../long/clause-weight';
import { findSubject } from '../../subjects/find-subject';
import { announces, arrives, has } from './told-verbs';
import { address, asks, conjunctions, determiner, opensClause, pointing, speaks, tells } from './told-words';
import type { ToldPart } from './told-parts';

/** What a text that tells is about, and what remains of the part that says so. */
export interface Lead {
  headline: string;
  /** The parts that it comes from. */
  used: readonly number[];
  /** The rest of their clauses, in the order typed. */
  rest: readonly string[];
  /** When that is. */
  days: readonly string[];
  unsaid: readonly string[];
}

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

/** The first part of which something is found. */
function firstOf(
  parts: readonly ToldPart[],
  find: (clause: string, part: ToldPart) => Omit<Lead, 'used'> | null,
): Lead | null {
  for (const [at, part] of parts.entries()) {
    const found = find(part.clauses[0]!, part);
    if (found) return { ...found, rest: [...found.rest, ...part.clauses.slice(1)], used: [at] };
  }
  return null;
}

function news(parts: readonly ToldPart[]): Lead | null {
  const found = newsIn(parts.map(({ clauses: [first = ''] }) => first));
  const last = parts[found?.used.at(-1) ?? -1];
  if (!found || !last) return null;
  const mark = found.used.length === 1 && last.clauses.length === 1 && last.mark === '!' ? '!' : '';
  return { headline: found.headline + mark, used: found.used, rest: last.clauses.slice(1), days: [], unsaid: [] };
}

/** "It's called The Lighthouse Keeper and it's for teams": the name. */
const named = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = isCalled.exec(clause);
    const name = found?.[1] ?? '';
    if (!found || selves.test(clause)) return null;
    const before = clause.slice(0, found.index).trim();
    const after = clause.slice(found.index + found[0].length).trim();
    const isOnlyIt = pointing.test(before) || before === '';
    if (!isOnlyIt && !isOwn.test(before)) return null;
    return { headline: name, rest: [after].filter(Boolean), days: [], unsaid: isOnlyIt ? [] : [before] };
  });
const isCalled =
  /(?:called|named|heißt|heisst|s['’]appelle(?:nt)?|se llama|si chiama|heet|chama-se|nazywa się|heter|hedder)\s((?:\p{Lu}[\p{L}'’-]*)(?:\s(?:(?:of|the|and|de|la|le|du|des|del|di|van|von|der|das|und|et|y|i)\s)*\p{Lu}[\p{L}'’-]*){0,5})/u;
const isOwn =
  /(?<!\p{L})(?:our|new|unser\p{L}*|neue\p{L}*|notre|nouve\p{L}+|nuestr[oa]|nuev[oa]|nostr[oa]|nuov[oa]|onze|nieuwe|noss[oa]|nov[oa]|nasz\p{L}*|now[aey]|nya?|vår|vores)(?!\p{L})/iu;
const selves = /(?<!\p{L})(?:i['’]m|i am|my name|mi|me)\s/iu;

/** "Sausage week!", "Looking for a quiet place to study?": what is typed over the rest. */
function heading(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ text }) => !address.test(text) && text.includes(' '));
  const part = parts[at];
  if (
    !part ||
    parts[at + 1]?.sentence === part.sentence ||
    parts.slice(0, at).some(({ sentence }) => sentence === part.sentence)
  )
    return null;
  const { text, mark } = part;
  if (priced.test(text) || asks.test(text) || pointing.test(text) || factsIn(text)[0]?.start === 0) return null;
  const found = { ...cutAtFact(text, /[?!]/.test(mark) ? mark : ''), used: [at], unsaid: [] };
  const words = found.headline.split(' ').length;
  if (mark === '?' ? words <= MOST_OF_QUESTION : /[!.:\n]/.test(mark) && !tells.test(text))
    return words > 1 && (mark === '?' || words <= MOST_OF_HEADING) ? found : null;
  return null;
}

/** "Our late night jazz evening, it's on Friday": what is named before anything is told. */
function opening(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ text }) => !address.test(text));
  const part = parts[at];
  const name = part?.clauses[0]?.replace(determiner, '') ?? '';
  return part && isPlainName(name) && !tells.test(name) && name.split(' ').length <= MOST_OF_HEADING
    ? { headline: name, used: [at], rest: part.clauses.slice(1), days: [], unsaid: [] }
    : null;
}

const happening = (parts: readonly ToldPart[]): Lead | null =>
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
const arrival = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = arrives.exec(clause);
    const before = clause.slice(0, found?.index ?? 0).trim();
    if (!found || before === '') return null;
    const subject = subjectIn(before);
    if (!subject) return null;
    const told = `${subject.name} ${clause.slice(found.index).trim()}`;
    const unsaid = [subject.lead].filter(Boolean);
    // "Unsere Bäckerei bleibt vom 24. Dezember bis 6. Januar geschlossen": nothing without its end
    if (stays.test(found[0]) && told.length <= MOST_OF_NEWS) return { headline: told, rest: [], days: [], unsaid };
    const { headline, rest, days } = cutAtFact(told, '', MOST_OF_ARRIVAL);
    return { headline, rest, days, unsaid };
  });

const stays = /bleibt|stays|remains|reste|permanece|rimane|blijft/iu;

/** "… este sábado | cumplimos 50 años": how old somebody gets. */
const birthday = (parts: readonly ToldPart[]): Lead | null =>
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

/** What comes before it was said of somebody else: "After months of paperwork | our notary office". */
function subjectIn(words: string): { lead: string; name: string } | null {
  const own = [...words.matchAll(possessive)].at(-1);
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
const possessive =
  /(?:^|\s)(?=(?:our|my|this year['’]s|unser\p{L}{0,2}|mein\p{L}{0,2}|notre|nos|mon|ma|nuestr[oa]s?|mi|nostr[oaie]|onze|ons|mijn|noss[oa]s?|nasz\p{L}*|vår\p{L}?|vores)\s)/giu;

/** "Wij zijn | op zoek naar een bezorger", "Wir suchen eine Gesellin". */
const seeking = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = seeks.exec(clause);
    if (!found) return null;
    const told = clause.slice(found.index).trim();
    const end = told.slice(found[0].length).search(purpose);
    const name = end < 0 ? told : told.slice(0, found[0].length + end).trim();
    return name.split(' ').length > MOST_OF_PHRASE
      ? null
      : { headline: name, rest: [told.slice(name.length).trim()].filter(Boolean), days: [], unsaid: [] };
  });
const seeks =
  /(?<!\p{L})(?:op zoek naar|looking for|wir suchen|nous cherchons|on cherche|nous recrutons|on recrute|buscamos|estamos buscando|cerchiamo|procuramos|szukamy|poszukujemy|zatrudnimy|vi söker|vi søger|vi søker)\s(?=\p{L})/iu;
const purpose =
  /\s(?:for|to|who|für|zum|zur|ab sofort|die|der|das|pour|qui|para|que|per|che|voor|om|dla|do|til|till|som|in|im|en|dans|from|ab)\s/iu;

const announcement = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => objectOf(clause, announces));
const belonging = (parts: readonly ToldPart[]): Lead | null => firstOf(parts, (clause) => objectOf(clause, has));

/** What somebody starts or has, as far as it is one phrase. */
function objectOf(clause: string, verbs: RegExp): Omit<Lead, 'used'> | null {
  const found = verbs.exec(clause);
  if (!found) return null;
  const at = found.index + found[0].length;
  const from = clause.slice(at).replace(about, '');
  const lead = clause.slice(0, found.index).trim();
  const isDay = factsIn(lead).some(({ role }) => role === 'when') && lead.split(' ').length <= MOST_OF_DAY;
  if (inflected.test(from) || isPolish.test(clause)) {
    const { headline, rest, days } = cutAtFact(clause, '');
    return headline.split(' ').length <= MOST_OF_PHRASE ? { headline, rest, days, unsaid: [] } : null;
  }
  const name = from.replace(determiner, '');
  const before = clause.slice(0, clause.length - name.length).trim();
  const unsaid = !isDay && lead.split(' ').length > 1 ? [before] : [];
  if (pointing.test(name) || /^[\d\p{Sc}]/u.test(name) || functionWords.has(name.split(' ')[0]!.toLowerCase()))
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
  return {
    headline,
    rest: [...rest, after].filter((words) => /\p{L}|\d/u.test(words)),
    days: isDay ? [lead, ...days] : days,
    unsaid,
  };
}
const opens = /open|öffn|ouvr|abr(?:imos|e)|apr(?:iamo|e)|åpn|öppn|åbn|otwier/iu;
const about = /^(?:about|around|over|nearly|almost|etwa|rund|environ|circa|unos|unas|cerca de|około|omkring)\s(?=\S)/iu;
/** A German phrase in the accusative is no headline: "einen neuen Kurs". */
const inflected = /^(?:einen|unseren|meinen|den)\s\p{Ll}+en\s/u;
const isPolish = /[ąęłśźż]/iu;

function endOfPhrase(phrase: string): number {
  const relative = phrase.search(relatives);
  const own = [...phrase.matchAll(conjunction)].find(({ 0: word, index }) =>
    opensClause.test(phrase.slice(index + word.length)),
  )?.index;
  return Math.min(relative < 0 ? phrase.length : relative, own ?? phrase.length);
}
const relatives =
  /\s(?:that|which|who|whose|where|because|so that|so you|so we|if|when|while|weil|damit|wo|où|qui|dont|parce|donde|dove|waar|omdat|onde|gdzie|der|hvor|där)\s/iu;
const conjunction = new RegExp(String.raw`\s(?:${conjunctions}|so)\s`, 'giu');

/** "I make celebration cakes from £45": what is made or done, at a price if there is one. */
const pricedWork = (parts: readonly ToldPart[]): Lead | null => work(parts, true);
const plainWork = (parts: readonly ToldPart[]): Lead | null => work(parts, false);
function work(parts: readonly ToldPart[], hasPrice: boolean): Lead | null {
  const clauses = parts.map(({ clauses: [first = ''] }) => first);
  const done = clauses.map((clause) => doneIn(clause));
  const at = clauses.findIndex((clause, index) =>
    done[index] === null ? false : hasPrice ? priced.test(clause) : !isStory(clause) && !isAside(clause),
  );
  const offer = done[at];
  if (!offer) return null;
  const added = parts[at]!.clauses.slice(1);
  if (priced.test(offer.name) || !speaks.test(offer.name.split(' ').slice(0, 2).join(' ')))
    return { headline: offer.name, used: [at], rest: [offer.rest, ...added].filter(Boolean), days: [], unsaid: [] };
  const { head, tail } = cutToSize(`${offer.name} ${offer.rest}`.trim());
  return { headline: head, used: [at], rest: [tail, ...added].filter(Boolean), days: [], unsaid: [] };
}

/** "Wymieniamy opony bez kolejki": in Polish the verb says who, and its object has no form of its own. */
const polishWork = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) =>
    /^(?!jesteśmy|mamy|zapraszamy|czekamy)\p{Ll}*\p{L}+(?:amy|emy|imy|ymy)\s/iu.test(clause) &&
    clause.split(' ').length <= MOST_OF_HEADING
      ? { headline: clause, rest: [], days: [], unsaid: [] }
      : null,
  );

/** "We do not do leather sofas", "I bring the parts with me": beside what somebody does. */
const isAside = (clause: string): boolean =>
  denied.test(clause) ||
  /^(?:we|i)\s(?:now\s|still\s|also\s)?have\s/iu.test(clause) ||
  /\s(?:with me|home|along|mit|dabei)$/iu.test(clause);
const denied =
  /n['’]t\s|(?<!\p{L})(?:not|never|no|nicht|kein\p{L}*|pas|jamais|nunca|non|niet|geen|nie|não|ikke|inte)(?!\p{L})/iu;

/** "Sock knitting | for people who knit, four Wednesdays from 13 January": a name that has its day or price next. */
function course(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ clauses, isFirst }, index) => {
    const [name = '', second = parts[index + 1]?.text ?? ''] = clauses;
    const roles = factsIn(second).map(({ role }) => role);
    return (
      isFirst &&
      isPlainName(name) &&
      !speaks.test(second) &&
      (priced.test(second) || (roles.includes('when') && /\d/.test(second)))
    );
  });
  const part = parts[at];
  if (!part) return null;
  const name = part.clauses[0]!;
  const cut = name.split(' ').length > MOST_OF_HEADING ? name.search(forSomebody) : -1;
  return {
    headline: cut > 0 ? name.slice(0, cut) : name,
    used: [at],
    rest: [...(cut > 0 ? [name.slice(cut).trim()] : []), ...part.clauses.slice(1)],
    days: [],
    unsaid: [],
  };
}
const isPlainName = (clause: string): boolean =>
  clause.split(' ').length <= MOST_OF_COURSE &&
  clause.split(' ').length > 1 &&
  !/[\d\p{Sc}]/u.test(clause) &&
  !address.test(clause) &&
  !isStory(clause) &&
  !speaks.test(clause.replace(/\swho\s.*$/u, '')) &&
  !pointing.test(clause) &&
  !opensBeside.test(clause) &&
  !asks.test(clause);
const opensBeside =
  /^(?:me|my|people|well|so|after|before|since|during|while|when|nach|seit|après|depuis|después|desde|dopo|da|na|sinds|depois|po|od|etter|efter|and|but|if|because|no|not|only|just|for|with|from|in|at|on|by|kein\p{L}*|nur|für|mit|ab|pas|pour|avec|sin|para|con|en|non|per|da|geen|voor|met|met|sem|com|bez|dla)(?!\p{L})/iu;
const forSomebody = /\s(?=(?:for|für|pour|para|per|voor|dla)\s)/iu;

/** "Wir brauchen Verstärkung!" */
function exclamation(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(
    ({ text, mark, isFirst, sentence }, index) =>
      sentence <= 1 &&
      mark === '!' &&
      isFirst &&
      parts[index + 1]?.sentence !== parts[index]!.sentence &&
      text.split(' ').length <= MOST_OF_CRY &&
      !pointing.test(text) &&
      !address.test(text) &&
      !asks.test(text) &&
      !denied.test(text) &&
      !/\d/.test(text),
  );
  return at < 0 ? null : { headline: `${parts[at]!.text}!`, used: [at], rest: [], days: [], unsaid: [] };
}

/** "We're a husband and wife carpet cleaning team covering Cork": what somebody is. */
const profession = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const [, is = '', name = ''] = isSomebody.exec(clause) ?? [];
    const end = endOfPhrase(name);
    const phrase = name.slice(0, end);
    const place = phrase.search(whereFrom);
    const said = place > 0 && phrase.split(' ').length > FEW_WORDS ? phrase.slice(0, place) : phrase;
    const rest = `${name.slice(said.length)}`.trim();
    return is === '' || !findSubject(said)?.topic || said.split(' ').length > MOST_OF_PHRASE
      ? null
      : { headline: said, rest: [rest].filter(Boolean), days: [], unsaid: [] };
  });
const isSomebody =
  /^((?:(?:je suis|soy|sono|sou|ich bin|ik ben)\s(?=\p{Ll}{5}|\p{Lu}\p{L}+(?:er|in)\s))|(?:we['’]re|we are|i['’]m|i am|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|(?:wij|we) zijn|ik ben|sou|vi er|vi är)\s(?:an?|the|your|eine?|der|die|das|une?|la|le|el|una?|een|de|het|uma?|o|a|en|ett|et)\s)(\S.*)$/iu;
const whereFrom =
  /\s(?:covering|based|serving|working|from|in|with|on|at|near|just|right|aus|in|im|mit|auf|de toda|à|dans|avec|con|en|nel|met|uit|em|com)\s/iu;

/** "We vervangen uw cv-ketel binnen 48 uur": short enough to be said whole. */
const sentence = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts.slice(0, MOST_OF_START), (clause) => {
    if (!weDo.test(clause) || isStory(clause) || denied.test(clause)) return null;
    const { headline, rest, days } = cutAtFact(clause, '', MOST_OF_HEADING);
    return headline.split(' ').length <= MOST_OF_HEADING ? { headline, rest, days, unsaid: [] } : null;
  });
const weDo =
  /^(?:we|wij|wir|nous|vi)\s(?!are|were|have|had|love|hope|want|meet|know|cover|also|zijn|hebben|willen|hopen|sind|haben|freuen|hoffen|suchen|avons|sommes|er|är|har)\p{Ll}+\s\S/iu;

/** The first thing that is surely named, with the words right before it. */
function thing(parts: readonly ToldPart[]): Lead | null {
  for (const {
    clauses: [text = ''],
  } of parts) {
    const subject = findSubject(text);
    if (!subject?.topic || subject.weight < 1 || look.test(text)) continue;
    const before = text.slice(0, subject.start).split(' ').filter(Boolean);
    const from = before.findLastIndex(
      (word, index) =>
        index < before.length - MOST_BEFORE ||
        /[,;:.]$/.test(word) ||
        functionWords.has(word.toLowerCase()) ||
        tells.test(word) ||
        /\d/.test(word),
    );
    const name = [...before.slice(from + 1), text.slice(subject.start, subject.end)].join(' ');
    if (/(?<!\p{L})(?:and|or|und|oder|et|ou|y|e|en|of|i|og|och)$/iu.test(before.slice(0, from + 1).join(' '))) continue;
    const isNoun = !isGerman.test(text) || /^\p{Lu}/u.test(text.slice(subject.start));
    if (isNoun && (name.includes(' ') || name.length >= LONG_WORD))
      return { headline: name.replace(determiner, ''), used: [], rest: [], days: [], unsaid: [] };
  }
  return null;
}

/** A phrase as far as its day or price; then as few words as a headline has. */
function cutAtFact(phrase: string, mark: string, most = 0): Pick<Lead, 'headline' | 'rest' | 'days'> {
  const fact = factsIn(phrase).find(
    ({ start, role }) =>
      start > 0 &&
      role !== 'where' &&
      !functionWords.has(phrase.slice(0, start).trim().split(' ').at(-1)!.toLowerCase()),
  );
  const cut = fact?.start ?? phrase.length;
  const before = phrase.slice(0, cut).trim();
  const isWhole = mark === '?' || (before.split(' ').length <= most && before.length <= MOST_OF_LETTERS);
  const { head, tail } = isWhole ? { head: before, tail: '' } : cutToSize(before);
  const after = phrase.slice(cut).trim();
  const isDay = fact?.role === 'when' && tail === '';
  return {
    headline: after === '' && tail === '' ? head + mark : head,
    days: isDay ? [after] : [],
    rest: [tail, isDay ? '' : after].filter(Boolean),
  };
}

const priced = new RegExp(money, 'iu');
/** In letters. */
const MOST_OF_LETTERS = 50;
const MOST_OF_HEADING = 7;
const MOST_OF_QUESTION = 10;
const MOST_OF_SUBJECT = 7;
const MOST_OF_PHRASE = 9;
const MOST_OF_COURSE = 11;
const MOST_OF_DAY = 6;
const MOST_OF_ARRIVAL = 9;
/** In letters. */
const MOST_OF_NEWS = 75;
const MOST_OF_CRY = 6;
const FEW_WORDS = 4;
const MOST_BEFORE = 3;
/** Parts: what is named later is beside the matter. */
const MOST_OF_START = 3;
const look = /(?<!\p{L})(?:look|feel|style|vibes?|mood|colou?rs?)(?:\splease)?$/iu;
const isGerman = /(?<!\p{L})(?:und|wir|ich|der|die|das|ist|für)(?!\p{L})/u;
/** In letters: a word of its own, and one that needs no other. */
const LONG_WORD = 11;
const LEAST = 7;
