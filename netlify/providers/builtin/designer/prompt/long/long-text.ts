import { clausesOf } from '../clauses/clauses';
import { anyMonth, longDay } from '../facts/date-patterns';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { isGreeting } from '../faithful/owners-clauses';
import { isNews } from './announcements';
import { newsIn } from './long-news';
import { doneIn } from './done-by-owners';

/** A long text that tells of itself, with what it offers ranked before what is said around that. */
export interface LongText {
  headline: string;
  /** The clause that it comes from. */
  from: string;
  /** In the order typed; the least weight goes first where the room is short. */
  rest: { text: string; weight: number; isDay: boolean }[];
  /** Greetings, stories and reasons: told as left out. */
  unsaid: string[];
  /** Who says it. */
  who: string[];
}

/**
 * "Hello, we are the swim school on Park Road and our new term begins on Monday 11 January. …": what happens on its day is the
 * message of a long text, whatever is told before and after it. Null where the text is short, talks to nobody or names no
 * event with its day.
 */
export function longTextIn(text: string): LongText | null {
  if (text.split(/\s+/).length < LONG || !talks.test(text)) return null;
  const clauses = spokenClauses(text);
  const events = clauses.map((clause) => eventIn(clause));
  const at = events.findIndex((event) => event !== null);
  const event = events[at];
  if (!event) return newsOf(clauses) ?? offerOf(clauses);
  const others = clauses.map((clause, index) => (index === at ? null : withoutReason(clause)));
  const said = others.map((other) => (other ? weightOf(other.text) : 0));
  return {
    headline: event.name,
    from: clauses[at]!,
    rest: others.flatMap((other, index): LongText['rest'] => {
      if (index === at) return event.day ? [{ text: event.day, weight: WEIGHTS.day, isDay: true }] : [];
      return other && said[index]! > 0 ? [{ text: other.text, weight: said[index]!, isDay: false }] : [];
    }),
    unsaid: [
      event.lead,
      ...others.flatMap((other, index) => (other ? [said[index]! > 0 ? '' : other.text, other.reason] : [])),
    ].filter((words) => /\p{L}/u.test(words)),
    who: [
      event.lead,
      ...others.flatMap((other, index) => (other && said[index] === 0 && !isGreeting(other.text) ? [other.text] : [])),
    ].filter(Boolean),
  };
}

/** Hiring and moving go before what is told of them. */
function newsOf(clauses: readonly string[]): LongText | null {
  const news = newsIn(clauses);
  if (!news) return null;
  const others = clauses.flatMap((clause, index) => (news.used.includes(index) ? [] : [withoutReason(clause)]));
  const isSaid = (text: string): boolean => !isCourtesy.test(text) && weightOf(text) > 0;
  return {
    headline: news.headline,
    from: clauses[news.used[0]!]!,
    rest: others.flatMap(({ text }) => (isSaid(text) ? [{ text, weight: weightOf(text), isDay: false }] : [])),
    unsaid: others
      .flatMap(({ text, reason }) => [isSaid(text) ? '' : text, reason])
      .filter((text) => /\p{L}/u.test(text)),
    who: [],
  };
}

/**
 * "Hi, my name is Ellie. After years of nights at the hospital … I make celebration cakes from £45": without an event, the first
 * thing that somebody makes or does at a price is the message, else the first at all. Null where the text opens with its matter.
 */
function offerOf(clauses: readonly string[]): LongText | null {
  const [first = ''] = clauses;
  if (!(isGreeting(first) || story.test(first) || talks.test(first)) || clauses.length < MANY) return null;
  const done = clauses.map(doneIn);
  const priceAt = done.findIndex((each, index) => each !== null && priced.test(clauses[index]!));
  const at = priceAt >= 0 ? priceAt : done.findIndex((each, index) => each !== null && !story.test(clauses[index]!));
  const offer = done[at] ?? null;
  if (!offer) return courseOf(clauses);
  const others = clauses.flatMap((clause, index) => {
    if (index === at) return offer.rest ? [{ text: offer.rest, reason: '' }] : [];
    return [withoutReason(clause.replace(/[()]/g, '').trim())];
  });
  const weightBeside = (text: string): number =>
    isCourtesy.test(text) ? 0 : denied.test(text) && !story.test(text) ? WEIGHTS.contact : weightOf(text);
  return {
    headline: offer.name,
    from: clauses[at]!,
    rest: others.flatMap(({ text }): LongText['rest'] => {
      const weight = weightBeside(text);
      return weight > 0 ? [{ text, weight, isDay: false }] : [];
    }),
    unsaid: others
      .flatMap(({ text, reason }) => [weightBeside(text) > 0 ? '' : text, reason])
      .filter((words) => /\p{L}/u.test(words)),
    who: [clauses[at]!, ...clauses.filter((clause, index) => index !== at && story.test(clause))],
  };
}
/**
 * "… so we've given in. Sock knitting for people who can knit, four Wednesday evenings from 13 January": what has its day or price
 * in the next clause and nobody in it is what the text is about.
 */
