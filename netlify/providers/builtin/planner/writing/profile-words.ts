import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { languageOf, tongueOf } from '../../../../../src/domain/text-language';
import { clip } from '../english/grammar';
import { mannerOf, type Manner } from '../owner/manner';
import { isForeign, readSort, type ReadSort } from '../offers/offer-sort';
import { asWork, workDone } from '../offers/offer-work';
import { speaksAsOne } from '../owner/speaker';

/** A profile made ready for sentences: cleaned of what no sentence can carry, and measured for where it may stand. */
export interface ProfileWords {
  name: string;
  offers: Offer[];
  /** "Bristol"; null when the profile names no place that reads well in a sentence. */
  city: string | null;
  /** In full, for quotation: "Elm Street, Bristol". */
  where: string;
  what: string;
  audience: string;
  /** How the business works; null where nobody knows. */
  kind: TradeKind | null;
  /** Written in another language: no English sentence takes its offers in. */
  foreign: boolean;
  /** Where it meets its customers. */
  manner: Manner;
  /** One person speaks of the business, and says "I". */
  isOne: boolean;
  /** The names of the business's trades, where they are known. */
  trades: readonly string[];
  /** How well it is known. */
  standing: 'trade' | 'subject' | 'kind' | 'unknown';
}

export interface Offer {
  /** Part of a topic: "celebration-cakes". */
  id: string;
  /** As the owner wrote it, one clean line of at most 60 characters: for quotation. */
  quoted: string;
  /** Inside a sentence: "celebration cakes", or “We fix boilers”. */
  inline: string;
  /** "our celebration cakes", or “We fix boilers”. */
  ours: string;
  /** A thing or a service by its plain name: only such an offer may stand in a sentence of ours. */
  plain: boolean;
  /** All of it, for finding out what it is about. */
  full: string;
  /** What sort of offer it is, and the thing in it. */
  read: ReadSort;
}

/** `vocabulary` holds the trade's own words in small letters: a capital is dropped only from a word that is in it. */
export function wordsOf(
  profile: BusinessProfile,
  vocabulary: (word: string) => boolean,
  kind: TradeKind | null = null,
): ProfileWords {
  const foreign = isWrittenForeign(profile);
  const offers = profile.offers
    .map((offer) => readOffer(offer, vocabulary, kind, profile.what, foreign))
    .filter((offer) => offer !== null);
  return {
    name: clip(cleanLine(profile.name), 60) || 'us',
    offers: offers.filter((offer, index) => offers.findIndex(({ id }) => id === offer.id) === index),
    city: readCity(cleanLine(profile.where)),
    where: cleanLine(profile.where),
    what: cleanLine(profile.what),
    audience: cleanLine(profile.audience),
    kind,
    foreign,
    manner: mannerOf(profile, kind),
    isOne: speaksAsOne(cleanLine(profile.what)),
    trades: [],
    standing: 'trade',
  };
}

/** By its description, and where that is a word or two by most of its offers. */
function isWrittenForeign({ what, offers }: BusinessProfile): boolean {
  const tongue = tongueOf(what);
  if (tongue !== null) return tongue !== 'en';
  if (languageOf(what) === 'other') return true;
  const isOther = (text: string) => isForeign(text) || (tongueOf(text) ?? 'en') !== 'en';
  return offers.filter(isOther).length * 2 > offers.length;
}

