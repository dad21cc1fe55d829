import { TOLD, type MaterialUse } from '../../../../../src/domain/material';
import { judgeMaterial } from '../../../../../src/domain/material-use';
import type { AnswerShape } from '../../../../../src/domain/owner-question-list';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { OwnerMaterial } from '../../../../ports/planner';
import { countWords } from '../grammar';
import { hashToUnit } from '../hash';
import type { ProfileWords } from '../profile-words';
import { readWords } from './told-words';

/** Something that an owner's description says about how they work: true by their own word, and no secret. */
export type SaidMaterial = Omit<OwnerMaterial, 'source'> & { source: 'profile' };
/** All words of the owner's that a post can be made of. */
export type OwnMaterial = OwnerMaterial | SaidMaterial;

/** A description says how something works, what it costs, or what goes on behind the counter. */
export const shapeOfSaid = (text: string): AnswerShape =>
  COSTS.test(text) ? 'offer' : HOW.test(text) ? 'advice' : 'behind';
const COSTS =
  /(?<!\p{L})(?:free|included|pay|paid|price|fee|warranty|guarantee|kostenlos|gratis|inklusive|preis\p{L}*|garantie|gratuit\p{L}*|compris\p{L}*|prix|garantía|precio)(?!\p{L})/iu;
const HOW =
  /(?<!\p{L})(?:you|your|bring|book|call|text|open|ready|before|by|until|till?|within|appointment|Sie|Ihr\p{L}*|Termin|bis|vous|votre|vos|rendez-vous|usted\p{L}*|cita|hasta)(?!\p{L})/iu;

/** Topics of what a description says have a beginning of their own: no stored answer stands behind them. */
export const topicOf = ({ id, source }: OwnMaterial): string => `${source === 'profile' ? 'said/' : TOLD}${id}`;

/**
 * The facts of a description, in its order. Its first sentence names the trade, and what only lists goods or speaks of the
 * owner's plans, family or worries is no post.
 */
export function saidInProfile({ what, name }: Pick<ProfileWords, 'what' | 'name'>): SaidMaterial[] {
  const read = readWords({ text: what, detail: '' }, 'en');
  if (!read) return [];
  const { language, tongue } = read;
  const clauses = read.text.flatMap((sentence) => apart(sentence, language));
  const facts = clauses
    .slice(1)
    .filter(
      (clause) =>
        isFact(clause, language) &&
        !tongue.doubts.test(clause) &&
        !clause.endsWith('?') &&
        !UNFIT.has(judgeMaterial({ text: clause, own: [name] }).use),
    );
  return joined(facts).map((text) => ({
    id: Math.floor(hashToUnit(text) * 2 ** 32).toString(36),
    kind: 'fact',
    source: 'profile',
    question: '',
    text,
    detail: '',
    page: '',
    photoId: null,
    saidOn: '',
    usedCount: 0,
    isMade: false,
  }));
}

/** "We mend nets, we never sell them, bring yours by February": three sentences with commas between them. */
const apart = (sentence: string, language: PostLanguage): string[] =>
  sentence
    .split(runOn[language])
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:also|and),? /iu, '')
        .replace(/^(We|I) also /u, '$1 '),
    )
    .map((clause) => (/[.!?…]$/u.test(clause) ? clause : `${clause}.`))
    .map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1));

const runOn: Record<PostLanguage, RegExp> = {
  en: /, (?=(?:I|I[’'](?:m|ve|ll)|we|we[’'](?:re|ve|ll)|bring|pay|you (?:can|may|pay|get))\b)/u,
  de: /, (?=(?:wir|ich) \p{L}+)/u,
  fr: /, (?=(?:nous|je|on) )/u,
  es: /, (?=(?:yo|nosotros) )/u,
};

/** Some words alone are too short for a post; the next fact keeps them company. */
function joined(facts: readonly string[]): string[] {
  const found: string[] = [];
  let short = '';
  for (const fact of facts) {
    const text = short ? `${short} ${fact}` : fact;
    short = countWords(text) < FEWEST ? text : '';
    if (!short && countWords(text) <= MOST) found.push(text);
  }
  return found;
}

const isFact = (clause: string, language: PostLanguage): boolean =>
  says[language].test(clause) && !inward[language].test(clause) && !refuses[language].test(clause);