function courseOf(clauses: readonly string[]): LongText | null {
  const at = clauses.findIndex((clause, index) => {
    const next = clauses[index + 1] ?? '';
    const roles = factsIn(next).map(({ role }) => role);
    return (
      index > 0 &&
      isPlainName(clause) &&
      !speaks.test(next) &&
      (priced.test(next) || (roles.includes('when') && /\d/.test(next)))
    );
  });
  const clause = clauses[at];
  if (clause === undefined) return null;
  const cut = clause.split(' ').length > MOST_OF_WHOLE ? clause.search(forSomebody) : -1;
  const others = [
    ...(cut > 0 ? [clause.slice(cut).trim()] : []),
    ...clauses.filter((_, index) => index !== at).map((text) => withoutReason(text).text),
  ];
  const isSaid = (text: string): boolean =>
    !isCourtesy.test(text) && !opensWithSpeaker.test(text) && weightOf(text) > 0;
  return {
    headline: cut > 0 ? clause.slice(0, cut) : clause,
    from: clause,
    rest: others.filter(isSaid).map((text) => ({ text, weight: weightOf(text), isDay: false })),
    unsaid: others.filter((text) => !isSaid(text)),
    who: [clause],
  };
}
const isPlainName = (clause: string): boolean =>
  clause.split(' ').length <= MOST_OF_COURSE &&
  clause.split(' ').length > 1 &&
  !/[\d\p{Sc}]/u.test(clause) &&
  !isGreeting(clause) &&
  !story.test(clause) &&
  !speaks.test(clause) &&
  !pointing.test(clause) &&
  !opensWithSpeaker.test(clause) &&
  !asksReaders.test(clause);
const opensWithSpeaker =
  /^(?:me|my|people|everyone|everybody|nobody|somebody|well|so|and|but|if|when|because|meine?|alle|viele|mon|ma|mis?|la gente|tutti|iedereen|wszyscy)(?!\p{L})/iu;
const asksReaders = /^(?:bring|book|call|text|come|order|pay|ask|see|drop|pop|look|find|sign|message|ring)\s/iu;
const forSomebody = /\s(?=(?:for|für|pour|para|per|voor|dla)\s)/iu;
const MOST_OF_COURSE = 11;
const MANY = 4;
const isCourtesy =
  /^(?:i? ?promise|honest(?:ly)?|well|anyway|yes(?: we do)?(?: now)?|no worries|sorry|thanks?|thank you|danke|merci|gracias|grazie|bedankt|obrigad[oa])[\s!.]*$/iu;
const denied =
  /(?<!\p{L})(?:not|no|never|nicht|keine?[nmrs]?|ohne|pas|sans|jamais|sin|nunca|non|senza|mai|niet|geen|zonder|não|sem|nie|bez)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Wer an diesem Tag ein Brot kauft, bekommt zwei Brötchen": a condition before its comma stays with what it brings. */
function spokenClauses(text: string): string[] {
  const spoken = clausesOf(text, factsIn(text)).filter(({ kind }) => kind !== 'aside' && kind !== 'look');
  const isLed = (index: number): boolean => {
    const before = spoken[index - 1];
    return before?.mark === ',' && leadsOn.test(text.slice(before.start, before.end));
  };
  return spoken.flatMap(({ start, end }, index) =>
    isLed(index + 1)
      ? []
      : [
          text
            .slice(isLed(index) ? spoken[index - 1]!.start : start, end)
            .replace(/\s+/g, ' ')
            .trim()
            .replace(/^(?:and|so|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas|ale)\s(?=\S+\s)/iu, ''),
        ],
  );
}
const leadsOn =
  /(?:^|\s)(?:if|when|whoever|anyone who|wer|wenn|falls|si|quand|qui(?:conque)?|cuando|quien|se|chi|als|wie|wanneer|quem|jeśli|kto)\s\p{L}/iu;

