import { anyMonth, longDay } from '../facts/date-patterns';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { isGreeting } from '../faithful/owners-clauses';
import { asks, condition, speaks } from '../told/telling-words';
import { isNews } from './announcements';

/** "Sign up by 4 January | because last term we had to turn families away". */
export function withoutReason(clause: string): { text: string; reason: string } {
  if (onlyReason.test(clause)) return { text: '', reason: clause };
  const [, why = '', what = ''] = thereforeBy.exec(clause) ?? [];
  if (story.test(why) && (deadline.test(what) || condition.test(what) || asks.test(what)))
    return { text: what, reason: why };
  const at = clause.search(reasons);
  return at > 0
    ? { text: clause.slice(0, at).replace(/,$/u, ''), reason: clause.slice(at).trim() }
    : { text: clause, reason: '' };
}

/** For whom, what it costs and until when go last; what to bring goes first, and a story is not set at all. */
export function weightOf(clause: string): number {
  const facts = factsIn(clause);
  if (facts.some(({ role }) => role === 'contact')) return WEIGHTS.contact;
  if (priced.test(clause)) return reduced.test(clause) ? WEIGHTS.share : WEIGHTS.price;
  if (opening.test(clause)) return WEIGHTS.opening;
  if (channel.test(clause)) return WEIGHTS.contact;
  if (isNews(clause)) return WEIGHTS.news;
  if (deadline.test(clause)) return WEIGHTS.deadline;
  if (forWhom.test(clause)) return WEIGHTS.whom;
  if (/\d\s?%\s(?:off|rabatt|de (?:descuento|réduction|remise)|sconto|korting)/iu.test(clause)) return WEIGHTS.saving;
  if (share.test(clause)) return WEIGHTS.share;
  if (readyIn.test(clause) || goesTo.test(clause)) return WEIGHTS.served;
  if (inStreet.test(clause)) return WEIGHTS.where;
  if (isGreeting(clause) || here.test(clause) || story.test(clause)) return 0;
  if (isWhere.test(clause) || (!speaks.test(clause) && besidePlace.test(clause))) return WEIGHTS.where;
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
  saving: 7.7,
  dated: 8.05,
  matter: 7.95,
  told: 7.65,
  where: 7.4,
  terms: 6.9,
  opened: 7.2,
  /** How long it takes and how far somebody comes. */
  served: 5.5,
  counted: 4.5,
  when: 5,
  plain: 3,
  side: 3.2,
  since: 2,
};

/** "You can message me on Facebook", "booking on our website only": how to reach somebody. */
const channel =
  /(?<!\p{L})(?:messages?|book(?:ings?)?|orders?|find|follow|write|sign up|tickets?|dms?|contact|details|more|info\p{L}*|bestell\p{L}*|schreibt?|bucht?|buchen|anmeld\p{L}*|meldet|karten|écri\p{L}+|réserv\p{L}+|command\p{L}+|inscri\p{L}+|infos|escríb\p{L}+|reserv\p{L}+|pedi\p{L}+|entradas|scriv\p{L}+|prenot\p{L}+|ordin\p{L}+|bestel\p{L}*|boek\p{L}*|stuur|aanmeld\p{L}*|opgeven)\s(?:\S+\s){0,4}?(?:on|through|via|at|by|over|to|in|auf|über|per|sur|par|en|por|su|tramite|op|door)\s(?:our |my |the |unsere[rn]? |meine[rn]? |notre |nuestra |la |il |nostro |onze |mijn )?(?:web ?site|site|facebook|instagram|whatsapp|tiktok|messenger|page|app|link|webseite|homepage|seite|página|pagina|sito|web)(?!\p{L})/iu;
/** "I'm above the bakery on Silver Street", "Pear Tree Cottage, opposite the phone box". */
const isWhere =
  /^(?:(?:we|i|you|you can|come|it)(?:['’](?:re|m|ll|s)|\s(?:are|am|is|will))?|(?:come )?find (?:us|me)|wir sind|ihr findet uns|ich bin|nous sommes|on est|je suis|(?:l['’]|(?:the|our|my|die|der|das|unsere?|la|le|notre|el|il|lo|nuestr[oa]|nostr[oa]|de|het|onze)\s)\p{L}+\s(?:is|ist|est|está|è)|sono|siamo|ci trovate|mi trovate|estamos|estoy|(?:wij|we) zitten|ik zit|je vindt (?:ons|mij))\s(?:find (?:us|me)\s)?(?:(?:just|right|up|down|over|now|still|based|located)\s)*(?:at|in|on|up|down|past|along|off|above|below|behind|beside|opposite|next (?:door )?to|near|by|across|inside|outside|between|au|aux|à|dans|sur|derrière|en face|en|junto|detrás|frente|in|via|dietro|accanto|sopra|im|am|auf|hinter|neben|über|gegenüber|op|achter|naast|tegenover|boven)\s/iu;
/** "Nous sommes place de la Mairie", "Jesteśmy przy ulicy Grodzkiej 17". */
const inStreet =
  /^(?:we['’]re|we are|i['’]m|wir sind|nous sommes|on est|je suis|estamos|estoy|ficamos|siamo|sono|(?:wij|we) zitten|jesteśmy|znajdziecie nas)\s(?:\S+\s){0,2}?(?:place|rue|avenue|boulevard|quai|calle|plaza|avenida|paseo|via|piazza|viale|corso|uli\p{L}+|ul\.|plac\p{L}*|rynk\p{L}*|rua|praça|largo)\s\S/iu;
