import { longDay } from '../facts/date-patterns';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { roleOfClause } from '../clauses/clause-role';
import type { PromptMessage } from '../headline/prompt-message';
import { isNews } from '../long/announcements';
import { weightOf, withoutReason, WEIGHTS, isStory } from '../long/clause-weight';
import { reader } from '../reader/reader';
import type { RoleShares } from '../reader/reading-features';
import { sharesOf } from '../reader/reading-model';
import { isFitHeadline } from './fit-headline';
import { deedOf, own, placeOf } from './said-greeting';
import { isOfPoster } from './said-of-poster';
import { toldLead, type ToldLead } from './told-lead';
import { toldParts, type ToldPart } from './told-parts';
import { toldRows, withoutOpener } from './told-rows';
import { address, opensClause, speaks, tells, tellsTrade } from './telling-words';

/** A text in which somebody talks, with what it offers ranked before everything around that. */
export interface ToldText {
  headline: string;
  /** In the order typed; the least weight goes first where the room is short. */
  rest: PromptMessage['rest'];
  /** Greetings, stories and reasons: reported as left out. */
  unsaid: string[];
  /** Who says it. */
  who: string[];
  /** What is said to the designer. */
  looks: string[];
}

/**
 * "Hello, we are the swim school on Park Road and our new term begins on Monday 11 January. …": what it is about, and each clause
 * around that whole. Null where the text is a list rather than somebody talking.
 */
export function toldTextIn(text: string, brand: string): ToldText | null {
  if (text.split(/\s+/).length < FEW) return null;
  const parts = toldParts(text);
  if (!isLong(text) && !isTold(parts) && !isTelling(text)) return null;
  const shares = sharesOf(parts, reader());
  const isShort = text.split(/\s+/).length < MIDDLING;
  const lead = toldLead(text, brand, parts, shares, isShort);
  if (!lead) return null;
  const isLook = (at: number): boolean =>
    at !== lead.at &&
    (goesOnWishing(at) ||
      shares[at]!.look > (isRefusal(parts[at]!.text) ? SURER_OF_LOOK : SURE_OF_LOOK) ||
      (isOfPoster(parts[at]!.text) && !/\d/u.test(parts[at]!.text)));
  /** "The picture may show steam, | dark fjord and light in the window". */
  const goesOnWishing = (at: number): boolean => {
    const [before, { text: said, sentence }] = [parts[at - 1], parts[at]!];
    const isNext = before?.sentence === sentence && before.mark === ',' && isLook(at - 1);
    return isNext && !tells.test(said) && !/\d/u.test(said) && said.split(' ').length <= MOST_OF_WISH;
  };
  /** "This fall we have eleven floor models, | they're all 30 percent off": of which, is said before. */
  const isNeeded = (at: number): boolean => {
    const next = parts[at + 1];
    return (
      next !== undefined && next.sentence === parts[at]!.sentence && stands.test(next.text) && /\d/u.test(next.text)
    );
  };
  const besides = parts.map((part, at) =>
    at === lead.at
      ? besideLead(lead, shares[at]!)
      : isLook(at) || (at > lead.at && at <= lead.through)
        ? null
        : besideOf(part, shares[at]!, isShort || isNeeded(at)),
  );
  const beside = besides.filter((each) => each !== null);
  const greeting = [
    ...placeOf(parts, besides, { brand, shares, lead }),
    ...deedOf(parts, besides, [lead.headline, ...beside.flatMap(({ set }) => set.map(({ text: each }) => each))]),
  ];
  const isSet = (words: string) =>
    [...beside.flatMap(({ set }) => set), ...greeting].some(({ text: line }) =>
      line.toLowerCase().includes(words.toLowerCase()),
    );
  const belowName: PromptMessage['rest'] =
    lead.at < 0
      ? lead.beside
          .filter((words) => !isSet(words))
          .map((words) => ({ text: words, weight: WEIGHTS.news, role: 'plain' }))
      : [];
  return {
    headline: lead.headline + closing(lead, parts),
    rest: [...belowName, ...leadFirst(beside.flatMap(({ set }) => set)), ...greeting],
    unsaid: beside
      .flatMap((each) => each.unsaid)
      // what is set of a greeting is not left out
      .map((left) => greeting.reduce((rest, { text: set }) => rest.replace(set, '').trim(), left))
      .filter((left) => /\p{L}/u.test(left) && !address.test(left)),
    who: parts
      .filter(
        ({ text: said }, at) =>
          (shares[at]!.skip > LIKELY_STORY || tellsTrade.test(said) || isCry(parts[at]!)) && !address.test(said),
      )
      .map((part) => part.text),
    looks: parts.filter((_, at) => isLook(at)).map((part) => part.text),
  };
}
/** Words that stand for things named before. */
const stands = /^(?:they|them|these|those|sie|ils|elles|ellos|ellas|loro|essi|ze|zij|eles|elas|de er|de är)(?!\p{L})/iu;
const MOST_OF_WISH = 9;
const SURE_OF_LOOK = 0.6;
/** Of a denial: "no steep slate" is said to customers, though "no skulls" may not be. */
const SURER_OF_LOOK = 0.85;
const isRefusal = (words: string): boolean => refusal.test(words) && !ofLook.test(words);
/** "No dogs", "geen sleutelwerk", "dachów z azbestem nie ruszamy": what is not done, sold or let in. */
const refusal =
  /^(?:(?:and|but|sorry|und|aber|leider|et|mais|y|pero|e|ma|en|maar|i|ale),?\s)?(?:no(?!\s(?:more|need|matter|way|wait|sorry|idea|problem|me|te|se|lo|la|es|hay que|offence))|nothing|keine?[nrms]?|pas (?:de|d['’])|rien de|sin|nada de|ning\p{L}+|senza|niente|nessun\p{L}*|geen|bez|żadn\p{L}+|sem|nenhum\p{L}*|ingen|inga|inget)\s|\s(?:(?:mach|führ|nehm|repariere|verkauf)\p{L}*\s(?:ich|wir)\s(?:nicht|keine?)|nie (?:rusz|przyjm|robi|napraw|sprzeda)\p{L}+|(?:i|we) (?:don['’]t|do not|can['’]t|won['’]t) (?:do|take|fix|mend|sell|repair|make)|no)$/iu;
