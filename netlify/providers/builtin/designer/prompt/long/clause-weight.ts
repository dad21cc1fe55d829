import { anyMonth, longDay } from '../facts/date-patterns';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { isGreeting } from '../faithful/owners-clauses';
import { asks, condition } from '../told/telling-words';
import { isNews } from './announcements';

/** "Sign up by 4 January | because last term we had to turn families away". */
export function withoutReason(clause: string): { text: string; reason: string } {
  const [, why = '', what = ''] = thereforeBy.exec(clause) ?? [];
  if (story.test(why) && (deadline.test(what) || condition.test(what) || asks.test(what)))
    return { text: what, reason: why };
  const at = clause.search(reasons);
  return at > 0 ? { text: clause.slice(0, at), reason: clause.slice(at).trim() } : { text: clause, reason: '' };
}

/** For whom, what it costs and until when go last; what to bring goes first, and a story is not set at all. */
export function weightOf(clause: string): number {
  const facts = factsIn(clause);
  if (facts.some(({ role }) => role === 'contact')) return WEIGHTS.contact;
  if (priced.test(clause)) return reduced.test(clause) ? WEIGHTS.share : WEIGHTS.price;
  if (opening.test(clause)) return WEIGHTS.opening;
  if (isNews(clause)) return WEIGHTS.news;
  if (deadline.test(clause)) return WEIGHTS.deadline;
  if (forWhom.test(clause)) return WEIGHTS.whom;
  if (share.test(clause)) return WEIGHTS.share;
  if (isGreeting(clause) || here.test(clause) || story.test(clause)) return 0;
  if (side.test(clause)) return WEIGHTS.side;
  return facts.some(({ role }) => role === 'when' || role === 'offer') ? WEIGHTS.when : WEIGHTS.plain;
}

export const WEIGHTS = {
  day: 9,
  news: 8.5,
  price: 8,
  opening: 7.5,
  deadline: 7.8,
  whom: 7.6,
  contact: 8.1,
  share: 7,
  dated: 7.65,
  terms: 6.9,
  opened: 7.2,
  counted: 4.5,
  when: 5,
  plain: 3,
  side: 2,
};

const reasons =
  /\s(?:because|since(?!\s(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*(?:\s|$)|last|then))|as (?:we|i|the|last)|weil|denn|da wir|damit|parce qu[e'’]|car(?=\s(?:nous|on|je|ils?|elles?|l[ae]s?|vous|[cjl]['’]))|porque|ya que|perché|poiché|omdat|want(?=\s(?:we|wij|ik|je|er|het|de|een|dan|alles|iedereen))|pois|ponieważ|bo(?=\s\p{L}+(?:my|ć|ą|ę)))(?!\p{L})/iu;
const thereforeBy =
  /^(.{3,80}?),?\s(?:so|also|deshalb|donc|alors|así que|quindi|dus|por isso|więc|så|derfor|därför)\s(.+)$/iu;
/** "Brothers and sisters get €20 off": beside what it costs. */
const reduced =
  /(?<!\p{L})(?:off|discount|rabatt|ermäßig\p{L}+|réduction|remise|descuento|sconto|korting|desconto|zniżk\p{L}+|rabat)(?!\p{L})(?!.*instead)/iu;
const priced = new RegExp(money, 'iu');
const share =
  /\d\s?%|\d\s?p\soff|(?<!\p{L})(?:half[- ]price|for nothing|hälfte|umsonst|geschenkt|cadeau|de regalo|in omaggio|free|discount|gratis|kostenlos|gratuit\p{L}*|offert\p{L}*|moitié|mitad|metà|halve prijs|grátis|darmow\p{L}*|bezpłatn\p{L}*)(?!\p{L})/iu;
const endOf = String.raw`(?:(?:the\s)?(?:end|middle|start|beginning)(?:\sof)?|(?:mitte|ende|anfang)|(?:la\s)?(?:fin|mi|début)|(?:el\s)?(?:finales?|final|fin|mediados|principios)|(?:la\s)?(?:fine|metà|inizio)|(?:het\s)?(?:eind(?:e)?|begin|midden|half)|(?:o\s)?(?:fim|final|meados)|(?:końca|końcem|połowy)|(?:slutet|mitten|början)|(?:udgangen|utgangen|slutningen|slutten))`;
const feast =
  '(?:frosts?|christmas|xmas|easter|holidays|weekend|weihnachten|ostern|ferien|noël|pâques|vacances|navidad|vacaciones|natale|pasqua|vacanze|kerst|pasen|vakantie|natal|páscoa|férias|świętami|świąt|wakacjami|jul|påsk|påske|ferien)';
const period = String.raw`(?:months?|weeks?|years?|terms?|seasons?|spring|summer|autumn|winter|monats?|woche|jahres?|mois|semaine|année|mes|semana|año|mese|settimana|anno|maand|week|jaar|mês|ano|miesiąca|tygodnia|roku|månaden|måneden|månad|året|året|ugen|veckan|uken)`;
const deadline = new RegExp(
  String.raw`(?<!\p{L})(?:by|before|until|till|bis|vor|avant|jusqu['’]au|hasta|antes|entro|prima|voor|tot|até|do|przed|före|innan|før|inden|senast|senest)\s(?:\p{L}+\s){0,2}?(?:${longDay}|${feast}(?!\p{L})|${endOf}\s(?:\p{L}+\s){0,2}?(?:${anyMonth}|${period})(?!\p{L})|\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:of\s|de\s|di\s|del\s)?${anyMonth}|${anyMonth}\s\d)`,
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
export const isStory = (clause: string): boolean => story.test(clause);
const story =
  /(?<!\p{L})(?:can['’]t believe|(?:we|i)['’]ve had (?:an?|such)|bel été|schöne ferien|felices fiestas|buone feste|it has been|there['’](?:ll|s)? (?:will )?be|so pleased|love (?:people|you|to see)|i['’]d|we['’]d|i['’]ll|i know|nobody|everyone is|honestly|thank(?:s| you)|sorry|last (?:year|term|time|summer|winter|june|week)|for \p{L}+ years|(?:years|months|weeks|summers|winters) ago|my name is|(?:we|i)['’]ve been \p{L}+ing|since i was|(?:we|i)['’]ve (?:given in|decided|done it|taken the plunge)|people keep|quit (?:the|my)|after \p{L}+ years|since \d{4}|in \d{4}|started|retired|always wanted|finally|grew up|my (?:husband|wife|dad|mum|mom|uncle|father|mother|grandmother|grandfather|partner)|nach \p{L}+ jahren|seit \p{L}+ jahren|seit \d{4}|endlich|vielen dank|danke|freuen uns|cela fait|ça fait|après \p{L}+ ans|me voilà|nous voilà|depuis|enfin|heureu\p{L}+|merci|desde hace|después de \p{L}+ años|llev(?:o|amos)|por fin|gracias|contentos|(?:da|dopo) \p{L}+ anni|finalmente|grazie|felici|(?:al|na) \p{L}+ jaar|sinds|eindelijk|bedankt|finalmente|obrigad[oa]s?|od \p{L}+ lat|wreszcie|äntligen|endelig|dziękujemy)(?!\p{L})|^(?:(?:we|i)(?:['’](?:re|m)|\s(?:are|am))|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|(?:wij|we) zijn|ik ben|jesteśmy|jestem)\s/iu;
