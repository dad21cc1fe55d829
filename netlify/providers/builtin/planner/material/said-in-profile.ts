import { TOLD, type MaterialUse } from '../../../../../src/domain/material';
import { judgeMaterial } from '../../../../../src/domain/material-use';
import type { AnswerShape } from '../../../../../src/domain/owner-question-form';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { OwnerMaterial } from '../../../../ports/planner';
import { countWords } from '../english/grammar';
import { hashToUnit } from '../hash';
import { readDenials } from '../hearing/denials';
import type { ProfileWords } from '../writing/profile-words';
import { isRough, titleOfSaid } from './said-title';
import { DRY, worthOf, WORTHY } from './said-worth';
import { readWords } from './told-words';

/** Something that an owner's description says about how they work: true by their own word, and no secret. */
export type SaidMaterial = Omit<OwnerMaterial, 'source'> & {
  source: 'profile';
  /** The sentence that is the title. */
  key: string;
  /** The sentence that names the trade, before the others. */
  opening: string;
};
/** All words of the owner's that a post can be made of. */
export type OwnMaterial = OwnerMaterial | SaidMaterial;

/** A description says what somebody gets, what to do about it, or how somebody works. */
export function shapeOfSaid(text: string): AnswerShape {
  if (TIMELY.test(text)) return 'timely';
  return DO.test(text) ? 'advice' : GETS.test(text.slice(0, 90)) ? 'offer' : 'behind'; // further on there are reasons
}
const TIMELY =
  /(?<!\p{L})(?:(?<!19\d\d |in )(?:january|february|april|june|july|august|september|october|november|december)(?! (?:19|20)\d\d)|christmas|easter|in (?:spring|summer|autumn|winter)|for (?:spring|summer|autumn|winter)|im (?:Frühling|Sommer|Herbst|Winter|Dezember|Januar)|zu Weihnachten|en (?:hiver|été|automne|décembre|janvier|invierno|verano|otoño|diciembre|enero)|à Noël|en Navidad)(?!\p{L})/iu;
/** Something to be had, and no "you" alone: "we tell you straight" is how somebody works. */
const GETS =
  /(?<!\p{L})(?:free(?! (?:range|standing))|included|you (?:can|may|pay|get|keep|choose)|warranty|guarantee\p{L}*|deliver\p{L}*|same[ -]day|walk[ -]in|rent|hire|kostenlos|gratis|inklusive|garantie|Lieferung|gratuit\p{L}*|compris\p{L}*|certificat|garantía|entreg\p{L}*|puede)(?!\p{L})/iu;
const DO =
  /^(?:please )?(?:bring|book|call|text|phone|ring|send|come(?! every)|drop|order|ask|bringen Sie|rufen Sie|kommen Sie|apportez|appelez|venez|traiga|llame|venga)(?!\p{L})/iu;

/** Topics of what a description says have a beginning of their own: no stored answer stands behind them. */
export const topicOf = ({ id, source }: OwnMaterial): string => `${source === 'profile' ? 'said/' : TOLD}${id}`;

/**
 * What a description tells customers, in posts of two or three sentences that stand beside each other there, first what a
 * customer would stop for. Its first sentence names the trade and may open the first of them. What only lists goods or
 * speaks of the owner's plans, family or worries is no post, nor is one thin sentence.
 */
