import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { sectionNames, type Entry, type TradePack } from '../knowledge/trade-pack';

type Told = Pick<BusinessProfile, 'name' | 'what' | 'audience' | 'offers'>;

/**
 * Words for any business assume that somebody asks first and is told a price. Nobody asks for a quote for a kebab or a
 * key, and whoever looks for help compares no prices: there such words are left out. null where nothing would be left.
 */
export function withoutEnquiries(pack: TradePack, profile: Told, kind: TradeKind | null): TradePack | null {
  const said = [profile.name, profile.what, ...profile.offers].join(' \n ');
  const isGrave = IN_GRAVITY.test(said) || CARE.test(said);
  const unsaid = isGrave ? IN_CARE : unsaidTo(profile, kind);
  const silly = [
    ...(isGrave ? [LIGHT] : []),
    ...(IN_DANGER.test(said) ? [AT_LEISURE] : []),
    ...(kind === 'business' || isForFirms(profile) ? [AMONG_NEIGHBOURS] : []),
  ];
  // "Paper reading" at a court is no treatment: where the trade is not known, an offer's name does not tell what it is.
  const isOfOffers = !GENERAL.has(pack.id) && !pack.id.startsWith('own-kind');
  const livesByDanger = IN_DANGER.test(`${profile.name} \n ${profile.what}`);
  if (isOfOffers && (livesByDanger || (isGrave && kind === null))) return null;
  if ((unsaid === null && silly.length === 0) || !GENERAL.has(pack.id)) return pack;
  const isShown = ({ photo, clip }: Entry) => photo !== undefined || clip !== undefined;
  const isSilly = ({ title, hook, text, why }: Entry) =>
    silly.some((words) => words.test([title, hook, text, why].join(' \n ')));
  const isFitting = (entry: Entry) =>
    !unsaid?.test([entry.title, entry.hook, entry.why].join(' \n ')) && !isSilly(entry) && !(isGrave && isShown(entry));
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

/** Whether only firms are served. */
export const isForFirms = ({ what, audience }: Pick<Told, 'what' | 'audience'>): boolean =>
  FOR_FIRMS.test(`${what} \n ${audience}`);

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
  /(?<!\p{L})(?:dies|died|dying|death|deceased|late (?:husband|wife)|probate|estate (?:paper|admin)|widow|executors?|bereave|funeral|divorce|custody|debts?|cancer|chemo|oncolog|dialysis|stoma(?!ch)|lymph[oœ]?edema|amputat|prosthe|stroke (?:care|rehab|surviv)|parkinson|dementia|alzheimer|wound care|krebs|demenz|cáncer|démence|demenza|criminal (?:law|defen)|defen[cs]e (?:lawyer|attorney)|personal injury|injury claims?|accident claims?|asylum|court|lawsuit|strafrecht|unfallopfer|insolven|bankrupt|evict|bailiff|repossess|seiz(?:e|es|ing|ure)|court papers|creditors?|foreclos|betreibung|pfändung|gerichtsvollzieh|huissier|deurwaarder|ufficiale giudiziario|prison|crime scenes?|immigration|asylum|asyl|addict|hospice|todesfall|nachlass|erbschaft|scheidung|schulden|décès|succession|divorce|dettes?|herencia|divorcio|deudas?)/iu;
const LIGHT =
  /guess|silly|invent|make something up|comments|reviews?\b|stars|tag (?:them|who)|applause|deserves|how did you (?:first )?hear|what you need in three|birthday|recommend|deserves more|riddle|tell (?:a friend|your friends)/iu;

/** Whoever rings about a snake in the laundry or a gas leak writes no lines on paper first, and guesses nothing. */
const IN_DANGER =
  /(?<!\p{L})(?:emergenc|24[ /-]?h(?:ours?|rs?)?(?!\p{L})|24[ /]7|day (?:or|and) night|night and day|snakes?(?!\p{L})|crocodile|alligator|wasps?(?!\p{L})|hornet|bee swarm|swarm removal|scorpion|bat removal|wildlife remov|lock(?:ed)?[- ]?outs?|breakdown|towing|tow truck|roadside|vehicle recovery|flood (?:clean|damage|response)|water damage|fire damage|storm damage|boarding[- ]up|gas (?:leak|engineer|installer|safe)|asbestos|mould removal|mold remediation|bomb|ordnance|unexploded|rescue|ambulance|first responder|crime scene|trauma clean|biohazard|firefight|fire (?:safety|protection|alarm)|lifeguard|avalanche|lightning|electric shock|self[- ]defen|security guard|bodyguard|bail bonds?|antivenom|rabies|notdienst|notfall|schlüsseldienst|pannen|abschlepp|kampfmittel|wespen|schlangen|urgences?(?!\p{L})|dépannage|serpents?(?!\p{L})|guêpes|urgencia|grúas?(?!\p{L})|serpientes|avispas|pronto intervento|soccorso|serpenti|emergên|guincho|cobras?(?!\p{L})|spoed|wespennest|slangen|pogotow|węże)/iu;
const AT_LEISURE =
  /pencil|on paper$|lines on paper|three lines|first message|no hurry|guess|silly|invent|make something up|riddle|birthday|applause|ten seconds|five minutes of|what you need in three|sound on|without a word|colour|favourite|deserves more|in their own time|say hello|useful photo|take its picture/imu;

/** Firms do not drop in, have no first visit with a pushchair, and praise nobody in the comments of a week. */
const FOR_FIRMS =
  /(?<!\p{L})(?:(?:only|exclusively) (?:for|to|with) (?:firms|businesses|companies|industry|trade|the trade)|(?:businesses|firms|companies|trade) only|b2b|trade customers|wholesale|nur für (?:firmen|betriebe|unternehmen|gewerbe)|gewerbekunden|firmenkunden|(?:uniquement|seulement) (?:pour )?(?:les )?(?:professionnels|entreprises)|aux professionnels|(?:solo|únicamente) (?:para )?empresas|solo (?:per )?aziende|apenas (?:para )?empresas|só (?:para )?empresas|alleen (?:voor )?bedrijven|tylko dla firm)/iu;
const AMONG_NEIGHBOURS =
  /been to |been here|first visit|newcomer|neighbour|grandparents|grew up|pushchair|birthday|stars|tag (?:them|who)|deserves|applause|say hello|guess|small business|colour|favourite|meal/iu;

const COUNTER =
  /(?<!\p{L})(?:water (?:gallon|refill|station)|refill|gallon|lpg|gas (?:bottle|cylinder)s?|ice blocks?|groceries|tuck shop|batter\b|dough\b|dosas?\b|idlis?\b|sold (?:in|by|at|from)|kiosk|eggs?\b|vegetables?|kebab|d[oö]ner|shawarma|gyros|falafel|churro|porras|crêpe|crepe|waffle|waffel|gaufre|gofre|pizza|burger|sandwich|panini|focaccia|bagel|taco|burrito|arepa|empanada|noodle|ramen|sushi|dumpling|curry|soup|bacon roll|hot ?dog|bratwurst|currywurst|fish and chips|chips\b|fries|frites|friet|kibbeling|poffertjes|snack|sweets|candy|ice[ -]?cream|gelato|glace|helado|eis\b|coffee|caf[eé]\b|kaffee|espresso|tea\b|teas\b|cake|kuchen|torte|g[âa]teau|bread|brot|brötchen|pain\b|pan\b|pasteler[ií]a|patisserie|viennoiserie|doughnut|donut|cookie|pie\b|pies\b|juice|smoothie|lemonade|beer|bier|cerveza|bi[eè]re|wine\b|lunch|breakfast|frühstück|keys?\b|fobs?\b|newspapers?|tobacco|tabac|vapes?|lottery|stamps?\b|passport photos?|chocolate)/iu;
const CARE =
  /(?<!\p{L})(?:therap|thérap|counsel|psych|couples?\b|paarberat|grief|bereav|addict|trauma|anxiety|depress|carer|caregiv|older people|elderly|companion visit|nursing|palliative|hospice|autis|rehab|midwi|hebamme|sage-femme|matrona|ostetrica|verloskund|doula|soins|pflege|dyslex)/iu;
const OF_CARE: ReadonlySet<TradeKind> = new Set<TradeKind>(['health', 'care', 'grief']);
const GENERAL: ReadonlySet<string> = new Set(['own', 'own-plain', 'own-any', 'own-kind-unknown']);