/** What customers can hold a business to: how it works, when, for how much, what it never does. */
const says: Record<PostLanguage, RegExp> = {
  en: /(?<![\p{L}\p{N}])(?:we|I|I[’'](?:m|ve|ll)|we[’'](?:re|ve|ll)|you|your|bring|book|pay|free|included|no|not|never|only|always|every|ready|open|within|before|until|till?|since|once|warranty|guarantee|appointment|same[ -](?:day|night)|by hand|\d+)(?![\p{L}\p{N}])/iu,
  de: /(?<![\p{L}\p{N}])(?:wir|ich|Sie|Ihr\p{L}*|kostenlos|gratis|inklusive|ohne|nicht|nie|kein\p{L}*|nur|immer|jede\p{L}*|innerhalb|bis|seit|Garantie|Termin|von Hand|\d+)(?![\p{L}\p{N}])/u,
  fr: /(?<![\p{L}\p{N}])(?:nous|je|vous|vos|votre|gratuit\p{L}*|compris\p{L}*|sans|jamais|seulement|uniquement|toujours|chaque|sous|avant|depuis|garantie|rendez-vous|à la main|\d+)(?![\p{L}\p{N}])/iu,
  es: /(?<![\p{L}\p{N}])(?:nosotros|usted\p{L}*|gratis|gratuit\p{L}*|incluid\p{L}*|sin|no|nunca|solo|sólo|siempre|cada|hasta|desde|garantía|cita|a mano|\d+)(?![\p{L}\p{N}])/iu,
};

/** Plans, worries, family and marketing: said to us, not to customers. */
const inward: Record<PostLanguage, RegExp> = {
  en: /\b(?:(?:I|we)(?: would|[’']d)? (?:really )?(?:want|hope|wish|need|like|try|plan|struggle|hate|think|guess|dont know|don[’']t know|can[’']?t|cannot)|trying to|looking (?:for|to)|more customers|customers think|people (?:do not|don[’']?t|never)|competit\p{L}*|too many|not enough|on my own|single-handed|social media|instagram|facebook|tiktok|google|website|marketing|followers|(?:my|our) (?:wife|husband|son|daughter|mum|mom|dad|father|mother|brother|sister|boss|partner|ex))\b|\$|£|€/iu,
  de: /\b(?:(?:ich|wir) (?:möchte\p{L}*|will|wollen|hoffe\p{L}*|brauche\p{L}*|suche\p{L}*|plane\p{L}*|überlege\p{L}*)|mehr Kunden|Konkurrenz|Instagram|Facebook|Webseite|Website|Werbung|(?:meine?|unsere?) (?:Frau|Mann|Sohn|Tochter|Vater|Mutter|Bruder|Schwester))\b|€/iu,
  fr: /\b(?:(?:je|nous) (?:veux|voulons|voudrais|voudrions|espère|espérons|cherche|cherchons|souhait\p{L}*)|plus de clients|concurren\p{L}*|instagram|facebook|site web|publicité|(?:ma|mon|notre) (?:femme|mari|fils|fille|père|mère|frère|sœur))\b|€/iu,
  es: /\b(?:quiero|queremos|quisiera|espero|esperamos|busco|buscamos|necesito|necesitamos|más clientes|competencia|instagram|facebook|página web|publicidad|(?:mi|nuestr[ao]) (?:mujer|marido|hijo|hija|padre|madre|hermano|hermana))\b|€/iu,
};

/** "We do not do insolvency" sends readers away, and is no reason to post. */
const refuses: Record<PostLanguage, RegExp> = {
  en: /\b(?:I|we) (?:do not|don[’']?t) (?:do|take|offer|serve|sell|work|accept|quote)\b/iu,
  de: /\b(?:machen|bieten|nehmen|verkaufen) (?:wir|ich) (?:nicht|kein\p{L}*)\b|\b(?:wir|ich) (?:mache\p{L}*|biete\p{L}*|nehme\p{L}*|verkaufe\p{L}*) (?:nicht|kein\p{L}*)\b/iu,
  fr: /\bne (?:faisons|fais|prenons|prends|vendons|vends|acceptons|accepte) p(?:as|lus)\b/iu,
  es: /\bno (?:hacemos|hago|aceptamos|acepto|vendemos|vendo|trabajamos|trabajo)\b/iu,
};

/** No post, as of an answer that an owner gives; a few words are enough here, and the whole description tells the language. */
const UNFIT: ReadonlySet<MaterialUse> = new Set<MaterialUse>(['personal', 'private', 'unkind', 'unclear']);
const FEWEST = 4;
const MOST = 45;