/** "Ready in three days", "Entregamos en 5 días hábiles". */
const readyIn =
  /(?<!\p{L})(?:deliver\p{L}*|ready|finished|ship\p{L}*|turnaround|liefer\p{L}*|fertig|livr\p{L}*|prête?s?|entreg\p{L}*|enviamos|list[oa]s?|consegn\p{L}*|pront[oaie]s?|spediamo|lever\p{L}*|bezorg\p{L}*|klaar|dostarcz\p{L}*|gotow\p{L}*)\s(?:\p{L}+\s){0,3}?(?:\d+|an?|one|two|three|four|five|ein\p{L}*|zwei|drei|vier|fünf|une?|deux|trois|un[oa]?|dos|tres|due|tre|een|twee|drie|uma?|dois|dwa|trzy)\s(?:(?:working|business)\s)?(?:hours?|days?|weeks?|stunden?|(?:werk|arbeits)?tagen?|wochen?|heures?|jours?|semaines?|horas?|días?|semanas?|ore|or[ae]|giorn[oi]|settiman[ae]|uur|dag(?:en)?|we(?:ek|ken)|dias?|godzin\p{L}*|dni|tygodni\p{L}*)(?!\p{L})/iu;
/** "We go anywhere in Lancashire": a name of a place, which begins with a capital. */
const goesTo =
  /^(?:(?:[Ww]e|I) (?:go|work|cover|travel|deliver|come|drive|serve)|[Ww]ir (?:kommen|fahren|arbeiten|liefern)|[Ii]ch (?:komme|fahre|arbeite|liefere)|(?:[Nn]ous|[Oo]n) (?:intervenons|livrons|couvrons|travaillons|intervient|livre)|[Jj](?:e livre|['’]interviens)|(?:[Tt]rabajamos|[Rr]epartimos|[Cc]ubrimos|[Tt]rabajo)|(?:[Ll]avor(?:o|iamo)|[Cc]opriamo|[Cc]onsegniamo)|(?:[Ww]ij|[Ww]e) (?:komen|werken|rijden|bezorgen|leveren)|(?:[Dd]ojeżdżamy|[Dd]ojeżdżam))\s(?:\p{Ll}+\s){0,4}?(?:anywhere|everywhere|over|across|throughout|around|in|to|all|nach|um|überall|dans|à|sur|en|por|toda?|tutta|a|heel|naar|do|po)\s(?:(?:the|and|of|der|die|la|el|il|de|het)\s)*\p{Lu}\p{L}/u;
const besidePlace =
  /(?<!\p{L})(?:opposite|next (?:door )?to|above|behind|round the (?:back|corner)|(?:on the )?corner of|upstairs|(?:ground|first|second) floor|gegenüber|im hinterhof|en face|au-dessus|derrière|junto a|enfrente|detrás|di fronte|accanto|secondo piano|primo piano|tegenover|naast|achter)(?!\p{L})/iu;

const reasons =
  /\s(?:because|since(?!\s(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*(?:\s|$)|last|then))|(?<!\sas (?:long|soon|well|far|much|many)\s)as (?:we|i|the)|(?<!\s(?:same|such)\s|^(?:same|such)\s)as last|weil|denn|da wir|damit|parce qu[e'’]|car(?=\s(?:nous|on|je|ils?|elles?|l[ae]s?|vous|[cjl]['’]))|porque|ya que|perché|poiché|omdat|want(?=\s(?:we|wij|ik|je|er|het|de|een|dan|alles|iedereen))|pois|ponieważ|bo(?=\s\p{L}+(?:my|ć|ą|ę)))(?!\p{L})/iu;
/** "Because so many of you asked": nothing without what came of it. */
const onlyReason = /^(?:because|weil|parce qu[e'’]|porque|perché|omdat|ponieważ)\s[^,:]{3,80}$/iu;
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
  /(?<!\p{L})(?:can['’]t believe|(?:viele|manche) fragen|^nachdem\s|(?:a few|some) (?:folks|people) have (?:told|asked|said)|people (?:often |always |keep )ask\p{L}*|(?:on|vous) (?:nous|me) demande[zn]?|(?:nos|me) preguntan|(?:ci|mi) chiedono|mensen vragen|you wouldn['’]t believe|nobody likes|(?:we|i)['’]ve had (?:an?|such)|bel été|schöne ferien|felices fiestas|buone feste|it has been|there['’](?:ll|s)? (?:will )?be|so pleased|love (?:people|you|to see)|i['’]d|we['’]d|i['’]ll|i know|nobody|everyone is|honestly|thank(?:s| you)|sorry|last (?:year|term|time|summer|winter|june|week)|for \p{L}+ years|(?:years|months|weeks|summers|winters) ago|my name is|(?:we|i)['’]ve been \p{L}+ing|since i was|(?:we|i)['’]ve (?:given in|decided|done it|taken the plunge)|people keep|quit (?:the|my)|after \p{L}+ years|since \d{4}|in \d{4}|started|retired|always wanted|finally|grew up|my (?:husband|wife|dad|mum|mom|uncle|father|mother|grandmother|grandfather|partner)|nach \p{L}+ jahren|seit \p{L}+ jahren|seit \d{4}|endlich|vielen dank|danke|freuen uns|cela fait|ça fait|après \p{L}+ ans|me voilà|nous voilà|depuis|enfin|heureu\p{L}+|merci|desde hace|después de \p{L}+ años|llev(?:o|amos)|por fin|gracias|contentos|(?:da|dopo) \p{L}+ anni|finalmente|grazie|felici|(?:al|na) \p{L}+ jaar|sinds|eindelijk|bedankt|finalmente|obrigad[oa]s?|od \p{L}+ lat|wreszcie|äntligen|endelig|dziękujemy)(?!\p{L})|^(?:(?:we|i)(?:['’](?:re|m)|\s(?:are|am))|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|(?:wij|we) zijn|ik ben|jesteśmy|jestem)\s/iu;
