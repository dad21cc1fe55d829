import type { MaterialUse } from '../../../../../src/domain/material';
import { judgeMaterial } from '../../../../../src/domain/material-use';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import { countWords } from '../english/grammar';
import { readDenials } from '../hearing/denials';

/** "I'm asked every week if I sell goats. I don't." is one saying. */
export function withAnswers(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    if (found.length > 0 && ANSWER.test(sentence)) found[found.length - 1] += ` ${sentence}`;
    else found.push(sentence);
  }
  return found;
}
const ANSWER =
  /^(?:(?:I|we|they|it|you) (?:do|did|am|are|can|will|is|have)(?:n[’']?t| not)?|yes|no|never|always|nope|sorry(?:, no)?|ja|nein|oui|non|sí|no)[.!]?(?: sorry[.!]?)?$/iu;

/** "No sheep" and "We don't rent out cabins" send people away, unless something is said beside it. */
const TO_CUSTOMER = /(?<!\p{L})(?:you|your|Sie|Ihr\p{L}*|vous|votre|vos|usted\p{L}*|su)(?!\p{L})/u;
export function isOnlyDenial(clause: string): boolean {
  const { things, without, affirmed } = readDenials(clause);
  const asks =
    /(?<!\p{L})asked(?!\p{L})[^.]* (?:if|whether|for) /iu.test(clause) &&
    /n[’']t[.!]?$|(?<!\p{L})no[.!]?$/iu.test(clause);
  const parts = clause.split(/[,;]\s/u);
  const deniesAll = parts.length > 1 && parts.every((part) => DENIES.test(part)) && !TO_CUSTOMER.test(clause);
  return (
    asks ||
    deniesAll ||
    (things.length > 0 && !TO_CUSTOMER.test(clause) && without.length === 0 && countWords(affirmed) < 4)
  );
}
/** "We don't guide, | don't process meat, | don't outfit": each part says what is not done. "No fuss, no mess" promises. */
const DENIES = /^(?:and |or )?(?:(?:we|i) )?(?:do not|don[’']t) /iu;

/** What a customer can hold a business to. */
export const isFact = (clause: string, language: PostLanguage): boolean =>
  says[language].test(clause) &&
  !(inward[language].test(clause) && !ORIGIN.test(clause)) &&
  !refuses[language].test(clause) &&
  !isList(clause, language);

/** "Self assessment, company accounts, VAT, payroll for up to 50 staff" names goods, and nobody does anything. */
export const isList = (clause: string, language: PostLanguage): boolean =>
  (clause.match(/,/gu)?.length ?? 0) > 1 && !acts[language].test(clause);
const acts: Record<PostLanguage, RegExp> = {
  en: /(?<!\p{L})(?:we|I|you|your|free|no|not|never|only|always|every|ready|back|same|within|since|pay|bring|book)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|ich|Sie|kostenlos|inklusive|ohne|nie|kein\p{L}*|nur|immer|innerhalb|seit)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|je|vous|gratuit\p{L}*|sans|jamais|toujours|sous|depuis)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|usted\p{L}*|gratis|sin|nunca|siempre|desde|aviso|también|nada de|\p{L}{3,}mos)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wij|we|ik|u|uw|je|jouw|gratis|zonder|nooit|altijd|alleen|geen|binnen|sinds)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:noi|io|gratis|gratuit\p{L}*|senza|mai|sempre|solo|dal|entro|anche|\p{L}{3,}iamo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós|eu|a gente|você\p{L}*|grátis|gratuit\p{L}*|sem|nunca|sempre|só|desde|também|\p{L}{3,}mos)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:my|ja|państw\p{L}*|gratis|bezpłatn\p{L}*|bez|nigdy|zawsze|tylko|od|także|też|\p{L}{3,}(?:uję|uje|am|amy|emy|imy))(?!\p{L})/iu,
};

/** A family that began the business belongs to it. */
const ORIGIN =
  /(?<!\p{L})(?:since|started|founded|joined|generations?|taught|learn(?:ed|t)|seit|gegründet|depuis|fondée?|desde|fundad[oa])(?!\p{L})/iu;

