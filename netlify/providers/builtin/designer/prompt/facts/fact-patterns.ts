import { datePatterns } from './date-patterns';

/** How offers, times and places are typed, in English and, where it is safe, in German, French and Spanish. */
export interface FactPattern {
  pattern: RegExp;
  /** What every match has in it: Node takes tens of milliseconds to make such a pattern ready, and most texts never need it. */
  needs?: RegExp;
}

const currencySigns = String.raw`(?:\b(?:US|AU|CA|NZ|HK|A|C|S|R))?\$|[\p{Sc}]`;
const currencyCodes =
  'CHF|EUR|USD|GBP|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|JPY|INR|ZAR|AED|SAR|BRL|MXN|SGD|HKD|KES|NGN|ILS|TRY|TL|RON|BGN|RSD|UAH|ISK|THB|PHP|IDR|MYR|KRW|CNY|VND|COP|CLP|ARS|PEN|MAD|EGP';
/** "25 pesos", "7 quid", "595 kronor": written out, wherever a sign could stand. */
const currencyWords =
  'euros?|eur[oó]w?|dollars?|d[oó]lar(?:es)?|dollari|pounds?|pfund|livres sterling|libras|quid|bucks|francs?|franken|fr\\.|franchi|rupees?|pesos?|soles|reais|kronor|kroner|kronen|krone|krona|korun|złotych|złote|złoty|zlotys?|zloty|forint|hryvnia|rand|dirhams?|shillings?|naira|cedis?|liras?|yen|baht|ringgit|rupiah|pesetas';
/** Thousands may stand apart: "1 500 ₽". */
const amount = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,’']\d{1,3})*(?:[.,][-–])?~?`;
/** The source of a pattern for an amount with its currency. */
export const money = String.raw`(?:(?:${currencySigns}|\b(?:${currencyCodes}|Rs\.?|kr\.?)(?=\s?\d))\s?${amount}|\b${amount}\s?(?:${currencySigns}|(?:${currencyCodes}|${currencyWords}|zł|kr|Kč|(?<=\d{3}\s?)Ft|руб|грн|лв|lei|din|kn)(?![\p{L}])))`;
const notFreebies = String.raw`(?:within|near|inside|outside|after|before|with|range|from|of|for|time|spirit|and|to|with|your|fall|kick|will|style|standing|speech|on|until|till|by|at|in|every|this|when|if|while|all|today|tonight|tomorrow|weekend)\b`;
/** "over $30", "on orders over $30", "when you spend £50": what an offer asks for stays with it. */
const condition = String.raw`(?:\s(?:(?:on|for|with)\s)?(?:(?:all|any|your|every)\s)?(?:(?:orders?|purchases?|bookings?|bills?|baskets?)\s)?(?:over|above|of|from)\s${money}|\swhen\s(?:you\s)?spend(?:ing)?\s(?:over\s)?${money}|\sfor\s(?:(?:the|our|your)\s)?first\s\d+\s\p{L}+|\sfor\s(?:all|everyone|kids|children|students|members|seniors|under\s\d+s|new\s\p{L}+)(?!\p{L}))?`;
/** "£12 adults, £6 under 16s": whose price it is. */
const persons = String.raw`(?:(?:under|over)[ -]\d+s?|\b(?:adults?|kids|child(?:ren)?|concessions?|concs?|students?|seniors?|oaps?|members?|families|erwachsene|kinder|adultes?|enfants?|adultos?|niños?|adulti|bambini|volwassenen|kinderen)\b)`;
export const offerPatterns: readonly FactPattern[] = [
  {
    needs: /%/,
    pattern: new RegExp(
      String.raw`(?:\b(?:up to|save|get|extra|now|take|sconto|remise|rabatt|descuento|korting|jusqu['’]à|bis zu|hasta(?: un| el)?|everything|sitewide|storewide)\s+)*(?:up to\s+)?(?<![\d.,])(?<!\b(?:los(?:e|ing)|gain|burn|drop|contains?)\s)[-−]?\d{1,3}\s?%(?!\s(?:body|fat|cotton|wool|linen|silk|leather|natural|organic|vegan|recycled|arabica|pure|local|handmade|legal|safe|free\b))(?:\s(?:off|discount|reduction|less|cheaper|rabatt|de descuento|de réduction|de remise))?${condition}`,
      'giu',
    ),
  },
  { pattern: /\bbuy (?:one|1|two|2|three|3),?\s+get (?:one|1|two|2)(?:\s(?:free|half[- ]price))?|\bbogo\b/giu },
  {
    pattern:
      /(?<!\p{Sc}\s?)(?<![\d.,])\b(?:\d|two|three|four|five)[ -]for[ -](?:\d|one|two|three|four)\b(?!\s?(?:am|pm|%|people|persons|guests))/giu,
  },
  { pattern: /\bhalf[- ]price\b/giu },
  { needs: /\sfor\s/i, pattern: new RegExp(String.raw`\b(?:\d|one|two|three|four|five|any \d)\sfor\s${money}`, 'giu') },
  {
    needs: /\d/,
    pattern: new RegExp(
      String.raw`(?<!\b(?:over|above|minimum|worth|spend|was|than|with|raised?|raising|donated?|collected|gave|given|récolté|gesammelt|recaudado|raccolto|opgehaald)\s)(?:\b(?:now|just|only|from|reg\.|orig\.|usually|normally|starting at|starting from|under|for only|for just|(?:fixed|set|flat)[ -](?:prices?|fees?|rates?)(?:\sof)?|festpreise?|prix fixe|precio (?:fijo|cerrado)|prezzo fisso|vaste prijs|preço fixo)\s+)*(?:(?<!(?<!${money}\s)${persons}\s)${money}\s${persons}|${money}(?:\s?(?:\/|per\s|par\s|por\s|pro\s|je\s|an?\s)\s?\p{L}+(?:\s(?:per|par|por|pro|je)\s\p{L}+)?|\s(?:am|im|die|je|la|le|al|alla|a|a la|o|ao|por|het|per|de l['’]|l['’])\s?(?:Tag|Woche|Monat|Stunde|Nacht|Stück|Meter|Person|demi-journée|journée|jour|semaine|mois|heure|nuit|mètre|pièce|giorno|settimana|mese|ora|notte|día|semana|mes|hora|noche|dia|mês|noite|uur|dag|stuk)(?!\p{L})|\seach\b|\severy\s(?:(?:extra|additional|further|other)\s)?(?:\d{1,3}\s)?(?:min(?:ute)?s?|hours?|half hour|quarter of an hour|days?|nights?|weeks?|months?)\b)?(?:\s(?:off|discount)\b)?)`,
      'giu',
    ),
  },
  {
    needs: /free\s/i,
    pattern: new RegExp(
      String.raw`(?<![-\p{L}])(?<!\b(?:gluten|sugar|dairy|fat|stress|pain|hassle|lactose|cruelty|alcohol|worry|feel|smoke|nut|meat|caffeine|duty|toll|hands|plastic|wheat)[- ])(?<!\b(?:your|our|a|an|the|my|this|is|are|eat|eats|go|goes|play)\s)(?:\bget\s+)?(?:\bfree\s(?:over|above)\s${money}|\bfree\s(?!${notFreebies})\p{L}+(?:\s(?:${'delivery|shipping|trial|consultation|quote|estimate|entry|parking|tasting|coffee|dessert|drink|samples?|gift|returns|check-?up|installation|class(?:es)?|lessons?|sessions?|workshop|guide|assessment|valuation|upgrade|refills?|appetizer|breakfast|wrapping|session|fitting|call|visit|pizza|cake|soda|wine|prosecco'})\b)?${condition})`,
      'giu',
    ),
  },
  { pattern: /\b24\s?\/\s?7\b/gu },
];

