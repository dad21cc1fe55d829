import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../src/domain/trade-kind';
import { sectionNames, type Entry, type TradePack } from './trade-pack';

type Told = Pick<BusinessProfile, 'name' | 'what' | 'offers'>;

/**
 * Words for any business assume that somebody asks first and is told a price. Nobody asks for a quote for a kebab or a
 * key, and whoever looks for help compares no prices: there such words are left out.
 */
export function withoutEnquiries(pack: TradePack, profile: Told, kind: TradeKind | null): TradePack {
  const said = [profile.name, profile.what, ...profile.offers].join(' \n ');
  const isGrave = IN_GRAVITY.test(said) || CARE.test(said);
  const unsaid = isGrave ? IN_CARE : unsaidTo(profile, kind);
  if ((unsaid === null && !isGrave) || !GENERAL.has(pack.id)) return pack;
  const isLight = ({ title, hook, text, why, photo, clip }: Entry) =>
    photo !== undefined || clip !== undefined || LIGHT.test([title, hook, text, why].join(' \n '));
  const isFitting = (entry: Entry) =>
    !unsaid?.test([entry.title, entry.hook, entry.why].join(' \n ')) && !(isGrave && isLight(entry));
  return {
    ...pack,
    ...(Object.fromEntries(
      sectionNames.map((section) => [
        section,
        Object.fromEntries(Object.entries(pack[section]).filter(([, entry]) => isFitting(entry))),
      ]),
    ) as Pick<TradePack, (typeof sectionNames)[number]>),
  };
}

function unsaidTo({ what, name, offers }: Told, kind: TradeKind | null): RegExp | null {
  if (kind === 'food') return OVER_THE_COUNTER;
  if (kind !== null) return OF_CARE.has(kind) ? IN_CARE : null;
  const said = [name, what, ...offers].join(' \n ');
  return CARE.test(said) ? IN_CARE : COUNTER.test(said) ? OVER_THE_COUNTER : null;
}

const OVER_THE_COUNTER =
  /prices?\b|\bcosts?\b|suppliers?\b|in writing|three sentences|three questions|five lines|before you (?:ask|decide|say|ring)|ask early|how early|useful answer|first talk|what you (?:need|want)|larger firms|list of services|short message|technical word|say no to an offer|asked most|in plain words|right choice|who can skip|due once a year|three lines|comes along|right door|beforehand what it comes to|now or later|write or ring/iu;
const IN_CARE =
  /prices?\b|\bcosts?\b|cheap|dearer|suppliers?\b|ask early|larger firms|list of services|say no to an offer|many stars|recommendation/iu;

/** Whoever comes about a death, a debt or a divorce guesses no tools, praises nobody in public and sends no photos. */
const IN_GRAVITY =
  /(?<!\p{L})(?:dies|died|dying|death|deceased|late (?:husband|wife)|probate|estate (?:paper|admin)|widow|executors?|bereave|funeral|divorce|custody|debts?|insolven|bankrupt|evict|bailiff|repossess|seiz(?:e|es|ing|ure)|court papers|creditors?|foreclos|betreibung|pfändung|gerichtsvollzieh|huissier|deurwaarder|ufficiale giudiziario|prison|crime scenes?|immigration|asylum|asyl|addict|hospice|todesfall|nachlass|erbschaft|scheidung|schulden|décès|succession|divorce|dettes?|herencia|divorcio|deudas?)/iu;
const LIGHT =
  /guess|silly|invent|make something up|comments|reviews?\b|stars|tag (?:them|who)|applause|deserves|how did you (?:first )?hear|what you need in three|birthday|recommend|deserves more|riddle|tell (?:a friend|your friends)/iu;

const COUNTER =
  /(?<!\p{L})(?:water (?:gallon|refill|station)|refill|gallon|lpg|gas (?:bottle|cylinder)s?|ice blocks?|groceries|tuck shop|batter\b|dough\b|dosas?\b|idlis?\b|sold (?:in|by|at|from)|kiosk|eggs?\b|vegetables?|kebab|d[oö]ner|shawarma|gyros|falafel|churro|porras|crêpe|crepe|waffle|waffel|gaufre|gofre|pizza|burger|sandwich|panini|focaccia|bagel|taco|burrito|arepa|empanada|noodle|ramen|sushi|dumpling|curry|soup|bacon roll|hot ?dog|bratwurst|currywurst|fish and chips|chips\b|fries|frites|friet|kibbeling|poffertjes|snack|sweets|candy|ice[ -]?cream|gelato|glace|helado|eis\b|coffee|caf[eé]\b|kaffee|espresso|tea\b|teas\b|cake|kuchen|torte|g[âa]teau|bread|brot|brötchen|pain\b|pan\b|pasteler[ií]a|patisserie|viennoiserie|doughnut|donut|cookie|pie\b|pies\b|juice|smoothie|lemonade|beer|bier|cerveza|bi[eè]re|wine\b|lunch|breakfast|frühstück|keys?\b|fobs?\b|newspapers?|tobacco|tabac|vapes?|lottery|stamps?\b|passport photos?|chocolate)/iu;
const CARE =
  /(?<!\p{L})(?:therap|thérap|counsel|psych|couples?\b|paarberat|grief|bereav|addict|trauma|anxiety|depress|carer|caregiv|older people|elderly|companion visit|nursing|palliative|hospice|autis|rehab|midwi|hebamme|sage-femme|matrona|ostetrica|verloskund|doula|soins|pflege|dyslex)/iu;
const OF_CARE: ReadonlySet<TradeKind> = new Set<TradeKind>(['health', 'care', 'grief']);
const GENERAL: ReadonlySet<string> = new Set(['own', 'own-plain', 'own-any', 'own-kind-unknown']);