/** Said of what is drawn. */
const ofLook =
  /(?<!\p{L})(?:please|pls|bitte|svp|plaît|por favor|per favore|per carità|graag|alsjeblieft|aub|proszę|tack|tak|takk|pictures?|photos?|fotos?|bild\p{L}*|cartoons?|clip ?art|fonts?|colou?rs?|pink|black|people|faces?|text|logos?|dessins?|couleurs?|colores?|colori|kleuren|just|gewoon|lieber|plutôt|solo|sólo|on it|fancy|cheesy|silly|kitsch\p{L}*)(?!\p{L})/iu;
const LIKELY_STORY = 0.4;

/** Somebody greets, opens with a sentence or a heading over sentences; what opens with a name and goes on with commas is a list. */
function isTold(parts: readonly ToldPart[]): boolean {
  const at = parts.findIndex(({ text }) => !address.test(text));
  const [first, ...others] = parts.slice(at);
  if (!first) return false;
  const isAlone = others[0] !== undefined && others[0].sentence !== first.sentence && first.mark !== ':';
  const telling = others.filter(({ text }) => tells.test(text) || opensClause.test(text)).length;
  const isSaid = tells.test(first.text.replace(readers, '')) || (own.test(first.text) && opensClause.test(first.text));
  const isLabel = first.mark === ':' && first.text.split(' ').length <= MOST_OF_LABEL;
  const speakers = others.filter(({ text }) => speaks.test(text)).length;
  if (speakers >= MANY_SPEAK || (speakers > 0 && !isFitHeadline(first.clauses[0] ?? ''))) return true;
  const opens = at > 0 || (isSaid && !isLabel);
  if (isAlone && first.text.split(' ').length >= LEAST_OF_SENTENCE && others.length > 2) return true;
  return opens
    ? telling > 0 || tells.test(first.text)
    : isAlone && telling > 0 && others.some(({ text }) => speaks.test(text) || own.test(text));
}
const MOST_OF_LABEL = 6;
/** A list does not say "we" and "you" in clause after clause. */
const MANY_SPEAK = 3;
/** "Hand car wash while you shop" addresses readers, and is still a name. */
const readers = /(?<!\p{L})(?:you|it|they|there|ihr|sie|vous|u)(?![\p{L}'’])/giu;

/** What the headline's sentence goes on with stands right below it. */
const leadFirst = (rest: PromptMessage['rest']): PromptMessage['rest'] => [
  ...rest.filter(({ goesOn }) => goesOn),
  ...rest.filter(({ goesOn }) => !goesOn),
];

/** What goes on with the headline stands right below it. */
function besideLead({ headline, days, goesOn, beside, unsaid }: ToldLead, { skip }: RoleShares): Beside {
  // of a story, and where the rest is a word or two, only the headline is told
  const [whole = ''] = beside;
  if (skip > LIKELY_SAID && whole.includes(headline) && !/[\d\p{Sc}@]/u.test(whole))
    return { set: [], unsaid: [whole] };
  const weightOfBeside = (words: string) =>
    Math.max(weightIn(words), /\d/u.test(words) ? WEIGHTS.news : WEIGHTS.matter);
  return {
    set: [
      ...(goesOn === '' ? [] : [{ text: goesOn, weight: weightOfBeside(goesOn), role: 'tail' as const, goesOn: true }]),
      ...days.map((text) => ({ text, weight: WEIGHTS.news, role: 'when' as const })),
      ...beside.flatMap(
        (words): PromptMessage['rest'] =>
          toldRows(words)?.map((text) => ({ text, weight: WEIGHTS.price, role: 'offer' })) ?? [
            { text: words, weight: weightOfBeside(words), role: roleOf(words) },
          ],
      ),
    ],
    unsaid: [unsaid],
  };
}

/** Of a text in sentences most parts say that somebody is or does something; a list has few such. */
export function isTelling(text: string): boolean {
  if (text.split(/\s+/).length < FEW) return false;
  const parts = toldParts(text);
  return parts.filter((part) => tells.test(part.text)).length * 2 >= parts.length;
}

/** A text this long is seldom a list. */
export const isLong = (text: string): boolean => text.split(/\s+/).length >= LONG;

/** A greeting, half a sentence or somebody's whole story is no headline. */
export const isPoorHeadline = (headline: string): boolean =>
  !isNews(headline) &&
  (address.test(headline) ||
    leans.test(headline) ||
    headline.split(' ').length > MOST_OF_HEADLINE ||
    (speaksFirst.test(headline) && headline.split(' ').length > MOST_OF_SPOKEN) ||
    !isFitHeadline(headline));
const leans =
  /^(?:who|which|that|because|just|it['’]s|it is|there['’]s|there is|they['’]re|i['’]ve got|die|das|der|dass|weil|es gibt|qui|que|c['’]est|il y a|porque|es que|hay|che|c['’]è|dat|het is|er is|to)\s\S+\s/iu;
const speaksFirst =
  /^(?:we|i|we['’]\p{L}+|i['’]\p{L}+|wir|ich|nous|je|j['’]\p{L}+|somos|soy|siamo|sono|wij|ik|sou|jesteśmy|jestem|vi|jeg|jag)\s/iu;

/** "¡Por fin abrimos la piscina!"; a question that is asked whole keeps its mark. */
function closing({ headline, at }: ToldLead, parts: readonly ToldPart[]): string {
  const { text = '', mark = '' } = parts[at] ?? {};
  if (/[!?]$/u.test(headline)) return '';
  if (/^[¡¿]/u.test(headline)) return headline.startsWith('¿') ? '?' : mark === '!' ? '!' : '';
  return mark === '?' && text.endsWith(headline) ? '?' : '';
}

interface Beside {
  set: PromptMessage['rest'];
  unsaid: string[];
}

/** A part is set or left out as one; what the reader takes for a story is not set, unless it states a fact. */
function besideOf(part: ToldPart, { skip, look, must }: RoleShares, isShort: boolean): Beside {
  const { text: typed, mark } = part;
  if (address.test(typed) || isCourtesy.test(typed) || (mark === ':' && saysSo.test(typed)))
    return { set: [], unsaid: [typed] };
  const rows = toldRows(typed);
  if (rows) return { set: rows.map((text) => ({ text, weight: WEIGHTS.price, role: 'offer' })), unsaid: [] };
  if (wants.test(typed)) return { set: [], unsaid: [typed] };
  const { text, reason } = withoutReason(typed);
  const who = isWhoWhere.exec(text)?.[1];
  const plain = who ?? withoutOpener(text);
  const known = who ? WEIGHTS.terms : weightIn(text);
  const isWord = !plain.includes(' ') && !/[\d@]/u.test(plain) && known <= WEIGHTS.plain;
  const isSaid =
    who !== undefined ||
    isCry(part) ||
    (!isWord && skip + look < (isShort ? SURE_OF_STORY : known >= WEIGHTS.terms ? SURE_OF_FACT : UNSURE)) ||
    (isRefusal(text) && skip < SURE_OF_FACT + LIKELY_SAID / 2 && look < SURER_OF_LOOK);
  const weight =
    must > LIKELY_SAID ? Math.max(known, WEIGHTS.told) : Math.max(Math.min(known, WEIGHTS.terms), WEIGHTS.side);
  return {
    set: isSaid
      ? [{ text: /[?!]/.test(mark) && reason === '' ? plain + mark : plain, weight, role: roleOf(plain) }]
      : [],
    unsaid: [isSaid ? '' : text, reason],
  };
}
/** "Learn to drive a lorry!": what a text opens with, short and about nobody. */
const isCry = ({ text, sentence, isFirst, mark }: ToldPart): boolean =>
  sentence === 0 &&
  isFirst &&
  ((mark === '!' && /^\S+\s\S+(?:\s\S+){1,6}$/u.test(text) && !speaks.test(text)) ||
    // "Blunt knives?" says what the rest is about
    (mark === '?' && /^\S+\s\S+(?:\s\S+){0,7}$/u.test(text)));

/** "… so I want to tell people: | bring your patients in by 30 November". */
const saysSo =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d)? (?:just )?(?:want|wanted|would like|like) to (?:tell|say|let|remind)|(?:ich|wir) (?:möchten?|wollen?|will) [^,:]*sagen|(?:je|on|nous) (?:veux|veut|voulons|voulais) [^,:]*dire|(?:quiero|queremos|quería) [^,:]*decir|(?:voglio|vogliamo|volevo) [^,:]*dire|(?:ik|we|wij) (?:wil|willen) [^,:]*zeggen|(?:quero|queremos|queria) [^,:]*dizer)(?!\p{L})/iu;

/** In words: whoever writes so few tells no stories. */
const MIDDLING = 42;
const SURE_OF_STORY = 0.75;
/** What states a price, a day or a place has to be a story more surely. */
const SURE_OF_FACT = 0.7;
const LIKELY_SAID = 0.5;
/** Of texts that were not learned from, two parts in five above it are asides; whoever misses one reads that it is left out. */
const UNSURE = 0.35;

/** A day within a clause is none to set above the headline. */
function roleOf(words: string): PromptMessage['rest'][number]['role'] {
  const role = roleOfClause(words);
  return role === 'when' ? 'plain' : role;
}

/** "… and want to do more school fetes": what somebody hopes for themselves. */
const wants =
  /^like (?:an?|the|in)\s|(?<!\p{L})so (?:we|i) (?:thought|figured|said|decided)(?!\p{L})|^(?:and\s)?(?:(?:i|we)\s)?(?:['’]d\s)?(?:want|would (?:like|love)|hope|hoping|need|like) to\s/iu;

/** "We're a | small charter boat out of Port Haven": where something is has to be known. */
const isWhoWhere =
  /^(?:[Ww]e(?:['’]re|\sare)|[Ii](?:['’]m|\sam)|[Ww]ir\ssind|[Ii]ch\sbin|[Nn]ous\ssommes|[Jj]e\ssuis|[Ss]o(?:mos|y|u)|[Ss](?:iamo|ono)|[Ww](?:ij|e)\szijn|[Ii]k\sben|[Jj]este(?:śmy|m)|[Vv]i\s(?:är|er)|[Jj](?:ag|eg)\s(?:är|er))\s(?:(?:just|only|nur|juste|solo|maar)\s)?(?:(?:an?|the|eine?|der|die|das|une?|la|le|el|un[ao]?|il|een|de|het|uma?|o|en|ett|et)\s)?((?:[\p{L}'’-]+\s){1,6}(?:out of|in|from|near|at|by|on|outside|aus|bei|im|am|à|près de|dans|en|cerca de|de|a|vicino a|di|uit|bij|nabij|em|perto de|w|koło|spod|i|på|vid|ved|utanför|utenfor)\s(?:the\s|der\s|het\s|de\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})$/u;

/** A day, a price, a gift or a condition goes after what only tells. */
function weightIn(text: string): number {
  if (sinceWhen.test(text) && !priced.test(text)) return WEIGHTS.since;
  const weight = weightOf(text);
  const isDated = factsIn(text).some(({ role, start, end }) => role === 'when' && /\d/.test(text.slice(start, end)));
  const known = weight === WEIGHTS.news ? WEIGHTS.opened : weight;
  return Math.max(
    known,
    weekday.test(text) && !isStory(text) ? WEIGHTS.opening : 0,
    isDated || ordinal.test(text) ? (isStory(text) ? WEIGHTS.told : WEIGHTS.dated) : 0,
    terms.test(text) ? WEIGHTS.terms : 0,
    known > 0 && /\d/.test(text) ? WEIGHTS.counted : 0,
  );
}
const years = String.raw`(?:years?|jahren?|ans|années|años|anos|anni|jaar|lat|år)(?!\p{L})`;
const weekday = new RegExp(String.raw`(?<!\p{L})${longDay}`, 'iu');
/** "Collection on the 22nd and 23rd". */
const ordinal = /(?<!\p{L})(?:on |until |by |before |the )(?:the )?\d{1,2}(?:st|nd|rd|th)(?!\p{L})/iu;
/** "Been doing it 22 years": true, and the first to go where the room is short. */
const sinceWhen = new RegExp(
  String.raw`^(?:(?:(?:i|we)(?:['’]ve|\shave)\s)?been\s[^\d]*|(?:ça|cela)\sfait\s|(?:das\s)?(?:mache|machen|mach)\s(?:ich|wir)\s[^\d]*seit\s|(?:je|nous|on)\sfais\p{L}*\s[^\d]*depuis\s|(?:lo\s)?(?:llevo|llevamos|hago)\s[^\d]*|(?:lo\s)?facci(?:o|amo)\s[^\d]*da\s|(?:dat\s)?(?:doe|doen)\s(?:ik|wij|we)\s[^\d]*al\s|faço\s[^\d]*há\s|robi(?:ę|my)\s[^\d]*od\s|(?:det\s)?(?:har\s)?(?:jag|jeg|vi)\s(?:har\s)?(?:gjort|hållit på)\s[^\d]*)(?:for\s|over\s|about\s)?\d+\s${years}`,
  'iu',
);
/** What somebody has to know before they come. */
const terms =
  /(?<!\p{L})(?:not (?:suitable|for)|no under|under \d+s|over \d+s|you(?:['’]ll)? need|(?:don['’]t|do not) pay|money back|must|required|only|sorry|we don['’]t|we do not|cannot|nur|kein\p{L}* (?:hunde|karten)\p{L}*|erforderlich|ihr braucht|mindestens|pas de|uniquement|obligatoire|solo|sólo|obligatori[oa]|no admit\p{L}+|imprescindible|necesari[oa]|non (?:prend|accett)\p{L}+|alleen|verplicht|geen|apenas|obrigatóri[oa]|tylko|nie przyjmujemy|bare|ikke|endast|inte|(?:je|nous|on) n(?:e |['’])\p{L}+ pas|no (?:trabaj|hac|hag|acept|arregl|repar|compr|cog)\p{L}+|non (?:facci|lavor|accett|prend|ripar)\p{L}+|não (?:faço|fazemos|trabalh\p{L}+|aceit\p{L}+|compr\p{L}+)|nie (?:robi|naprawi|przyjmuj|skupuj|szyj)\p{L}+|(?:ich|wir) (?:leider )?nicht|(?:ik|wij|we) (?:helaas )?niet)(?!\p{L})/iu;
const priced = new RegExp(money, 'iu');
const isCourtesy =
  /^(?:i? ?promise|honest(?:ly)?|well|anyway|yes(?: we do)?(?: now)?|no worries|sorry|thanks?|thank you(?:\s[\p{L}\s]{2,40})?|danke|merci|gracias|grazie|bedankt|obrigad[oa]|(?:aber )?(?:klar|natürlich|selbstverständlich)(?: geht das)?)[!.]?$/iu;
const LEAST_OF_SENTENCE = 8;
/** In words. */
const FEW = 18;
const LONG = 32;
const MOST_OF_HEADLINE = 11;
const MOST_OF_SPOKEN = 6;
