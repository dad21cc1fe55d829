import { prepositions } from '../../subjects/word-forms';
import { boundsLast, explains, isOfAddress, isParting, opensAlternative } from './clause-joins';
import { longDay, rangePattern, shortDay } from '../facts/date-patterns';
import { money } from '../facts/fact-patterns';
import { dresses, isWish } from '../wishes/designer-wishes';
import type { Fact, Span } from '../facts/facts';
import { address, asks, tells } from '../told/telling-words';

/**
 * A clause as typed. A `denial` ("closed on Monday") and `terms` (an offer with a condition, a list with one price, an
 * order with a deadline) say something else once a fact is lifted out of them; an `aside` tells the designer what not to
 * draw, `look` how to draw.
 */
export interface Clause extends Span {
  kind: 'denial' | 'terms' | 'aside' | 'look' | 'plain';
  /** The sign after it. */
  mark: string;
}

/** The clauses of a text, cut at its signs but never inside a fact ("Saturday, 12 May"). */
export function clausesOf(text: string, facts: readonly Fact[]): Clause[] {
  const pieces: Clause[] = [];
  for (const { start, end, mark } of piecesOf(text, sealed(text, facts))) {
    const body = text.slice(start, end);
    if (!/[\p{L}\p{N}\p{Sc}]/u.test(body)) continue;
    const last = pieces.at(-1);
    const spoken = last ? text.slice(last.start, last.end) : '';
    const leans =
      last?.mark === ',' &&
      !aside.test(body) &&
      (!isWish(body) || (dresses.test(spoken) && notTooMuch.test(body))) &&
      last.kind !== 'aside' &&
      last.kind !== 'look' &&
      (isOfAddress(spoken, body) ||
        (onlyNumber.test(body) && asksFor.test(spoken)) ||
        opensWithCondition.test(spoken) ||
        (pieces.length > 1 && onlyDays.test(spoken)) ||
        (pieces.length > 1 && opensAlternative.test(body)) ||
        boundsLast.test(body) ||
        (pieces.length > 1 && onlyIf.test(body)) ||
        isParting.test(body) ||
        (pieces.length > 1 && explains.test(body)) ||
        (pieces.length > 1 && regrets.test(spoken)) ||
        (dresses.test(spoken) && notTooMuch.test(body)) ||
        (feast.test(spoken) && (isDay.test(body) || isSpan.test(body))) ||
        (exceptions.test(body) && !onlyHours.test(spoken)) ||
        (onlyHours.test(body) && endsWithAnyDay.test(spoken)) ||
        (/\p{Sc}/u.test(spoken) && secondHalf.test(body)) ||
        (denies(spoken) && ((isDay.test(body) && endsWithDay.test(spoken)) || denies(body))));
    if (leans) pieces.pop();
    const from = leans ? last.start : start;
    const kind = kindOf(text.slice(from, end), pieces.length === 0);
    // "make it friendly, nothing babyish": what a wish goes on with is one
    const goesOn =
      last?.kind === 'aside' && last.mark === ',' && /^\s*(?:but |and )?(?:nothing|not|no)\s[^\d\p{Sc}]+$/iu.test(body);
    // "make it look high, sunlight through the leaves"
    const isWishing =
      kind === 'plain' &&
      (last?.kind === 'look' ||
        (last?.kind === 'aside' &&
          !/^\s*(?:no|not|nothing|kein\p{L}*|pas|sin|senza|geen|bez|sem|ingen)\s/iu.test(spoken))) &&
      last.mark === ',' &&
      /^(?:[.!]|)$/u.test(mark) &&
      isWhatIsSeen(body) &&
      facts.every((fact) => fact.end <= start || fact.start >= end);
    pieces.push({ start: from, end, mark, kind: goesOn ? 'aside' : isWishing ? last.kind : kind });
  }
  return pieces;
}

/** "Sunlight through the leaves": a few words without a verb, an order or a number. */
const isWhatIsSeen = (body: string): boolean =>
  /^\s*\p{Ll}/u.test(body) &&
  !/\d/u.test(body) &&
  !tells.test(body) &&
  !asks.test(body.trim()) &&
  body.trim().split(/\s+/u).length <= MOST_SEEN;
const MOST_SEEN = 8;