export function saidInProfile({ what, name, where = '', kind = null }: Described): SaidMaterial[] {
  const read = readWords({ text: what, detail: '' }, 'en', false);
  const { language, tongue } = read;
  // Plans and worries cannot be told from what customers may read.
  if (language === 'other') return [];
  const clauses = withAnswers(read.text).flatMap((sentence) => clausesOfSaid(sentence, language));
  const [opening = ''] = clauses;
  const isOpening = countWords(opening) <= LONGEST_OPENING;
  // A long first sentence tells more than the trade: "I tune pianos and have done it since 1991 when …".
  const facts = clauses
    .slice(isOpening ? 1 : 0)
    .filter(
      (clause) =>
        isFact(clause, language) &&
        !tongue.doubts.test(clause) &&
        !tongue.leans.test(clause) &&
        !clause.endsWith('?') &&
        !NAMELESS.test(clause) &&
        !isOfNobody(clause) &&
        !isOnlyDenial(clause) &&
        (kind === 'grief' || !DEATH.test(clause)) &&
        !UNFIT.has(judgeMaterial({ text: clause, own: [name, where] }).use) &&
        worthOf(clause) > DRY &&
        countWords(clause) <= MOST,
    );
  const trade = isOpening && !isRough(opening) ? opening : '';
  return together(facts)
    .filter((group) => group.some((fact) => isWhole(fact, language)) && isEnough(group))
    .map((group, index) => ({ text: group.join(' '), key: keyOf(group, language), trade: index === 0 ? trade : '' }))
    .toSorted((one, other) => worthOf(other.key) - worthOf(one.key))
    .map(({ text, key, trade: first }) => ({
      id: Math.floor(hashToUnit(text) * 2 ** 32).toString(36),
      kind: 'fact',
      source: 'profile',
      question: '',
      text,
      detail: '',
      key,
      opening: first,
      page: '',
      photoId: null,
      saidOn: '',
      usedCount: 0,
      isMade: false,
    }));
}

type Described = Pick<ProfileWords, 'what' | 'name'> & Partial<Pick<ProfileWords, 'kind' | 'where'>>;

/** Neighbours in the description, two or three at a time. */
function together(facts: readonly string[]): string[][] {
  const groups = Math.max(1, Math.round(facts.length / 2.5));
  const size = Math.ceil(facts.length / groups);
  const found: string[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && last.length < size && countWords([...last, fact].join(' ')) <= LONGEST_GROUP) last.push(fact);
    else found.push([fact]);
  }
  // The last one alone keeps company with those before it.
  const last = found.at(-1);
  const before = found.at(-2);
  if (last?.length === 1 && before && countWords([...before, ...last].join(' ')) <= LONGEST_GROUP)
    before.push(...found.pop()!);
  return found;
}

/** One sentence is a post only where there is something in it: what a customer would stop for, or how the work is done. */
const isEnough = ([first = '', ...more]: readonly string[]): boolean =>
  more.length > 0 ||
  (countWords(first) >= 7 && worthOf(first) >= WORTHY) ||
  (countWords(first) >= 9 && WORKS.test(first));
const WORKS = /^(?:I|we|ich|wir|je|nous) \p{L}+ [^,]{3,60}, (?!but )\p{L}+/iu;

/** What the title says: the sentence that a customer would stop for, and neither a fragment nor a defect. */
const keyOf = (group: readonly string[], language: PostLanguage): string =>
  group
    .filter((fact) => isWhole(fact, language))
    .map((fact) => ({ fact, rank: ranked(fact) - (isAside(fact, group) ? ASIDE : 0) }))
    .toSorted((one, other) => other.rank - one.rank)[0]!.fact;
/** A short last word on something else, after sentences that say far more. */
const isAside = (fact: string, group: readonly string[]): boolean =>
  group.length > 1 &&
  fact === group.at(-1) &&
  countWords(fact) < 6 &&
  countWords(fact) * 5 < countWords(group.join(' ')) + 1;
const ASIDE = 6;
/** Of a long sentence only what its title would show. */
const ranked = (fact: string): number =>
  worthOf(titleOfSaid(fact, TITLE) ?? fact) +
  (PROMISE.test(fact) ? 2 : 0) -
  (DEFECT.test(fact) ? 6 : 0) -
  (POINTS.test(fact) || countWords(fact) < 4 ? 3 : 0) -
  (DO_OF_WHOM.test(fact) ? 6 : 0);
const PROMISE =
  /(?<!\p{L})(?:never|always|free|nobody|guarantee\p{L}*|years|since|kostenlos|nie|gratuit\p{L}*|jamais|gratis|nunca)(?!\p{L})/iu;
/** "Come same day" is what the firm does and reads as what the customer shall do. */
const DO_OF_WHOM =
  /^(?:come|bring|send|call|ring|drop|order)(?!\p{L})(?!.*(?<!\p{L})(?:us|me|your|you|it|them|yours|early|by|in|on|for)(?!\p{L}))/iu;
/** "If one is dark": one of what stands in the sentence before. */
const POINTS = /^(?:if|when|wenn|si) (?:one|it|they|any|not|keiner?|alguna?)(?!\p{L})/iu;