/** One line without control characters, direction marks, pictographs or doubled spaces; everything else stays literally. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3]/gu, (mark) => (/[©®™]/.test(mark) ? mark : ''))
    .replace(/\s+/gu, ' ')
    .trim();

function readOffer(
  raw: string,
  vocabulary: (word: string) => boolean,
  kind: TradeKind | null,
  what: string,
  foreign: boolean,
): Offer | null {
  const full = cleanLine(raw)
    .replace(/^[\s\-–—•*·.:;,]+/u, '')
    .replace(/[\s…:;,!–—-]+$/u, '')
    .replace(/\.+$/u, (_points, at: number, all: string) => (ABBREVIATED.test(all.slice(0, at)) ? '.' : ''))
    .replace(/[\s…:;,!–—-]+$/u, '');
  if (!/[\p{L}\p{N}]/u.test(full)) return null;
  const calm = shouts(full) ? calmDown(full) : full;
  const short = shorten((workDone(calm, kind) ?? calm).replace(/^(?:the|our|my|an?) (?=\p{L})/iu, ''));
  const plain = !foreign && isPlainNoun(short) && !isForeign(short); // an English sentence quotes another language
  const said = plain ? lowerKnownWords(short, vocabulary) : `“${clip(calm, 40)}”`;
  const inline = plain ? asWork(said, readSort(said, kind), cleanLine(what), kind) : said;
  return {
    id: slug(full),
    quoted: clip(calm, 60),
    inline,
    ours: plain ? `our ${inline}` : inline,
    plain: plain && isName(short),
    full,
    read: readSort(inline, kind),
  };
}

/** "Anfahrt inkl.", "od 12 tys.", "€ 5 p.p.": without its point the word is cut. */
const ABBREVIATED =
  /(?<!\p{L})(?:\p{L}\.\p{L}|[ie]nkl|exkl|[ie]ncl|excl|zzgl|tys|mies|szt|os|godz|pers|stk|std|st|min|max|ca|pz|cad|op|cpl|kpl|ud|uds|aprox|env|ecc|etc|wg|m2|cl|gr)$/iu;

/** "FRESH PIES DAILY" is a way of writing, "MOT" is a word: only longer words lose their capitals. */
const shouts = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
const calmDown = (text: string): string =>
  text.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word) => (knownCapitals.has(word) ? word : word.toLowerCase()));
const knownCapitals = new Set([
  'MOT',
  'MOTS',
  'HVAC',
  'BBQ',
  'IPA',
  'PT',
  'SEO',
  'TV',
  'LED',
  'EV',
  'IT',
  'PC',
  'USB',
  'DIY',
  'UK',
  'US',
  'USA',
  'EU',
  'NYC',
  'VAT',
  'HIIT',
  'TRX',
  'LASIK',
  'UV',
  'SPF',
  'IPL',
  'GCSE',
  'SAT',
  'ACT',
  'ADHD',
  'XL',
  'GPS',
  'WIFI',
  'SSD',
  'RAM',
  'DJ',
  'BYO',
  'CBD',
  'VIP',
  'ESL',
  'TEFL',
  'STEM',
]);