/** What customers can hold a business to: how it works, when, for how much, what it never does. */
const says: Record<PostLanguage, RegExp> = {
  en: /(?<![\p{L}\p{N}])(?:we|I|I[’'](?:m|ve|ll)|we[’'](?:re|ve|ll)|you|your|bring|book|pay|free|included|no|not|never|only|always|every|each|ready|open|within|before|until|till?|since|once|warranty|guarantee|appointment|december|january|february|june|july|august|september|october|november|christmas|same[ -](?:day|night)|by hand|family[ -](?:run|owned)|accepted|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|\d+)(?![\p{L}\p{N}])/iu,
  de: /(?<![\p{L}\p{N}])(?:wir|ich|Sie|Ihr\p{L}*|kostenlos|gratis|inklusive|inbegriffen|ohne|nicht|nie|kein\p{L}*|nur|immer|jede\p{L}*|innerhalb|bis|seit|Garantie|Termin|von Hand|\d+)(?![\p{L}\p{N}])/u,
  fr: /(?<![\p{L}\p{N}])(?:nous|je|vous|vos|votre|gratuit\p{L}*|compris\p{L}*|sans|jamais|seulement|uniquement|toujours|chaque|sous|avant|depuis|garantie|rendez-vous|sur place|remise?|à la main|\d+)(?![\p{L}\p{N}])/iu,
  es: /(?<![\p{L}\p{N}])(?:nosotros|yo|llevo|hago|doy|voy|uso|atiendo|trabajo|entrego|reparo|ajusto|grabo|\p{L}{3,}(?:amos|emos|imos)|usted\p{L}*|gratis|gratuit\p{L}*|incluid\p{L}*|sin|no|nunca|solo|sólo|siempre|cada|hasta|desde|garantía|cita|aviso|nada de|también|entregamos|a mano|\d+)(?![\p{L}\p{N}])/iu,
  nl: /(?<![\p{L}\p{N}])(?:wij|we|ik|u|uw|je|jouw|gratis|kosteloos|inbegrepen|zonder|niet|nooit|geen|alleen|altijd|elke?|binnen|tot|sinds|garantie|afspraak|met de hand|\d+)(?![\p{L}\p{N}])/iu,
  it: /(?<![\p{L}\p{N}])(?:noi|io|lavoro|faccio|riparo|uso|vengo|consegno|\p{L}{3,}iamo|gratis|gratuit\p{L}*|inclus\p{L}*|compres\p{L}*|senza|non|mai|solo|sempre|ogni|fino|dal|entro|garanzia|appuntamento|anche|a mano|in giornata|\d+)(?![\p{L}\p{N}])/iu,
  pt: /(?<![\p{L}\p{N}])(?:nós|eu|faço|trabalho|conserto|reparo|uso|entrego|a gente|\p{L}{3,}(?:amos|emos|imos)|você\p{L}*|grátis|gratuit\p{L}*|incluíd\p{L}*|sem|não|nunca|só|sempre|cada|até|desde|garantia|hora marcada|também|à mão|\d+)(?![\p{L}\p{N}])/iu,
  pl: /(?<![\p{L}\p{N}])(?:my|ja|robię|szyję|uczę|wożę|piekę|mam|\p{L}{3,}(?:uję|wiam|żam|ieram|amy|emy|imy|ymy)|państw\p{L}*|gratis|bezpłatn\p{L}*|bez|nie|nigdy|tylko|zawsze|każd\p{L}*|do|od|gwarancj\p{L}*|umówieni\p{L}*|ręcznie|na miejscu|\d+)(?![\p{L}\p{N}])/iu,
};

/** Plans, worries, family and marketing: said to us, not to customers. */
const inward: Record<PostLanguage, RegExp> = {
  en: /\b(?:(?:I|we)(?: would|[’']d)? (?:really )?(?:want|hope|wish|need|like|try|plan|struggle|hate|think|guess|dont know|don[’']t know|can[’']?t|cannot)|trying to|looking (?:for|to)|more customers|customers think|people (?:do not|don[’']?t|never)|competit\p{L}*|fed up|tired of|sick of|stop asking|too many|not enough|on my own|single-handed|social media|instagram|facebook|tiktok|google|website|marketing|followers|(?:my|our) (?:wife|husband|son|daughter|mum|mom|dad|father|mother|brother|sister|boss|partner|ex)|(?:my|our) own (?:treatment|illness|cancer|diagnosis|operation|surgery|recovery|loss|divorce|burn-?out|depression)|I (?:was diagnosed|had cancer))\b|\$|£|€/iu,
  de: /\b(?:(?:ich|wir) (?:möchte\p{L}*|will|wollen|hoffe\p{L}*|brauche\p{L}*|suche\p{L}*|plane\p{L}*|überlege\p{L}*)|mehr Kunden|Konkurrenz|Instagram|Facebook|Webseite|Website|Werbung|(?:meine?|unsere?) (?:Frau|Mann|Sohn|Tochter|Vater|Mutter|Bruder|Schwester))\b|€/iu,
  fr: /\b(?:(?:je|nous) (?:veux|voulons|voudrais|voudrions|espère|espérons|cherche|cherchons|souhait\p{L}*)|plus de clients|concurren\p{L}*|instagram|facebook|site web|publicité|(?:ma|mon|notre) (?:femme|mari|fils|fille|père|mère|frère|sœur))\b|€/iu,
  es: /\b(?:quiero|queremos|quisiera|espero|esperamos|busco|buscamos|necesito|necesitamos|más clientes|competencia|instagram|facebook|página web|publicidad|(?:mi|nuestr[ao]) (?:mujer|marido|hijo|hija|padre|madre|hermano|hermana))\b|€/iu,
  nl: /\b(?:(?:ik|wij|we) (?:wil|willen|hoop|hopen|zoek|zoeken|wens\p{L}*|plan\p{L}*)|meer klanten|concurren\p{L}*|instagram|facebook|website|reclame|(?:mijn|onze?) (?:vrouw|man|zoon|dochter|vader|moeder|broer|zus))\b|€/iu,
  it: /(?<!\p{L})(?:voglio|vogliamo|vorrei|vorremmo|spero|speriamo|cerco|cerchiamo|più clienti|concorren\p{L}*|instagram|facebook|sito web|pubblicità|(?:mia|mio|nostr[ao]) (?:moglie|marito|figlio|figlia|padre|madre|fratello|sorella))(?!\p{L})|€/iu,
  pt: /(?<!\p{L})(?:quero|queremos|queria|espero|esperamos|procuro|procuramos|preciso|precisamos|mais clientes|concorrência|instagram|facebook|site|publicidade|(?:minha|meu|nossa|nosso) (?:mulher|esposa|marido|filho|filha|pai|mãe|irmão|irmã))(?!\p{L})|€|R\$/iu,
  pl: /(?<!\p{L})(?:chcę|chcemy|chciał\p{L}*|szukam|szukamy|potrzebuj\p{L}*|planuj\p{L}*|mam nadzieję|więcej klientów|konkurencj\p{L}*|instagram\p{L}*|facebook\p{L}*|stron\p{L} internetow\p{L}*|reklam\p{L}*|(?:moja|mój|nasza|nasz) (?:żona|mąż|syn|córka|ojciec|matka|brat|siostra))(?!\p{L})|zł(?!\p{L})|€/iu,
};