/** "Black Friday" and "Taco Tuesday" are names. */
const named = String.raw`(?<!\b(?:black|cyber|good|giving|palm|ash|easter|shrove|taco|small business|super|bowl|blue|manic|bank holiday)\s)`;
const weekday = '(?:mon|tues|wed(?:nes|ns)|wens|thurs|thrus|fri|sat[ue]r|sun)days?';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const clock = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|noon|midnight)`;
const lead = String.raw`(?:(?<![\p{L}\p{N}])(?:every|this|next|on|from|untill?|['’]?till?|thru|through|by|before|starting|starts?|beginning|begins|only|each|ends|ending|due|closes|opens|all|the(?=\s(?:first|second|third|fourth|last|1st|2nd|3rd|4th))|(?:first|second|third|fourth|last|other|alternate|1st|2nd|3rd|4th)(?:\s(?:and|&)\s(?:first|second|third|fourth|last|1st|2nd|3rd|4th))?(?=\s(?:mon|tue|wed|thu|fri|sat|sun)))\s+)*`;
const dayName = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
/** Days and hours of German, French and Spanish prompts. */
const foreignDay =
  '(?:[Mm]ontags?|[Dd]ienstags?|[Mm]ittwochs?|[Dd]onnerstags?|[Ff]reitags?|[Ss]amstags?|[Ss]onntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const romanceMonth =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const foreignLead =
  '(?:(?:jeden|diesen|am|ab|bis|von|este|esta|questo|questa|ce|cette|dit|deze|neste|tous les|tous|chaque|à partir|les?|du|de|los|el|todos los|cada|desde|a partir|aos|às|todas as)\\s)*';
export const bareHours =
  /^\s*,?\s(?:(?:at|from|van|von|vanaf|dalle|das|de|alle|a las|às|om|fra|från|kl\.?|od)\s)?\d{1,2}(?:[:.]\d{2})?(?:(?:\s?(?:–|-|to)\s?|\s(?:till?|untill?|bis|tot|alle|às|til|a|à|do)\s)\d{1,2}(?:[:.]\d{2})?|(?<=(?:at|alle|a las|às|om)\s\d{1,2}))(?:\s?(?:am|pm|Uhr|uur|h))?(?![\d\p{L}%\p{Sc}:]|\s?(?:[\p{Sc}%]|\p{Ll}))/iu;
const germanMonth =
  '(?:Jan(?:uar)?|Jänner|Feb(?:ruar)?|März|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sep(?:tember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?)';
export const whenPatterns: readonly FactPattern[] = [
  ...datePatterns,
  {
    needs: /month/i,
    pattern: new RegExp(
      String.raw`(?:\b(?:every|the|on)\s)*\b(?:first|second|third|fourth|last|1st|2nd|3rd)\s${weekday}\s(?:of\s|in\s)?(?:every|each|the)\smonth\b`,
      'giu',
    ),
  },
  {
    needs: /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${dayName}\.?\s?(?:–|-|to|&)\s?${dayName}(?![\p{L}])|(?<![\p{L}\p{N}])${dayName}(?=,?\s\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|–|-))`,
      'gu',
    ),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${foreignLead}(?:${foreignDay}(?!\p{L}|\sgras)(?:\s(?:bis|und|au|et|a|y|al)\s${foreignDay}(?!\p{L}))?(?:,?\s\d{1,2}\s(?:de\s)?${romanceMonth}(?!\p{L}))?|\d{1,2}\s(?:de\s)?${romanceMonth}(?!\p{L}))`,
      'giu',
    ),
  },
  {
    needs: /\d/,
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])(?:täglich|ab|bis|von|um|de|à|dès)\s)*(?<![\p{L}\p{N}])\d{1,2}(?:[:.]\d{2})?(?:\s?(?:–|-|bis|Uhr bis)\s?\d{1,2}(?:[:.]\d{2})?)?\sUhr(?!\p{L})|(?:(?<![\p{L}\p{N}])(?:à partir de|de|à|dès|vers|jusqu['’]à)\s)?(?<![\p{L}\p{N}])\d{1,2}\s?h(?:\d{2})?(?!\p{L})(?:\s(?:à|-)\s\d{1,2}\s?h(?:\d{2})?(?!\p{L}))?`,
      'gu',
    ),
  },
  {
    needs: /\d\.\s?[JFMASOND]/,
    pattern: new RegExp(
      String.raw`(?:\b(?:am|ab|vom|bis|zum|nur)\s)*(?:\b\d{1,2}\.\s?(?:–|-|bis|und)\s?)?\b\d{1,2}\.\s?${germanMonth}(?!\p{L})(?:\s\d{4}\b)?`,
      'gu',
    ),
  },
  {
    needs: /\d/,
    pattern: new RegExp(
      String.raw`${lead}(?:\b${weekday},?\s+)?(?:the\s+)?\b(?:${dayOfMonth}\s?(?:–|-|to|until)\s?)?${dayOfMonth}\s(?:of\s)?${month}\b(?:\.(?=\s\d))?(?:\s\d{4}\b)?`,
      'giu',
    ),
  },
  {
    needs: /\d/,
    pattern: new RegExp(
      String.raw`${lead}(?:\b(?:${weekday}|mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?!\p{L})\.?,?\s+)?\b${month}\s${dayOfMonth}\b(?:\s?(?:–|-|to)\s?(?:${month}\s)?${dayOfMonth}\b)?(?:,?\s\d{4}\b)?`,
      'giu',
    ),
  },
  {
    needs: /day/i,
    pattern: new RegExp(
      String.raw`${lead}${named}\b${weekday}\b(?!\s(?:roasts?|lunch|brunch|best|school|league|club|market|papers?)\b|\s*:)(?:\s?(?:–|-|to|through|and|&)\s?${weekday}\b)?(?:\s(?:morning|afternoon|evening|night)s?\b)?`,
      'giu',
    ),
  },
  {
    pattern:
      /\b(?:every|this|next|all|each)\s(?:day|weekday|week|weekend|month|morning|evening|summer|autumn|winter|spring|fall|year|season)(?:\slong)?\b|\b(?:today|tonight|tomm?orr?ow|weekdays|weekends)\b(?:\sonly\b)?/giu,
  },
  {
    needs: /\d|noon|midnight/i,
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])(?:from|at|untill?|['’]?till?|by|between)\s+)*\b(?:\d{1,2}(?:[:.]\d{2})?\s?(?:–|-|to|and)\s?(?=\d))?${clock}\b(?:\s?(?:–|-|to|until|till)\s?${clock}\b)?`,
      'giu',
    ),
  },
];

/** A point belongs to "St. Mary", not to the end of a sentence. */
const properWord = String.raw`(?:(?:St|Dr|Mt)\.|\p{Lu}(?:[\p{L}'’]|\.(?=\p{L}))+)`;
const properName = String.raw`${properWord}(?:(?:\s(?:&|\+|and|of|of\sthe)\s|\s|-)${properWord})*`;
/** "at Wattle & Stem, Newtown": the town after the comma, where nothing follows it in its clause. */
export const placePattern = new RegExp(
  String.raw`(?:\b(?:at|in|near)|(?<=\s)@)\s(?:the\s|our\s)?${properName}(?:,\s${properName}(?=\s*(?:[,.;!?\n]|$)))?`,
  'gu',
);
export const notAPlace =
  /\b(?:English|Spanish|German|French|Instagram|Facebook|Christmas|Easter|Halloween|Lent|Advent|Ramadan|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