/** Up to the first word that opens a second thought, so that a long offer still fits a title. */
function shorten(text: string): string {
  const limit = 34;
  if ([...text].length <= limit) return text;
  const thought =
    /^(.{8,34}?)(?:\s+(?:from|with|including|incl|plus|which|that|where|using|made|by|as|because|so|and|or|for|on|at|in)\s|\s*[,;:(/|–—]|\s-\s)/iu.exec(
      text,
    )?.[1];
  if (thought && !/\s(?:of|the|a|an|to|for|and|or)$/iu.test(thought)) return thought;
  return clip(text, limit);
}

/** Something that can follow "our": no clause, no command, no sentence marks, in letters that English sentences use. */
const isPlainNoun = (text: string): boolean =>
  !/[.!?:;…{}<>[\]|\\"“”=@#]/u.test(text) &&
  !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) &&
  !/^(?:we|i|you|your|they|it|he|she|if|when|come|book|call|get|buy|try|save|visit|ask|bring|let|enjoy|order|learn|find|see|make|take|do|don't|no|not|all|any|every|everything|what|how|why|up to|from)\b/iu.test(
    text,
  ) &&
  text.split(' ').length <= 6;

/** A name and nothing else: no price, no number, no condition, no day, nothing given away, no half of a sentence. */
const isName = (text: string): boolean =>
  !/[\d€$£¥%&+]/u.test(text) &&
  !/^(?:free|cheap|cheaper|weekly|monthly|daily|yearly|annual|half|double|new|unlimited|same|next|last|first|trial|emergency|two|three|four|five|ten|buy|online|mobile)\b/iu.test(
    text,
  ) &&
  !/\b(?:for|on|from|with|without|per|at|in|to|by|off|only|until|every|each|free|included|days?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/iu.test(
    text,
  ) &&
  text.split(' ').length <= 4;

/** "Kite repair" is a sentence's capital, which goes; in "Big Smokey Night" only words that the trade knows lose theirs. */
function lowerKnownWords(written: string, vocabulary: (word: string) => boolean): string {
  const text = written.replace(/^E-(?=\p{Ll})/u, 'e-');
  const capitals = text.match(/(?<![\p{L}\p{N}'’])\p{Lu}/gu)?.length ?? 0;
  const sentenceCase = capitals === 1 && /^\p{Lu}[\p{Ll}'’]+(?:[ -]|$)/u.test(text);
  const named = properNames.exec(text);
  if (named)
    return (
      lowerKnownWords(text.slice(0, named.index), vocabulary) +
      named[0] +
      lowerKnownWords(text.slice(named.index + named[0].length), vocabulary)
    );
  if (sentenceCase)
    return text.replace(/^\p{Lu}[\p{Ll}'’]+/u, (word) => (properNouns.test(word) ? word : word.toLowerCase()));
  return text.replace(/(?<![\p{L}\p{N}'’])\p{Lu}[\p{Ll}'’]+(?![\p{L}\p{N}])/gu, (word) =>
    properNouns.test(word) || !vocabulary(word.toLowerCase()) ? word : word.toLowerCase(),
  );
}
/** Names of several words, each of which a trade uses as an ordinary word too. */
const properNames =
  /(?<![\p{L}\p{N}])(?:Self Assessment|Making Tax Digital|Pass Plus|Black Friday|Boxing Day|Bank Holiday|New Year|Duke of Edinburgh|Forest School|Office 365|Google Ads)(?![\p{L}\p{N}])/u;
const properNouns =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Thanksgiving|Valentine.*|Mother.*|Father.*|English|British|Scottish|Irish|Welsh|French|Italian|Spanish|German|Swedish|Danish|Greek|Turkish|Indian|Thai|Chinese|Japanese|Korean|Mexican|American|Australian|European|Asian|Victorian|Georgian|Persian|Brazilian|Belgian|Dutch|Swiss|Polish|Portuguese|Vietnamese|Lebanese|Ethiopian|Moroccan|Peruvian|Cuban|Hawaiian|Nordic|Scandinavian|Neapolitan|Cornish|Yorkshire|Shellac|Botox|Invisalign|Pilates|Reiki|Hatha|Vinyasa|Ashtanga|Iyengar|Suzuki|Montessori|Thermomix|Xero|Shopify|Wordpress|Apple|Mac|Windows|Android|Airbnb|Google|Facebook|Instagram|Tesla|Toyota|Ford|Honda|Volvo|Mercedes|Audi|Porsche|Vespa|Shimano|Lego|Steinway|Yamaha|Fender|Gibson)(?:['’]s)?$/u;

/** The first part of an address that names a place and not a street, a number or a way of working. */
function readCity(where: string): string | null {
  const parts = where
    .split(/[,;|/\n]+/)
    .map((part) => part.trim().replace(postcode, '').trim())
    .filter(Boolean);
  const named = parts.filter(
    (part) =>
      /^\p{Lu}/u.test(part) &&
      !/\d/.test(part) &&
      !street.test(part) &&
      part.split(' ').length <= 3 &&
      !notAPlace.test(part) &&
      !/[{}<>[\]@#"“”=!?:()]/u.test(part),
  );
  return named.find((part) => !/^[A-Z]{2,3}$/.test(part)) ?? null;
}
/** After a word that counts, a number is no postcode: "Lorong 24". */
const postcode =
  /(?<!\b(?:lorong|jalan|block|sector|phase|gate|ward|zone|km|route|exit|junction|lot|plot|pier|dock|hangar))\s+(?=\S*\d)[A-Z0-9]{2,5}(?:\s+[A-Z0-9]{3})?$/iu;
const street =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|place|pl|row|drive|dr|close|court|ct|boulevard|blvd|way|highway|hwy|parade|terrace|crescent|quay|wharf|alley|arcade|market|mall|mews|yard|unit|suite|floor|level|shop|strasse|straße|platz|rue|via|calle|weg|gasse|straat)\.?$|^(?:unit|suite|level|shop|rue|via|calle|plaza|piazza|rua|avenida|praça|largo|travessa|estrada|viale|corso|chemin|impasse|allée|paseo|carrer)\s|(?:stra(?:ss|ß)e|allee|gasse|platz|ufer|damm|chaussee)$/iu;
const notAPlace =
  /\b(?:online|remote|mobile|everywhere|anywhere|nationwide|worldwide|home|delivery|we|you|us|my|our|area|areas|surrounding|near|nearby|between|next|opposite|and|behind)\b/iu;

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