interface Event {
  lead: string;
  name: string;
  day: string;
}

/** "Our new term | begins on Monday 11 January", "Am Samstag, 6. Februar ist | Tag der offenen Tür". */
function eventIn(clause: string): Event | null {
  const [, before = '', verb = '', after = ''] = happens.exec(clause) ?? [];
  if (before !== '' && !startsWithDay.test(before)) {
    const { lead, name } = nameIn(before);
    if (!isName(name)) return null;
    const whole = `${name} ${verb} ${after}`;
    if (whole.split(' ').length <= MOST_OF_WHOLE) return { lead, name: whole, day: '' };
    return { lead, name, day: isBeing.test(verb) ? after : `${verb} ${after}` };
  }
  const [, from = '', found = ''] = findUs.exec(clause) ?? [];
  if (found !== '') return { lead: '', name: found, day: from };
  const [, day = '', event = ''] = dayFirst.exec(clause) ?? [];
  const { name } = nameIn(event);
  return day !== '' && isName(name) && name === event.replace(determiner, '')
    ? { lead: '', name, day: day.trim() }
    : null;
}

/** The last phrase before the verb: what stands before its conjunction is said of somebody else. */
function nameIn(words: string): { lead: string; name: string } {
  const joints = [...words.matchAll(joint)];
  const at = speaks.test(words) ? joints.at(-1) : undefined;
  const from = at ? at.index + at[0].length : 0;
  return { lead: words.slice(0, at?.index ?? 0).trim(), name: words.slice(from).replace(determiner, '') };
}

const isName = (name: string): boolean =>
  name.split(' ').length <= MOST_OF_NAME && /\p{L}{3}/u.test(name) && !speaks.test(name) && !pointing.test(name);

/** "Sign up by 4 January | because last term we had to turn families away". */
function withoutReason(clause: string): { text: string; reason: string } {
  const [, why = '', what = ''] = thereforeBy.exec(clause) ?? [];
  if (story.test(why) && deadline.test(what)) return { text: what, reason: why };
  const at = clause.search(reasons);
  return at > 0 ? { text: clause.slice(0, at), reason: clause.slice(at).trim() } : { text: clause, reason: '' };
}

/** For whom, what it costs and until when go last; what to bring goes first, and a story is not set at all. */
function weightOf(clause: string): number {
  const facts = factsIn(clause);
  if (facts.some(({ role }) => role === 'contact')) return WEIGHTS.contact;
  if (priced.test(clause)) return WEIGHTS.price;
  if (isNews(clause)) return WEIGHTS.news;
  if (opening.test(clause)) return WEIGHTS.opening;
  if (deadline.test(clause)) return WEIGHTS.deadline;
  if (forWhom.test(clause)) return WEIGHTS.whom;
  if (share.test(clause)) return WEIGHTS.share;
  if (isGreeting(clause) || here.test(clause) || story.test(clause)) return 0;
  if (side.test(clause)) return WEIGHTS.side;
  return facts.some(({ role }) => role === 'when' || role === 'offer') ? WEIGHTS.when : WEIGHTS.plain;
}

const LONG = 32;
const MOST_OF_NAME = 7;
/** So few words are a headline with their day. */
const MOST_OF_WHOLE = 7;
const WEIGHTS = {
  day: 9,
  news: 8.5,
  price: 8,
  opening: 7.5,
  deadline: 7.8,
  whom: 7.6,
  contact: 7.4,
  share: 7,
  when: 5,
  plain: 3,
  side: 2,
};