/** Points and commas of numbers, of "Dr. Ames" and of code such as "alert(1)" divide nothing. */
function piecesOf(text: string, divided: string): { start: number; end: number; mark: string }[] {
  const pieces: { start: number; end: number; mark: string }[] = [];
  let start = 0;
  for (const { 0: mark, index } of divided.matchAll(separators)) {
    const [before, after] = [text.slice(start, index), text.slice(index + 1)];
    const isLabelled = pieces.at(-1)?.mark === ':';
    if (mark === ',' && (isEnumeration(before, after) || (!isLabelled && isListOfWords(before, after)))) continue;
    pieces.push({ start, end: index, mark: mark.trim() });
    start = index + mark.length;
  }
  return [...pieces, { start, end: text.length, mark: '' }];
}

/** The same length; signs inside facts divide nothing. */
const sealed = (text: string, facts: readonly Fact[]): string =>
  [...facts, ...rangesIn(text)].reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[.,:;!?|()\s–—-]/g, '_') + rest.slice(end),
    text,
  );

const rangesIn = (text: string): Span[] =>
  [...text.matchAll(rangePattern)].map(({ 0: range, index }) => ({ start: index, end: index + range.length }));

/** "Fades, shaves and hot towels" and "We pack, load and drive" are one phrase. */
function isEnumeration(before: string, after: string): boolean {
  return (
    (before.trim().split(/\s+/).length <= MOST_BEFORE_LIST || opensList.test(before)) &&
    !/^\s*(?:please|bitte|svp|por favor|per favore|graag)\s/iu.test(after) &&
    /^\s*\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*)?\s(?:(?:and|&|or|und|oder|et|y|lub)\s(?:the\s)?|(?:e|en|i|och|og)\s(?!(?:l[aeo]s?|el|un\p{L}*|de|het|em|no|na|i)\s))\p{L}/u.test(
      after,
    ) &&
    (!/\p{N}/u.test(before) || opensList.test(before))
  );
}

/** "Tugs, yachts, submarines all welcome": three nouns or more, each a word. */
const isListOfWords = (before: string, after: string): boolean =>
  fewWords.test(before) &&
  !address.test(before.trim()) &&
  nextWord.test(after) &&
  (before.includes(',') || /^\s\p{L}+,\s\p{Ll}/u.test(after)) &&
  !opensAlternative.test(after) &&
  !explains.test(after);