/** "4 weeks usually." says nothing to whoever sees only that. */
const isWhole = (fact: string, language: PostLanguage): boolean =>
  language === 'en'
    ? SUBJECT.test(fact) ||
      (DO.test(fact) && countWords(fact) > 3 && !DO_OF_WHOM.test(fact)) ||
      /^(?:No|Never|Always|Free|Every|Only|Only the) /u.test(fact)
    : countWords(fact) > 3;
const SUBJECT =
  /(?<!\p{L})(?:I|we|(?:my|our) \p{L}+ (?:started|began|founded|opened|built|taught)|you|nobody|everybody|everyone|somebody|everything|nothing|there|since)(?:[’']\p{L}+)?(?!\p{L})|\p{L}s? (?:is|are|was|has|have|can|will|takes?|comes?|goes|stays?|starts?|includes?|gets?|lasts?|makes?|needs?|means?|keeps?|leaves?) /iu;
const DEFECT =
  /(?<!\p{L})(?:broken|breaks?|leak\p{L}*|rot\p{L}*|smell\p{L}*|mould\p{L}*|complain\p{L}*|angry|pain\p{L}*|blood|ruin\p{L}*|fail\p{L}*|crack\p{L}*|damag\p{L}*|problems?|refunds?|wrong|worse|worst|dirty|kaputt\p{L}*|cass[ée]\p{L}*|rot[oa]s?)(?!\p{L})/iu;
const DEATH =
  /(?<!\p{L})(?:dies|die|deaths?|died|dying|killed|dead (?:fish|animals?|birds?|body|bodies|people|cats?|dogs?)|gestorben|mort[es]+|muert\p{L}*|muere)(?!\p{L})/iu;

/** "I'm asked every week if I sell goats. I don't." is one saying. */
function withAnswers(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    if (found.length > 0 && ANSWER.test(sentence)) found[found.length - 1] += ` ${sentence}`;
    else found.push(sentence);
  }
  return found;
}
const ANSWER =
  /^(?:(?:I|we|they|it|you) (?:do|did|am|are|can|will|is|have)(?:n[’']?t| not)?|yes|no|never|always|nope|sorry(?:, no)?|ja|nein|oui|non|sí|no)[.!]?(?: sorry[.!]?)?$/iu;

const SEVERAL =
  /\p{L}{2,}[^\Ws]s(?!\p{L})|(?<!\p{L})(?:people|children|kids|everyone|everybody|somebody|someone|whoever)(?!\p{L})/iu;
const VERBS =
  /(?<!\p{L})(?:stays|comes|goes|works|needs|does|takes|keeps|gets|makes|looks|lets|runs|brings|always)(?!\p{L})/giu;

/** "The dog stays with them": whom, was said before. */
const isOfNobody = (clause: string): boolean => {
  const at = clause.search(/(?<!\p{L})(?:them|they|theirs?)(?!\p{L})/iu);
  return at >= 0 && !SEVERAL.test(clause.slice(0, at).replace(VERBS, ' '));
};

/** "We mend nets, we never sell them, bring yours by February": three sentences with commas between them. */
function clausesOfSaid(sentence: string, language: PostLanguage): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(runOn[language]).flatMap(apart)) {
    // Two words are no sentence, and stay with what they follow; "Je bâche avant" is hardly one.
    const last = parts.at(-1);
    if (last !== undefined && (countWords(part) < 3 || countWords(last) < 4 || LEADS.test(last)))
      parts[parts.length - 1] += `, ${part.trim()}`;
    else parts.push(part);
  }
  return parts
    .map((part) =>
      part
        .trim()
        .replace(OPENINGS, '')
        .replace(REFUSAL_AT_LAST, '')
        .replace(/^(We|I) also /u, '$1 '),
    )
    .filter((part) => !/^(?:do|have|sell|run|make|offer|take)\s/u.test(part))
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/** "I do repairs and will tell you honestly …": somebody does two things, and the second says more. */
function apart(clause: string): string[] {
  const [, who = '', first = '', second = ''] = TWO_DEEDS.exec(clause) ?? [];
  return countWords(first) >= 2 && countWords(second) >= 5 ? [`${who} ${first}`, `${who} ${second}`] : [clause];
}
const TWO_DEEDS = /^((?:and |but )?(?:I|we)) (.{4,90}) and ((?:will|can|always|never) .{12,})$/iu;

/** "You drop off a shoebox, we hand back a folder": the first half waits for the second. */
const LEADS = /^(?:you|if|when|once|wenn|si|quand|cuando)(?!\p{L})/iu;

/** What "one" is was said before. */
const NAMELESS =
  /(?<!\p{L})(?:need|want|have|sell|buy) (?:one|it|them|some)(?!\p{L})|^(?:about|around|roughly) |\s(?:before|after|since|of|for|with|without) (?:that|this|it|them|then)\W*$/iu;

/** "No sheep" and "We don't rent out cabins" send people away, unless something is said beside it. */
const TO_CUSTOMER = /(?<!\p{L})(?:you|your|Sie|Ihr\p{L}*|vous|votre|vos|usted\p{L}*|su)(?!\p{L})/u;
function isOnlyDenial(clause: string): boolean {
  const { things, without, affirmed } = readDenials(clause);
  const asks =
    /(?<!\p{L})asked(?!\p{L})[^.]* (?:if|whether|for) /iu.test(clause) &&
    /n[’']t[.!]?$|(?<!\p{L})no[.!]?$/iu.test(clause);
  return asks || (things.length > 0 && !TO_CUSTOMER.test(clause) && without.length === 0 && countWords(affirmed) < 4);
}

/** "… but I do not move pianos": what is not done ends no post. */
const REFUSAL_AT_LAST =
  /(?<=(?:\S+ ){4}\S+),? (?:but|though|although) (?:I|we) (?:do(?:n[’']?t| not)|won[’']?t|will not|can(?:[’']?t|not)|never) [^,;]{2,60}$/iu;
/** Words that lean on what stood before. */
const OPENINGS =
  /^(?:(?:and|but|so|also|now|then|plus|und|aber|auch|dann|et|mais|aussi|puis|y|pero|también|também|mas|anche|inoltre|ma|poi|ook|maar|ale|też|także|oraz),? )+/iu;

const runOn: Record<PostLanguage, RegExp> = {
  en: /;\s+|, (?=(?:(?:and|but|so) )?(?:now )?(?:I|I[’'](?:m|ve|ll)|we|we[’'](?:re|ve|ll)) |(?:bring|pay|free|also|phone|minimum|never|always|you (?:can|may|pay|get))\b)| and (?=now (?:I|we) )/u,
  de: /;\s+|, (?=(?:(?:und|aber) )?(?:wir|ich) \p{L}+|kostenlos|\p{Lu}\p{L}+ (?:meist|meistens|immer|kostenlos|innerhalb|inklusive)\b)/u,
  fr: /;\s+|, (?=(?:(?:et|mais) )?(?:nous|je|on) )/u,
  es: /;\s+|, (?=(?:(?:y|pero) )?(?:yo|nosotros) )/u,
  nl: /;\s+|, (?=(?:(?:en|maar) )?(?:wij|we|ik) )/u,
  it: /;\s+|, (?=(?:(?:e|ma) )?(?:noi|io) )/u,
  pt: /;\s+|, (?=(?:(?:e|mas) )?(?:nós|eu|a gente) )/u,
  pl: /;\s+|, (?=(?:(?:i|a|ale) )?(?:ja|my) )/u,
};

const isFact = (clause: string, language: PostLanguage): boolean =>
  says[language].test(clause) &&
  !(inward[language].test(clause) && !ORIGIN.test(clause)) &&
  !refuses[language].test(clause) &&
  !isList(clause, language);

/** "Self assessment, company accounts, VAT, payroll for up to 50 staff" names goods, and nobody does anything. */
const isList = (clause: string, language: PostLanguage): boolean =>
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

/** No post, as of an answer that an owner gives; a few words are enough here, and the whole description tells the language. */
const UNFIT: ReadonlySet<MaterialUse> = new Set<MaterialUse>(['personal', 'private', 'unkind', 'unclear']);
const MOST = 45;
const TITLE = 70;
const LONGEST_GROUP = 70;
const LONGEST_OPENING = 22;