/** Somebody speaks of themselves or greets. */
const talks =
  /(?<!\p{L})(?:we|we['’](?:re|ve|ll)|i|i['’](?:m|ve|ll|d)|my|our|hello|hi|hey|dear|wir|ich|unser\p{L}*|mein\p{L}*|hallo|liebe|nous|notre|nos|je|j['’]\p{L}+|mon|ma|bonjour|somos|tenemos|hemos|nuestr[oa]s?|hola|mi|siamo|abbiamo|nostr[oaie]|ciao|wij|ons|onze|ik|mijn|dag|olá|temos|nosso|nossa|cześć|jesteśmy|mamy|nasz\p{L}*|dzień dobry)(?!\p{L})/iu;
const being = String.raw`is|are|will be|ist|sind|est|sont|es|será|son|sera|è|sarà|sono|zijn|é|são|jest|będzie`;
const verbs = String.raw`${being}|starts?|begins?|kicks off|opens|re-?opens|runs|takes place|goes on sale|returns|happens|beginnt|startet|findet|öffnet|eröffnet|commence|commencent|démarre|débute|ouvre|rouvre|a lieu|aura lieu|se tient|empieza|empiezan|comienza|abre|tendrá lugar|se celebra|inizia|iniziano|comincia|apre|si tiene|si terrà|begint|beginnen|start|opent|começa|começam|realiza-se|acontece|zaczyna się|rozpoczyna się|odbędzie się|rusza|startuje`;
const isBeing = new RegExp(`^(?:${being})$`, 'iu');
const aDay = String.raw`(?:(?:on|from|this|next|the|am|ab|vom|vom|den|diesen|le|du|dès|ce|el|este|del|il|dal|da|op|vanaf|van|de|em|na|no|w|od)\s){0,2}(?:${longDay}|(?:o|do|di|za|zo|sá|so)?\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:of\s|de\s|di\s)?${anyMonth}|${anyMonth}\s\d{1,2}(?!\d))`;
const happens = new RegExp(String.raw`^([^.!?]{3,160}?)\s(${verbs})\s(${aDay}.*)$`, 'iu');
const startsWithDay = new RegExp(`^${aDay}`, 'iu');
const dayFirst = new RegExp(String.raw`^(${aDay}[^!?]{0,50}?)\s(?:${verbs})\s((?:\p{L}[\p{L}'’-]*\s?){1,7})$`, 'iu');
/** "From Monday 3 May | you can find me at 12 Bridge Street". */
const findUs = new RegExp(
  String.raw`^(${aDay}(?:\s\d{1,2}(?:\.|st|nd|rd|th|er)?)?(?:\s${anyMonth})?),?\s((?:you|we|i|wir|ihr|nous|vous)\s(?:\S+\s){1,7}\S+)$`,
  'iu',
);
const determiner =
  /^(?:(?:our|my|the|an?|this year['’]s|unser(?:e[rn]?)?|mein(?:e[rn]?)?|der|die|das|eine?|notre|mon|ma|la|le|les|l['’](?=\p{L})|une?|nuestr[oa]|mi|el|una?|nostr[oa]|il|lo|onze|ons|de|het|een|nosso|nossa|os?|as?|uma?|nasz[ae]?)(?:\s|(?<=['’])))+/iu;
/** Before the last of them another clause ended. */
const joint = /\s(?:and|but|so|that|und|aber|dass|et|mais|que|y|pero|e|ma|che|en|maar|dat|mas|i|ale|że)\s(?=\p{L})/gu;
/** It has a verb of somebody, or somebody. */
const speaks =
  /(?<!\p{L})(?:we|we['’](?:re|ve|ll|d)|i|i['’](?:m|ve|ll|d)|you|they|is|are|was|were|has|have|had|wir|ich|ihr|sind|ist|war|haben|habe|hat|nous|je|j['’]\p{L}+|vous|sommes|suis|avons|est|était|somos|soy|estamos|tenemos|hemos|es|siamo|sono|abbiamo|ho|è|wij|ik|jullie|zijn|ben|is|hebben|heb|sou|temos|estamos|jesteśmy|jestem|mamy)(?!\p{L})/iu;
const pointing =
  /^(?:it|that|this|there|these|those|he|she|what|which|who|when|where|es|das|dies|da|ça|cela|c['’]|il|elle|ce|eso|esto|questo|quello|dit|dat|het|isso|isto|to)(?:\s|$)|(?<!\p{L})(?:deadline|closing date|anmeldeschluss)(?!\p{L})|(?:^|\s)(?:closed|open|geschlossen|geöffnet|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten)$/iu;
const reasons =
  /\s(?:because|since|as (?:we|i|the|last)|weil|denn|da wir|damit|parce qu[e'’]|car|porque|ya que|perché|poiché|omdat|want|pois|ponieważ|bo)(?!\p{L})/iu;
const thereforeBy = /^(.{3,80}?),?\s(?:so|also|deshalb|donc|alors|así que|quindi|dus|por isso|więc)\s(.+)$/iu;
const priced = new RegExp(money, 'iu');
const share =
  /\d\s?%|(?<!\p{L})(?:half[- ]price|free|discount|gratis|kostenlos|gratuit\p{L}*|offert\p{L}*|moitié|mitad|metà|halve prijs|grátis|darmow\p{L}*|bezpłatn\p{L}*)(?!\p{L})/iu;
const deadline = new RegExp(
  String.raw`(?<!\p{L})(?:by|before|until|till|bis|vor|avant|jusqu['’]au|hasta|antes|entro|prima|voor|tot|até|do|przed)\s(?:\p{L}+\s){0,2}?(?:${longDay}|\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:of\s|de\s|di\s|del\s)?${anyMonth}|${anyMonth}\s\d)`,
  'iu',
);
const forWhom =
  /(?<!\p{L})(?:ages?|aged|beginners?|anfänger\p{L}*|débutants?|principiantes|principianti|years? old|years|jahren?|ans|años|anni|jaar|anos|lat)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:years? old|jahren?|ans|años|anni|jaar|anos|lat)(?!\p{L})|(?<!\p{L})(?:for|für|pour|para|per|voor|dla)\s(?:\p{L}+\s)?(?:beginners?|anfänger\p{L}*|débutants?|principiantes|principianti|iniciantes|początkujących|everyone|all|families|adults|kids|children)(?!\p{L})/iu;
/** What to bring, what is lent, where to park. */
const side =
  /(?<!\p{L})(?:needed|required|provided|compulsory|bring|brings|wear|lend|borrow|parking|cash|card|bitte bringt|mitbringen|bringt|verpflichtend|leihen|apporte[rz]|venez|prévoir|prêtons|traer|traed|hay que|necesari[oa]s?|prestamos|portate|portare|obbligatori[oa]|prestiamo|verplicht|meenemen|neem|lenen|trazer|tragam|przynieś\p{L}*|obowiązkow\p{L}*)(?!\p{L})/iu;
/** "We are open Thursday to Sunday 10 to 4". */
const opening = new RegExp(
  String.raw`(?<!\p{L})(?:open|opening hours|drop[ -]?offs?|collections?|pick[ -]?ups?|geöffnet|öffnungszeiten|ouverte?s?|horaires|abiert[oa]s?|horario|apert[oaie]|orari[o]?|openingstijden|otwarte|czynne|godziny|abert[oa]s?|horário)(?!\p{L}).*(?<!\p{L})${longDay}`,
  'iu',
);
/** "Dani here". */
const here = /^(?:\p{L}+\s){1,2}(?:here|hier|ici)$/iu;
/** How it came to this, thanks and feelings. */
const story =
  /(?<!\p{L})(?:it has been|there['’](?:ll|s)? (?:will )?be|so pleased|love (?:people|you|to see)|i['’]d|we['’]d|i['’]ll|i know|nobody|everyone is|honestly|thank(?:s| you)|sorry|last (?:year|term|time|summer|winter|june|week)|for \p{L}+ years|(?:years|months|weeks|summers|winters) ago|my name is|(?:we|i)['’]ve (?:given in|decided|done it|taken the plunge)|people keep|quit (?:the|my)|after \p{L}+ years|since \d{4}|in \d{4}|started|retired|always wanted|finally|grew up|my (?:husband|wife|dad|mum|mom|uncle|father|mother|grandmother|grandfather|partner)|nach \p{L}+ jahren|seit \p{L}+ jahren|seit \d{4}|endlich|vielen dank|danke|freuen uns|cela fait|ça fait|après \p{L}+ ans|me voilà|nous voilà|depuis|enfin|heureu\p{L}+|merci|desde hace|después de \p{L}+ años|llev(?:o|amos)|por fin|gracias|contentos|(?:da|dopo) \p{L}+ anni|finalmente|grazie|felici|(?:al|na) \p{L}+ jaar|sinds|eindelijk|bedankt|finalmente|obrigad[oa]s?|od \p{L}+ lat|wreszcie|dziękujemy)(?!\p{L})|^(?:(?:we|i)(?:['’](?:re|m)|\s(?:are|am))|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|(?:wij|we) zijn|ik ben|jesteśmy|jestem)\s/iu;
