/** What a long sentence announces after who announces it: "… and this summer we are running | a pony camp for children". */
export interface Announcement {
  lead: string;
  thing: string;
  /** "So that everybody can come": a long sentence's why. */
  reason: string;
}

/** Null where a sentence is short enough to be said whole, or announces nothing. */
export function announcementIn(text: string): Announcement | null {
  const told = ownThenDone(text);
  if (told) return told;
  const found = [...text.matchAll(announces)].at(-1);
  if (!found || (text.split(' ').length <= SHORT && (found.index > 0 || /^(?:we|i|they)\b/i.test(text)))) return null;
  const at = found.index + found[0].length;
  const from = text.slice(at).replace(article, '');
  const reason = from.split(' ').length > LONGEST ? from.search(reasons) : -1;
  const thing = reason < 0 ? from : from.slice(0, reason);
  return thing.split(' ').length < 2 || thing.split(' ').length > LONGEST || !/\p{L}{3}/u.test(thing)
    ? null
    : {
        lead: text.slice(0, text.length - from.length).trim(),
        thing,
        reason: reason < 0 ? '' : from.slice(reason).trim(),
      };
}

/** "We have a small farm with alpacas and | we take people for walks": what they do is the news, not what they have. */
function ownThenDone(text: string): Announcement | null {
  const [, lead, thing] = ownsThenDoes.exec(text) ?? [];
  return lead === undefined || thing === undefined || thing.split(' ').length < 3
    ? null
    : { lead: lead.trim(), thing: thing.trim(), reason: '' };
}
const ownsThenDoes = new RegExp(
  String.raw`^((?:(?:hi|hello|hey)(?: there| all| everyone)?[\s,!]+)?(?:` +
    [
      String.raw`(?:we|i)(?:['’]ve got| have| own| run| keep| live| work)\s.{3,90}?(?=\s(?:and|where|so|in which)\s(?:we|i)\s(?!have|are|am|were|was|had|would|love|hope|want|own|live|\p{L}+ed\s)\p{L}+\s)`,
      // "I'm Rhona and | I shear sheep"
      String.raw`(?:i['’]m|i am|my name is|we['’]re|we are|this is)\s[^.!?\n]{2,70}?(?=\s(?:and|so)\s(?:we|i)\s(?!have|are|am|were|was|had|would|love|hope|want|own|live|\p{L}+ed\s)\p{L}+\s)`,
      String.raw`(?:nous sommes|je suis)\s.{3,90}?(?=\s(?:et|où)\s(?:\p{L}+\s){0,3}?(?:nous |j['’]|je )(?!avons|sommes|suis|aimerions|espérons)\p{L}+\s)`,
      String.raw`(?:somos|soy|sou)\s.{3,90}?(?=\s(?:y|e|que)\s(?:[\p{L}\d]+\s){0,6}?(?!tenemos|temos|somos|estamos|queremos|llevamos|vivimos)\p{L}+(?:amos|emos|imos)\s)`,
      String.raw`(?:siamo|sono)\s.{3,90}?(?=\se\s(?:[\p{L}\d]+\s){0,6}?(?!abbiamo|siamo|vogliamo)\p{L}+iamo\s)`,
      String.raw`(?:(?:we|wij) zijn|ik ben)\s.{3,90}?(?=\sen\s(?:we|wij|ik)\s(?!hebben|zijn|willen|hopen)\p{L}+\s)`,
      String.raw`(?:wir haben|ich habe|wir führen|ich führe)\s.{3,90}?(?=\s(?:und|wo|auf dem|in der)\s(?:wir|ich)\s(?!haben?|sind|bin|freuen|möchten?|hoffen)\p{L}+\s)`,
      String.raw`(?:nous avons|j['’]ai|nous tenons)\s.{3,90}?(?=\s(?:et|où)\s(?:nous |j['’]|je )(?!avons|sommes|suis|aimerions|espérons)\p{L}+\s)`,
      String.raw`(?:tenemos|tengo)\s.{3,90}?(?=\s(?:y|donde)\s(?:[\p{L}\d]+\s){0,6}?(?!tenemos|somos|estamos|queremos)\p{L}+(?:amos|emos|imos)\s)`,
      String.raw`(?:abbiamo|ho)\s.{3,90}?(?=\s(?:e|dove)\s(?:[\p{L}\d]+\s){0,6}?(?!abbiamo|siamo|vogliamo)\p{L}+iamo\s)`,
      String.raw`(?:wij hebben|we hebben|ik heb)\s.{3,90}?(?=\s(?:en|waar)\s(?:we|wij|ik)\s(?!hebben|zijn|willen|hopen)\p{L}+\s)`,
      String.raw`(?:temos|tenho)\s.{3,90}?(?=\s(?:e|onde)\s(?!temos|somos|estamos|queremos)\p{L}+(?:amos|emos|imos)\s)`,
    ].join('|') +
    String.raw`))\s(?:and|where|so|in which|und|wo|auf dem|in der|et|où|y|que|donde|e|dove|en|waar|onde)\s(\S.*)$`,
  'iu',
);