const fewWords = /^\s*\p{L}[\p{L}'’-]+(?:,\s\p{Ll}[\p{L}'’-]+)*$/u;
const nextWord = /^\s\p{Ll}[\p{L}'’-]{2,}(?:,\s|\s(?!\d)|[.;!?\n]|$)/u;

function kindOf(body: string, isFirst: boolean): Clause['kind'] {
  const words = body.replace(/\s+/g, ' ').trim();
  if (
    aside.test(words) ||
    direction.test(words) ||
    (!isFirst && isWish(words)) ||
    (!isFirst &&
      /^(?:(?:nothing|not) too \p{L}+|nothing (?:childish|cheesy|silly|kitschy?|fancy|flashy|loud|gimmicky|twee|tacky|cutesy|corporate|boring|stuffy|girly|garish|posh))(?: x+)?$/iu.test(
        words,
      ))
  )
    return 'aside';
  if (denies(words)) return 'denial';
  if (hasTerms(words)) return 'terms';
  return isLook(words, isFirst) ? 'look' : 'plain';
}

/** "Dark background", "4k"; after what is sold also "moody and dark", "keep it clean" and the label of a quoted text. */
function isLook(words: string, isFirst: boolean): boolean {
  const count = words.split(' ').length;
  if (look.test(words) && count <= MOST_WORDS_OF_LOOK) return true;
  if (isFirst || /\d/.test(words) || count > MOST_WORDS_OF_WISH) return false;
  const plain = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return labels.test(words) || (wishes.test(words) && plain.some((word) => manners.has(word) && !wishVerbs.has(word)));
}

const denies = (clause: string): boolean => denial.test(clause.replace(notDenials, ' ')) && !unseen.test(clause);

function hasTerms(clause: string): boolean {
  const words = clause.split(' ').length;
  if (words > MOST_WORDS_OF_CONDITION) return false;
  return (
    withCondition.test(clause) || (words <= MOST_WORDS_OF_TERMS && (withDeadline.test(clause) || isPricedList(clause)))
  );
}

/** "Soup with bread and a coffee for £9": the price is that of the whole list. */
export const isPricedList = (clause: string): boolean =>
  clause.match(new RegExp(money, 'giu'))?.length === 1 && listWithPrice.test(clause);

/** Words that lean on the next one: no phrase ends with them. */
export const functionWords: ReadonlySet<string> = new Set([
  ...prepositions,
  ...'a an the our my your their his her and & or is are be am was were plus this that these those its get very so by via per untill til thru ist sind wird sera sont está están sono zijn wordt nur noch nog desde hasta ab vanaf dès bis tot dal t/m'.split(
    ' ',
  ),
  ...'ao aos às pelo pela pelos pelas og och voor pour para por con per dla od na za z w s sur chez dans à von über gegen ohne der die das ein eine einen und im am zum zur vom another del dello della dei al alla für mit bei aus nach le la les un une des du et de au aux el los las uno y il lo gli e het een op te'.split(
    ' ',
  ),
  '',
]);

const separators =
  /(?<!(?<!\p{L})(?:\d{1,2}(?=\.\s(?:OG|UG|Stock|Etage|Obergeschoss)(?!\p{L}))|Dr|Mr|Mrs|Ms|St|Rd|Av|Ave|Prof|No|Nr|[Tt]el|[Ii]nc(?=\.\s\p{Ll})|(?:reg|approx|sq|ft|lbs?|oz|hrs?|mins?|ea|ext|est|appt|dept|orig|tägl|Std|Min|Pers|kr|woj|szt|tys|mies|godz|pok|wł|inż|mgr|ks|św|ob|evt|bijv|aprox|máx|mín|tfno|tlf|uds?|env|ggf|evtl|jew|ehem|wöchtl|monatl|bzgl|etc|itp|itd|np|tj|dvs|osv|maks|sztuk|dott|sig|telem)(?=\.\s(?:[\p{Ll}\d\p{Sc}]))|Jr(?=\.\s\p{Lu}\p{Ll}+\s\d)|(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=\.\s(?:\d|bis|ab|und|von|[-–]))|[Ii]ncl|[Ee]xcl|[Ii]nkl|[Ee]xkl|zzgl|bzw|ca|kl|approx|min|max|est|ul|al|os|pl|Str|str|vs|z\.B|e\.g|i\.e))(?<!\b(?:am|der|den|dem|zum|vom|ab|jeden|im)\s\d{1,2})\.(?=\s|$)|,(?!\d)|:(?!\d|\/\/)|[;!?\n|]|\s[–—-](?=\s|$)|—|(?<=\s|^)\((?![^()\s]{1,18}\))|(?<!\([^()\s]{1,18})\)(?=[\s,.;:!?]|$)|\s(?:and|so)\s(?=we(?:['’]d|\swould)\s(?:love|like|be (?:happy|delighted|thrilled|glad))\s)/gu;
const MOST_BEFORE_LIST = 4;
/** "£65 with a new plug, oil and blades sharpened", "… and we wash, check and store them". */
const opensList =
  /(?<!\p{L})(?:(?:with|including|incl\.?|mit|avec|con|met|com)\s(?:\p{L}+\s){0,2}|(?:we|i|you|wir|ich|nous|on|wij|ik|vi|jeg|jag)\s)\p{L}+$/iu;
const MOST_WORDS_OF_LOOK = 5;
const MOST_WORDS_OF_WISH = 8;
/** What stood before a quoted text. */
export const labels = /^(?:the )?(?:headline|title|text|caption|slogan|words|tagline|subtitle)$/i;
const wishes = /^(?:and )?(?:please )?(?:use|keep|make|nothing too|not too|something|with|in)\b/i;
/** "Make two jars" is for the reader, "keep it clean" for the designer: the verb alone does not tell. */
const wishVerbs: ReadonlySet<string> = new Set('use keep make please it something nothing'.split(' '));
/** Adjectives of a look. */
const manners: ReadonlySet<string> = new Set(
  'moody dark bright light airy warm cool cosy cozy rustic clean simple minimal bold colourful colorful pastel soft elegant modern playful retro calm busy cheerful vibrant classy festive blue red green navy pink yellow orange purple black white gold brown grey gray teal it something nothing too use keep make please'.split(
    ' ',
  ),
);
/** "Dark background", "soft lighting", "4k": how to draw, and nothing to read. */
const look =
  /\b(?:background|backdrop|lighting|palette|typography|aesthetic|composition|resolution|render(?:ed|ing)?|hdr|[48]k|cinematic|photo-?realistic|hyper-?realistic|minimalist|bokeh|depth of field|colou?r scheme|art style)\b|^(?:square|portrait|landscape|vertical|horizontal|wide) (?:image|picture|photo|post|poster|banner|format)$/i;
const MOST_WORDS_OF_TERMS = 14;
/** Half of "half price January 6–31 when the first is $150 or more" would promise another thing. */
const MOST_WORDS_OF_CONDITION = 18;
const day = String.raw`(?:(?:on|from|until|till|and|or)\s)*(?:\d{1,2}(?:st|nd|rd|th)?\s(?:(?:and|or|to|–|-|&)\s\d{1,2}(?:st|nd|rd|th)?\s)?(?:of\s)?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?)(?!\p{L})`;
/** "Closed on Monday, 23 November": the day belongs to what is closed. */
const endsWithDay = new RegExp(String.raw`${day}\s*$`, 'iu');
const isDay = new RegExp(String.raw`^\s*${day}`, 'iu');
/** "… from the quay today. On Fridays, two kilos for €5": a day that opens a later sentence is that sentence's. */
const onlyDays = new RegExp(String.raw`^\s*(?:\p{L}+\s){0,2}(?:${longDay})\p{L}*\s*$`, 'iu');
/** "Monday to Friday, 8:30am to 5pm": hours mean nothing without their days. */
const onlyHours =
  /^\s*(?:(?:from|between|von|ab|de|das|dalle|dal|van|vanaf|às|à|a las)\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr|uur)?\s?(?:[-–]|to|till|until|bis|à|às|a|alle|tot)\s?(?:las\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr|uur)?\s*$/iu;
const endsWithAnyDay = new RegExp(
  String.raw`(?<!\p{L})(?:${longDay}|${shortDay}|(?:segunda|terça|quarta|quinta|sexta)(?!\p{L})|weekdays|weekends|daily|täglich|werktags)\s*$`,
  'iu',
);
/** "Sorry, no smart watches": after what is sold it only opens what follows. */
const regrets =
  /^\s*(?:so )?(?:sorry|unfortunately|please note|leider|désolée?s?|lo siento|lo sentimos|purtroppo|helaas|infelizmente|malheureusement)\s*$/iu;
/** "Türöffnung ab 79 € werktags, danach 119 €": what it costs later, or did before, is half a price. */
const secondHalf = new RegExp(
  String.raw`^\s*(?:and |und |et |y |e |en )?(?:then|afterwards|thereafter|after that|danach|dann|sonst|puis|ensuite|après|luego|después|poi|dopo|daarna|depois|instead of|rather than|statt|au lieu de|en vez de|invece di|in plaats van|em vez de)\s.{0,12}${money}`,
  'iu',
);
/** "Opgeven bij Ans, 06 5550 1234": whose number it is. */
const onlyNumber = /^\s*\+?\d[\d\s()./-]{5,}$/u;
const asksFor = /^\s*(?:\S+\s){1,5}(?:\p{Lu}\p{L}+|unter|au|al|bei|op|na|on|at)\s*$/u;
/** "Requests are fine, | if we have the book": when what was said before holds. */
const onlyIf =
  /^\s*(?:if|unless|as long as|provided|wenn|falls|sofern|solange|als (?:we|wij|je|u|het|er)|mits|jeśli|jeżeli|o ile|hvis)\s[^\d\p{Sc}]{3,60}$/iu;
/** "Wer bis März bucht, bekommt ein Schloss": what it brings is in the next clause. */
const opensWithCondition =
  /^\s*(?:if|when|before you|after you|once you|while you|until you|bevor|nachdem|avant (?:que|de)|après avoir|antes de|prima di|dopo aver|voordat|zodra|zanim|innan|inden|før du|whoever|anyone who|everyone who|wer|wenn|falls|sobald|si (?:tu|vous|on|le|la|il|quieres|vienes|traes|te|lo)|quand|cuando|quien|se (?:hai|vuoi|porti|piove|prenoti|i|il|la)|chi|als (?:je|u|het)|wie|wanneer|quem|jeśli|kto|hvis)\s(?=\S+\s\S)[^,]{6,70}$/iu;
/** "Until Mother's Day, May 10": the date says which day that is. */
const feast =
  /(?<!\p{L})(?:(?:mother|father|valentine|patrick|boxing|labou?r|memorial|christmas|new year)['’]?s?(?:['’]s)? (?:day|eve)|easter(?: sunday| monday)?|thanksgiving|halloween|muttertag|vatertag|ostersonntag|fête des mères|día de la madre|festa della mamma|moederdag|new dates?|neue[rn]? termine?|nouvelles? dates?|nuevas? fechas?|nuove? date|nieuwe data)\s*$/iu;
const isSpan = /^\s*\d{1,2}\.?\s?[–-]\s?\d{1,2}\.?\s\p{L}/u;
const notTooMuch = /^\s*(?:but )?(?:nothing|not|nicht|pas|nada|niente|niets)\s(?:too|zu|trop|muy|troppo|te)\s/iu;
const exceptions = /^\s*(?:except|excluding|excl|unless|without|but not|but never|not|nor|never)\b/i;
const denial = new RegExp(
  [
    String.raw`\b(?:no|not|never|none|nobody|nothing|without|except|excluding|unless|cannot|clos(?:e|es|ed|ing)|cancel(?:s|led|ed|ling)?|sold[ -]out|unavailable|postponed|suspended|fully booked|out of (?:stock|order)|no longer|shut|sin|nunca|cerrad[oa]s?|agotad[oa]s?|ferm(?:ée?s?|ee?s)|sans|jamais|annul[ée]e?s?|complet|geschlossen|gesloten|chius[oaie]|annullat[oaie]|afgelast|geannuleerd|uitverkocht|nicht|keine?[mnrs]?|ohne|abgesagt|ausverkauft)(?![\p{L}])`,
    String.raw`n['’]t\b`,
    String.raw`\bbut\s(?=${day})`,
  ].join('|'),
  'iu',
);
/** "No. 5", "no-bake", "don't miss", "close to the sea", "12 Abbey Close". */
const notDenials =
  /\b[Nn]o-\p{L}+|\b[Dd]on['’]t (?:miss|forget)\b|\b[Nn]o (?:problem|worries)\b|\b(?:[Nn]ot sure|[Ww]hy not|[Nn]othing beats)\b|\b[Nn]o\.?\s?\d+|\b[Nn]ot only\b|\b[Cc]lose (?:to|by)\b|\b[Nn]os? (?:sábados?|domingos?|dias?|fim|mês|largo|centro|mercado|jardim|parque|salão|local|nosso|clube|porto|bairro|auditório|pavilhão|café|restaurante|museu|teatro|adro|recinto|verão|inverno|[Nn]atal|final|[Ll]argo)(?!\p{L})|(?<=\p{Lu}[\p{L}'’]*\s)Close\b/gu;
/**
 * What a picture shall not show is no news for its readers: "no people", "without any text", "nothing too dark". It follows
 * its "no" directly, and nothing is said of it: "no call-out fee for people who wait" and "no photo ID needed" are promises. "No
 * hands, no faces" is a tattooist's condition unless a picture is spoken of.
 */
const shown = String.raw`(?:texts?|words?|letters|lettering|writing|people|persons?|humans?|(?:faces?|hands)(?=\s(?:in|on|at all|anywhere)\s?)|logos?|watermarks?|borders?|frames?|backgrounds?|shadows?|clutter|colou?rs?|gradients?|emojis?|(?:stock )?(?:images?|pictures?|photos?)|style)`;
const mannered = String.raw`(?:cluttered|busy|crowded|dark|bright|colou?rful|cheesy|cartoonish|realistic)`;
const picked = String.raw`(?:(?:any|too|very|so|more|much|many|the|a|an|other|extra|visible|real|actual|human|plain|big|written|fancy|floral|drop|harsh|hard|${mannered}|stock|cartoon|clip ?art)\s)*`;
const refusal = String.raw`(?:no|not|without|avoid|(?:do not|don['’]t)(?: want)?(?: to)?(?: (?:add|use|show|include|put|draw|write|make it|have|see))?)\s(?:in |on )?`;
const unwanted = String.raw`${refusal}${picked}(?:${shown}|${mannered})(?=\s*$|\s*[,.;!]|\s(?:and|or|nor|please|in|on|at all|around|anywhere|whatsoever|of)(?!\p{L}))(?!\sin\s(?:the\s)?(?:pool|water|house|shop|room))`;
const unseen = new RegExp(String.raw`(?<!\p{L})${unwanted}`, 'iu');
const aside = new RegExp(String.raw`^\s*(?:and\s|but\s|please\s|with\s|i\s|we\s)*${unwanted}`, 'iu');
/** "I want the price to stand out", "put our number at the bottom", "it should look cheerful". */
const setParts = String.raw`(?:price|date|phone number|number|headline|title|heading|texts?|words?|wording|letters?|lettering|font|logo|poster|picture|image|flyer|design|background|colou?rs?)s?`;
const direction = new RegExp(
  String.raw`^\s*(?:(?:and|but|so|also|please|ideally)\s)*(?:` +
    [
      String.raw`(?:(?:i|we)(?:['’]d|\swould)\s(?:like|love|prefer)|(?:i|we)\s(?:want|need|prefer))\s(?:to\s(?:have|see)\s)?(?:it|this|everything|the\s${setParts}|our\s(?:logo|name|${setParts})|something)(?:\s(?:to\s)?(?:be|look|feel|stand|in|big|large|bold|at)(?!\p{L})|\s(?!(?:to|all|now|here|back|too|done|gone|today)\b)\p{L}+\s*$)`,
      String.raw`(?:make|put|set|show|write|keep|have)\s(?:the|our|my)\s(?:logo|name|${setParts})\s(?:really\s|very\s|nice and\s)?(?:big|bigger|large|larger|bold|small|clear|stand out|readable|visible|at the|in the (?:corner|middle|centre|center)|on (?:the )?(?:top|bottom|left|right)|across)(?!\p{L})`,
      String.raw`(?:it|this|everything|the\s${setParts})\s(?:should|must|has to|needs to)\s(?:be\s|look\s|feel\s|have\s(?:a\s)?)(?=[^,;]*\b(?:look|feel|big|bold|large|readable|modern|cheerful|warm|elegant|bright|dark|simple|clean|clear|fun|playful|calm|colou?rful|stand out|in (?:red|blue|green|black|white|gold))\b)`,
      String.raw`leave\s(?:some\s|a bit of\s|plenty of\s)?(?:room|space)\s(?:for\s(?:a|the|our|my)\s(?:logo|photo|picture|text|stamp|sticker)|at the (?:top|bottom))`,
    ].join('|') +
    ')',
  'iu',
);
const time = String.raw`(?:the\s)?(?:end\b|noon|midnight|tonight|tomorrow|today|christmas|easter|next|this|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
const terms = String.raw`(?:(?<!\b(?:this|next)\s\p{L}+\s|\b(?:today|tonight|tomorrow)\s)\bonly\s*$|\b(?:weekdays|weekends|mid-?week|off-?peak)\b|\s(?:over|above)\s${money}|\b(?:if|when|whenever|unless|provided|as long as)\s|\bonly\s(?:for|if|when|with|on)\s|(?<!\p{L})(?:before|untill?|['’]?till?|thru|bis|jusqu['’]au|hasta|fino|entro|tot|t\/m)\s|\bby\s${time}|\bwith\s(?:(?:any|every|each|this|the|a|an|your|our|valid|student|promo|coupon|voucher|gift|loyalty)\s)*(?:\p{L}+\s)?(?:codes?|coupons?|vouchers?|cards?|ids?|orders?|purchases?|bookings?|tickets?|receipts?|flyers?|app|membership|subscription|meals?|mains?|lunch|dinner|coffee)\b|\bon (?:all )?orders\s(?:over|above|of|from)\s)`;
const withCondition = new RegExp(
  String.raw`(?:\d\s?%|${money}|\bfree\b|\bhalf[- ]price\b|\b\d[ -]for[ -]\d\b|\b(?:off|discount)\b).*?${terms}|(?:\bfree|\bhalf[- ]price|\d\s?%|gratis|gratuite?s?|kostenlos|kostenfrei|frei)\s(?:off\s)?(?:for|if|when|only|para|pour|für|per|voor|si|wenn|als)\s(?!${money}|\d)`,
  'iu',
);
const withDeadline = new RegExp(
  String.raw`^(?:please\s|so\s|and\s)?(?:order|pre-?order|book|apply|register|reserve|sign up|rsvp|enter|call|buy|enrol|enroll|join|pay|return|collect|reply|submit|send|vote|donate|claim|renew|shop|subscribe|get yours)\b.*\s(?:by|before|untill?|till?)\s(?:the\s)?\p{L}*\d*`,
  'iu',
);
const listWithPrice = new RegExp(
  String.raw`\p{L}.*\s(?:and|with|plus|und|mit|et|avec|y|con|&)\s.*${money}|^\s*\p{L}+,\s[^,\d]*\s(?:en|e|i|och|og|of|o|ou)\s[^,\d]*${money}|\p{L}.*\s\+\s.*\sfor\s(?:only\s|just\s)?${money}`,
  'iu',
);
