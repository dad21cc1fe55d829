import type { Climate } from './climate';

/** A thing or a habit that there is in some places only. */
export interface Rule {
  says: RegExp;
  /** Words of the owner's that show that there is such a thing; absent: those of `says`. */
  own?: RegExp;
  needs?: Climate;
  lands?: ReadonlySet<string>;
  notLands?: ReadonlySet<string>;
}

export const list = (countries: string): ReadonlySet<string> => new Set(countries.split(' '));
export const EUROPE =
  'GB IE FR DE AT CH LI LU BE NL DK SE NO FI IS EE LV LT PL CZ SK HU SI HR RS BA ME MK XK BG RO MD UA BY RU ES PT IT GR AL';
const WEST = `${EUROPE} US CA AU NZ`;

/**
 * What most homes, farms, schools and roads have in some countries and not in others. It is common knowledge but for learning
 * to drive: a course in first aid comes before the licence by § 19 FeV in Germany, § 3 FSG in Austria and Art. 10 VZV in
 * Switzerland, and likewise in the countries around; who may practise without an instructor is set by each country. Where
 * a list is in doubt, the country is not on it, and the idea stays unsaid there.
 */
export const thingsOfPlaces: readonly Rule[] = [
  // Roads. In these nobody goes by train.
  {
    says: /\b(?:the|a|by|your|last|first|next) trains?\b|\btrains? (?:stations?|tickets?|times?|and|or)\b|\b(?:railway|railroad)s?\b|\bstation (?:doors?|exits?|entrances?)\b/iu,
    own: /\b(?:train|railway|railroad|station)/iu,
    notLands: list('AG BS CY DM GD IS KY LC MT MV SC TT VC PG SB TO VU WS'),
  },
  // House and garden.
  {
    says: /\blawns?\b/iu,
    own: /\b(?:lawn|grass|turf|garden|mow|tent|marquee|césped|gazon|rasen)/iu,
    lands: list(`${WEST} ZA AR UY CL JP`),
  },
  {
    says: /\b(?:in|from|to|into|under) (?:the |your |an? |somebody’s )?(?:attics?|lofts?|cellars?|basements?)\b|\battics? (?:and|or|boxes)\b|\b(?:damp|cold) cellars?\b/iu,
    own: /\b(?:attic|loft|cellar|basement|roof|damp|insulat)/iu,
    lands: list(`${EUROPE} US CA`),
  },
  {
    says: /\bletter ?box(?:es)?\b|\bdoormats?\b/iu,
    own: /\b(?:letter|leaflet|post|mail|mat)/iu,
    lands: list(`${WEST} JP`),
  },
  {
    says: /\b(?:dishwashers?|tumble[- ]dr(?:y|ied|yers?))\b/iu,
    own: /\b(?:dishwasher|dryer|appliance|laundr|kitchen|wash)/iu,
    lands: list(`${WEST} IL ZA JP KR AE`),
  },
  {
    says: /\bbathtubs?\b|\b(?:run|hot|warm|long) baths?\b/iu,
    own: /\b(?:bath|spa|plumb)/iu,
    lands: list(`${WEST} JP KR CN TR HU`),
  },
  {
    says: /\bduvets?\b/iu,
    own: /\b(?:duvet|bedding|laundr|down|quilt)/iu,
    lands: list(`${WEST} ZA JP KR CN CL AR UY IL TR`),
  },
  {
    says: /\b(?:conservator(?:y|ies)|garden sheds?|potting sheds?|allotments?|garden gnomes?)\b/iu,
    own: /\b(?:conservator|shed|allotment|garden)/iu,
    lands: list(`${WEST} ZA`),
  },
  {
    says: /\b(?:jumpers?|sweaters?|pullovers?|cardigans?|woolly|thick socks|thermal (?:socks|underwear|vest))\b/iu,
    own: /\b(?:knit|wool|jumper|sweater|yarn|winter|uniform)/iu,
    needs: 'cold',
  },
  {
    says: /\b(?:in|by|from|until|till|before|after|each|every|last|next|early|late|of) (?:the |early |late )?(?:autumn|spring)\b(?! (?:water|steel|balance|bed|coil|hinge))|\bautumn (?:days?|rain|storms?|sun|clean)\b|\bspring (?:days?|bulbs?|clean)/iu,
    own: /\b(?:autumn|spring|season)/iu,
    needs: 'cold',
  },
  {
    says: /\b(?:blackberr(?:y|ies)|rhubarb|gooseberr(?:y|ies)|asparagus|apple trees?|plum trees?|redcurrants?)\b/iu,
    own: /\b(?:berr|rhubarb|asparagus|apple|plum|fruit|orchard|jam)/iu,
    needs: 'fourSeasons',
  },
  // Cows stand indoors for months or all year, where they do not walk to grass.
  {
    says: /\b(?:cubicles?|slurry|straw yards?|free ?stalls?|deep litter)\b|\bbeds? (?:are|is) (?:hard|short|wet)\b/iu,
    own: /\b(?:housed|barn|cubicle|free ?stall|slurry|stable)/iu,
    lands: list(`${EUROPE} US CA JP KR IL`),
  },
  // Learning to drive.
  {
    says: /\bfirst[- ]aid course\b|\bcourse in first aid\b/iu,
    own: /\bfirst[- ]aid\b/iu,
    lands: list('DE AT CH LI SI HR HU BA RS ME MK EE LV LT'),
  },
  {
    says: /\bpractis\w+ (?:with|beside|between) (?:your |their |a |the )?(?:parents?|father|mother|aunt|lessons)\b|\b(?:family|parents’) cars?\b|\bcar at home to practi[cs]e\b|\bbeside a learner\b|\bparents practise\b/iu,
    own: /\bparents?\b/iu,
    lands: list('GB IE US CA AU NZ ZA AT CH FR BE LU IT NO SE FI'),
  },
  { says: /\bMOT\b|\b(?:in|of) (?:Britain|the UK)\b|\bBritish (?:law|test)\b/u, lands: list('GB') },
  { says: /\b(?:half[- ]term|GCSEs?|sixth form|council tax|bank holiday)\b/iu, lands: list('GB') },
  // Table and feast.
  {
    says: /\b(?:pork|bacon|gammon|ham (?:and|or|sandwich)|lard)\b/iu,
    own: /\b(?:pork|bacon|ham|pig|lard|sausage)/iu,
    notLands: list(
      'SA AE KW QA BH OM YE IR IQ SY JO PS AF PK BD MV LY DZ TN MA EG SD SO MR SN ML NE BN MY ID TR UZ TM TJ AZ IL',
    ),
  },
  {
    says: /\b(?:beers?|wines?|pints?|whisk(?:y|ey)|gin|prosecco|champagne|cider|mulled)\b/iu,
    own: /\b(?:beer|wine|pint|whisk|gin|spirit|bar|brew|drink|cocktail|champagne|cider)/iu,
    notLands: list('SA KW QA BH OM YE IR IQ AF PK BD MV LY DZ SD SO MR BN'),
  },
  {
    says: /\b(?:beef|veal|sirloin|brisket)\b/iu,
    own: /\b(?:beef|steak|burger|meat|cattle)/iu,
    notLands: list('IN NP'),
  },
  { says: /\bpubs?\b/iu, own: /\b(?:pub|bar|beer|brew|quiz)/iu, lands: list('GB IE AU NZ ZA CA') },
  {
    says: /\b(?:black tie|dinner (?:jackets?|suits?)|morning (?:suit|coat)s?|tuxedos?|bow ties?|Savile Row)\b/iu,
    own: /\b(?:black tie|dinner|tuxedo|suits?\b|formal|menswear|smoking)/iu,
    lands: list(`${WEST} ZA`),
  },
];