/** Who somebody is and since when: true, and no news. */
export const isIntroduction = (text: string): boolean => introduces.test(text) && !news.test(text);

/** What customers have to know before any offer: moved, opened, closing, hiring. */
export const isNews = (text: string): boolean => news.test(text) && !onlyIf.test(text);

/** "Cancelled if the wind is strong", "bei Gewitter geschlossen". */
const onlyIf =
  /(?<!\p{L})(?:if|in case|wenn|falls|bei (?:regen|gewitter|sturm|schlechtem)|en cas|s['’]il|si|se|em caso|caso|in caso|als het|bij (?:regen|storm|slecht)|jeśli|w razie)(?!\p{L})(?!\s(?:necesit|busc|precis))/iu;

const reasons =
  /\s(?:so that|because|since|as we|damit|weil|da wir|pour que|parce que|porque|para que|perché|omdat|zodat)\s/iu;
const SHORT = 7;
const LONGEST = 12;
const article =
  /^(?:an?|the|our|my|some|eine?n?|unser(?:e[nr]?)?|das|den|die|une?|le|la|les|notre|des|un[ao]?|el|nuestr[oa]|nostr[oa]|il|een|onze?|het|uma?|nosso|nossa)\s/iu;
const doing =
  'running|doing|hosting|holding|giving|offering|launching|starting|organi[sz]ing|putting on|introducing|planning|having|staging|presenting|throwing|celebrating';
const announces = new RegExp(
  [
    String.raw`\b(?:we|i|they)(?:\s(?:are|am)|['’](?:re|m))\s(?:\p{L}+ly\s|also\s|now\s|again\s)?(?:${doing})\s`,
    String.raw`\b(?:we|i)\s(?:will\s)?(?:host|hold|offer|launch|organi[sz]e|present)\s`,
    String.raw`\b(?:is|are)\s(?:${doing})\s`,
    String.raw`\b(?:we|i)(?:\s(?:are|am|will be)|['’](?:re|m))\s(?=(?:re-?opening|opening|closing|moving)\s\p{L}+\s)`,
    String.raw`\binvites?\s(?:you|everyone|everybody|families|all)\s(?:all\s)?(?:to|for)\s`,
    String.raw`\bjoin us (?:for|at)\s`,
    String.raw`\b(?:the|our|my) (?:\p{L}+ )?news is (?:that )?`,
    String.raw`(?<!\p{L})(?:veranstalten|feiern|bieten|starten|organisieren)\s(?:wir\s)?(?:mit\s)?|(?<!\p{L})(?:lädt|laden)\s(?:\p{L}+\s)?(?:herzlich\s)?(?:ein\s)?zu[mr]?\s`,
    String.raw`(?<!\p{L})(?:organis(?:e|ons|ent)|propos(?:e|ons|ent)|lançons|fêtons|vous invit(?:e|ons) à)\s`,
    String.raw`(?<!\p{L})(?:organiz(?:a|amos)|ofrec(?:e|emos)|oferec(?:e|emos)|celebramos|vamos (?:fazer|ter)|(?:os|te|vos) invit(?:a|amos) a)\s`,
    String.raw`(?<!\p{L})(?:organizz(?:a|iamo)|proponiamo|offriamo|vi invitiamo a)\s`,
    String.raw`(?<!\p{L})(?:organiseert|organiseren|geven|houden|doen|vieren)\s(?:wij\s|we\s)?`,
  ].join('|'),
  'giu',
);
const introduces =
  /^(?:(?:we|i)(?:['’]d|\swould)\s(?:love|like|be (?:happy|delighted|thrilled|glad))\s|(?:we|i)(?:\s(?:are|am|have been|['’]?ve been)|['’](?:re|m|ve been))\s(?:an?|the|your|proud|happy|delighted|pleased|so|very|based|in|here|tuning|making|baking|(?!doing|running|opening|starting|offering)\p{L}+ing\s)|(?:hi|hello|hey|bonjour|salut|hola|buenos días|ciao|buongiorno|hallo|moin|guten (?:tag|morgen)|servus|olá|bom dia|dag|goedendag)(?!\p{L})|(?:my|our) name is|(?:i am|i['’]m|we are|we['’]re) (?:\p{L}+\s){1,3}?(?:and|who) (?:for|i|we|have)|(?:our|my|the)\s(?:\p{L}+\s){1,3}(?:has|have) been|(?:here )?at (?:\p{Lu}\p{L}+\s){1,3}we|(?:after|since|for|with) (?:over |more than |almost |nearly )?\d+ years|wir sind (?:ein|eine|der|die|das)|(?:seit|depuis|desde|dal|sinds|since) \d{4}|nous sommes (?:une?|les?|la)|notre petite?|somos (?:un|una|el|la|uma?)|siamo (?:un|una|il|la)|(?:wij|we) zijn (?:een|de|het))/iu;
const news =
  /\b(?:(?<!\b(?:until|till?|once|when|while|before|if|not)\s(?:\p{L}+\s)?)(?:sold[ -]out|cancell?ed|postponed|fully booked)|everything (?:must|has to) go|closing[- ]down|moving|moved|new address|now open|opening|re-?open(?:s|ed|ing)?|clos(?:ing|es) (?:at|early|from|on|for)|hiring|vacanc(?:y|ies)|we close|staff wanted)\b|(?<!\p{L})(?:closed|geschlossen|fermés?|fermée?s|cerrad[oa]s?|chius[oaie]|gesloten|fechad[oa]s?|ziehen um|umzug|umgezogen|neue adresse|neueröffnung|eröffnen|wir suchen|gesucht|mitarbeiter gesucht|(?:on )?recherch(?:e|ons)(?= (?:une?|des|notre))|se (?:necesitan?|precisan?|buscan?)|cercasi|si cerca(?:no)?|precisa-se|procura-se|gezocht|vacature|zatrudni\p{L}+|poszukuj\p{L}+|suchen wir|ausverkauft|ausgebucht|abgesagt|verschoben|entfällt|annul[ée]e?s?|reporté\p{L}*|complet(?=\s*$)|agotad[oa]s?|cancelad[oa]s?|aplazad[oa]s?|annullat[oaie]|rimandat[oaie]|esaurit[oaie]|uitverkocht|afgelast|volgeboekt|esgotad[oa]s?|adiad[oa]s?|odwołan\p{L}+|wyprzedan\p{L}+|zamknięt\p{L}+|przenosimy|räumungsverkauf|déménage\p{L}*|nouvelle adresse|ouverture(?! des (?:portes|caisses))|ouvrons|recrut\p{L}*|nos mudamos|nueva dirección|apertura|abrimos|se busca|buscamos|ci trasferiamo|nuovo indirizzo|apriamo|cerchiamo|verhui\p{L}*|nieuw adres|openen|wij zoeken|mudámos|mudamos|novo endereço|novo espaço)(?!\p{L})/iu;