/** "We do not do insolvency" sends readers away, and is no reason to post. */
const refuses: Record<PostLanguage, RegExp> = {
  en: /\b(?:I|we) (?:do not|don[’']?t|won[’']?t|will not|cannot|can[’']?t) (?:do|take|offer|serve|sell|work|accept|quote|see|treat|teach|repair|fix|fit|lead|book)\b|^(?:I|we) (?:do not|don[’']?t|won[’']?t|never) \p{L}+\.?$|\bnot (?:our|my|an?) (?:work|job|trade|business)\b|^not an?\b/iu,
  de: /\b(?:machen|bieten|nehmen|verkaufen) (?:wir|ich) (?:nicht|kein\p{L}*)\b|\b(?:wir|ich) (?:mache\p{L}*|biete\p{L}*|nehme\p{L}*|verkaufe\p{L}*) (?:nicht|kein\p{L}*)\b/iu,
  fr: /\bne (?:faisons|fais|prenons|prends|vendons|vends|acceptons|accepte) p(?:as|lus)\b/iu,
  es: /\bno (?:hacemos|hago|aceptamos|acepto|vendemos|vendo|trabajamos|trabajo)\b/iu,
  nl: /\b(?:doen|doe|verkopen|verkoop|nemen|neem) (?:wij|we|ik) (?:niet|geen)\b|\b(?:wij|we|ik) (?:doen?|verkop?en|verkoop|nemen|neem) (?:niet|geen)\b/iu,
  it: /\bnon (?:facciamo|faccio|accettiamo|accetto|vendiamo|vendo|lavoriamo|lavoro)\b/iu,
  pt: /(?<!\p{L})não (?:fazemos|faço|aceitamos|aceito|vendemos|vendo|trabalhamos|trabalho)(?!\p{L})/iu,
  pl: /(?<!\p{L})nie (?:robię|robimy|sprzedaję|sprzedajemy|przyjmuję|przyjmujemy|prowadzę|prowadzimy|naprawiam|naprawiamy|zajmuję|zajmujemy|wykonuję|wykonujemy)(?!\p{L})/iu,
};

/** Of a sentence in one of the seven languages: not said to us, or to nobody: plans, refusals, prices, and what no post may say. */
export const isForCustomers = (clause: string, { language, isOfGrief, own }: Spoken): boolean =>
  !(inward[language].test(clause) && !ORIGIN.test(clause)) &&
  !refuses[language].test(clause) &&
  (isOfGrief || !DEAD.test(clause)) &&
  !isUnfit(clause, own);

interface Spoken {
  language: PostLanguage;
  isOfGrief: boolean;
  /** The names of the business and of its place. */
  own: readonly string[];
}

export const isUnfit = (clause: string, own: readonly string[]): boolean =>
  UNFIT.has(judgeMaterial({ text: clause, own: [...own] }).use);
/** No post, as of an answer that an owner gives; a few words are enough here, and the whole description tells the language. */
const UNFIT: ReadonlySet<MaterialUse> = new Set<MaterialUse>(['personal', 'private', 'unkind', 'unclear']);
/** The same without English: a German "die" is an article. */
const DEAD = /(?<!\p{L})(?:gestorben|mort[es]+|muert\p{L}*|muere|morti|overleden|zmarł\p{L}*|falecid\p{L}*)(?!\p{L})/iu;
export const DEATH =
  /(?<!\p{L})(?:dies|die|deaths?|died|dying|killed|dead (?:fish|animals?|birds?|body|bodies|people|cats?|dogs?)|gestorben|mort[es]+|muert\p{L}*|muere)(?!\p{L})/iu;
