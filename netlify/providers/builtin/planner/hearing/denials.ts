/** What an owner says that the business does not do, and the words without it. */
export interface Denials {
  /** The text without the clauses that deny something: only what is left may choose what an owner hears. */
  affirmed: string;
  /** What is not sold, repaired or taken in, as the owner says it: "hearing aids". */
  things: string[];
  /** What is not used or put in: a promise, and no subject for an idea. */
  without: string[];
  /** Something is expressly not sold. */
  isNoSeller: boolean;
}

/**
 * Reads "I never sell hearing aids", "no cats" and "kein Verkauf". A condition denies nothing ("no cats on Sundays", "we
 * do not take cards"), nor does a promise in the form of a denial ("no job too small", "no appointment needed").
 */
export function readDenials(text: string): Denials {
  const things: string[] = [];
  const without: string[] = [];
  const affirmed = [...denying, ...roles].reduce(
    (left, { says, isRole }) =>
      left.replace(says, (clause: string, said: string) => {
        const named = said
          .split(LIST)
          .map((thing) => thing.replace(ARTICLE, '').replace(JOBS, '').trim())
          .filter((thing) => thing.length > 2 && !NOTHING.test(thing));
        if (!isRole && named.length > 0 && named.every((thing) => INGREDIENT.test(thing))) {
          without.push(...named);
          return clause;
        }
        if (named.length === 0) return clause;
        if (!isRole) things.push(...named);
        return ' ';
      }),
    text,
  );
  return {
    affirmed,
    things: things.filter((thing) => !isOwnMatter(thing, affirmed)),
    without,
    isNoSeller: SELLS_NOT.test(text),
  };
}

/** Who tunes pianos and "does not move pianos" denies the moving. */
function isOwnMatter(thing: string, affirmed: string): boolean {
  const own = thing.toLowerCase().replace(/s$/u, '');
  return (affirmed.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).some((word) => word.replace(/s$/u, '') === own);
}

const SELLS_NOT =
  /(?<!\p{L})(?:(?:never|do not|don[’']?t|no longer) sell|kein(?:en)? Verkauf|verkaufen (?:wir )?(?:kein|nicht)|(?:ne |n[’'])vend\p{L}* p(?:as|lus)|no vendemos|no vendo|non vendiamo|geen verkoop|não vendemos)(?!\p{L})/iu;

/** Where a denial ends without a condition: at a mark, or where the owner says something else. */
const END =
  '(?=\\s*(?:$|[.,;:!?()–—\\n]|-\\s|(?:but|because|which|who|so|and (?:I|we)|aber|sondern|weil|denn|mais|car|pero|porque|ma|perché|maar|want|mas)\\b))';
/** One to three words, and more of the same after "or": "cats, rabbits or birds". */
const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*";
const small =
  '(?!(?:on|in|at|by|for|from|with|without|before|after|over|under|until|unless|if|when|than|to|and|or|but|too|i|we|you|they|it|just|only|wir|ich|nous|je)\\b)';
const some = `${small}${word}(?: ${small}${word}){0,2}`;
const ands = '(?:or|nor|and|und|oder|ou|et|ni|o|y|e|of|en)';
const list = `(${some}(?:(?:, ${some}){0,4},? ${ands} (?:(?:no|kein\\p{L}*|pas de|geen) )?${some})?)`;

const reader = (before: string, isRole = false): Reader => ({
  says: new RegExp(`(?<![\\p{L}\\p{N}’'])${before}(?:(?<=[’']) ?| )${list}${END}`, 'giu'),
  isRole,
});

const ARTICLE =
  /^(?:no|any|more|other|an?|the|our|my|new|used|kein\p{L}*|de|du|des|les?|la|l[’']|d[’']|el|los|las|un\p{L}*|il|i|gli|geen|het|os?|as?) (?=\p{L})/iu;
const LIST = /,? (?:or|nor|and|und|oder|ou|et|ni|o|y|e|of|en) (?=\p{L})|, /iu;
const DOES =
  '(?:(?:actually|really|ever|even|usually|just) )?(?:sell|do|take on|take in|take|offer|repair|fix|mend|treat|stock|make|handle|cover|accept|work (?:with|on)|deal (?:with|in)|serve|supply|fit|install|rent out|rent|hire out|hire|keep|board|groom|teach|clean|use|breed|run|cater for|host|shoe|trim|tune|move|see|add)';

const denying: readonly Reader[] = [
  reader('no (?:vendemos|vendo|hacemos|hago|reparamos|reparo|trabajamos con|aceptamos|atendemos|alquilamos|tratamos)'),
  reader('(?:non (?:vendiamo|vendo|facciamo|faccio|ripariamo|riparo|accettiamo|trattiamo|noleggiamo)|niente)'),
  reader(
    `(?:(?:I|we|who|and|but|they) )?(?:never|do not|don[’']?t|does not|doesn[’']?t|no longer|won[’']?t|will not|cannot|can[’']?t) ${DOES}`,
  ),
  reader(
    '(?:(?:sorry|but|and|absolutely|strictly|definitely|only),? )?(?<=(?:^|[.,;:!(–—-]|\\b(?:only|sorry|but|and|absolutely|strictly|definitely),?)\\s*)no',
  ),
  {
    says: new RegExp(`(?<![\\p{L}\\p{N}’'])(?:I|we) (?:never|do not|don[’']?t) (\\p{L}{4,12})${END}`, 'giu'),
    isRole: false,
  },
  reader('(?:but )?not for'),
  reader(
    '(?:(?:aber|und|leider|wir|ich) )?(?:(?:verkaufen|machen|bieten|nehmen|reparieren|führen|haben|vermieten|behandeln) (?:wir |ich )?)?kein(?:e[nrms]?)?',
  ),
  reader("(?:(?:mais|nous|je|on) )?(?:(?:ne |n[’’'])\\p{L}+ )?(?:pas de|pas d[’']|jamais de|plus de)"),
  reader('(?:(?:wij|we|ik) (?:verkopen|doen|maken|repareren|behandelen|verkoop|doe|maak) )?geen'),
  reader('(?:não (?:vendemos|vendo|fazemos|faço|consertamos|aceitamos|atendemos|alugamos|tratamos)|nada de)'),
];
/** Who somebody is not: no note may take them for one, though a text may speak of one. */
const roles: readonly Reader[] = [
  reader("(?:I am|I[’']?m|we are|we[’']?re|he is|she is|but|and|,) not(?= an? )", true),
  reader("(?:I am|I[’']?m|we are|we[’']?re) no(?! longer)", true),
  reader('(?<=^|[.,;:(–—-]\\s*)not(?= an? )', true),
];

/** "No pool jobs" denies pools, and "no small jobs" denies nothing that could be named. */
const JOBS =
  /(?<=^(?!(?:small|big|large|little|tiny|odd|rush|hard|cash|day|night|two|such)\b)\p{L}{3,}) (?:jobs?|work)$/iu;

/** Denied by nobody who does not do it: promises, terms and ways of speaking. */
const NOTHING =
  /(?:^|\s)(?:jobs?|need|needed|needs?|required|necessary|appointments?|bookings?|referrals?|reservations?|fuss|hassle|hurry|rush|pressure|problems?|worr(?:y|ies)|questions?|matter|obligations?|contracts?|commitments?|fees?|charges?|costs?|surcharges?|deposits?|minimum|orders?|waiting|queues?|time|experience|judge?ment|jargon|nonsense|mess|surprises?|extras?|shortcuts?|doubt|idea|excuses?|guarantees?|stress|pain|exceptions?|cards?|cash|cheques?|credit|payments?|machines?|corners?|way|more|less|one|it|that|this|them|anything|everything|things?|much|many|Probleme?|Termine?|Anmeldung|Voranmeldung|Kosten|Sorgen?|Wartezeit(?:en)?|Aufpreis|Angst|Verpflichtung|Mindest\p{L}*|Überraschung(?:en)?|Fragen?|Chemie|rendez-vous|problèmes?|frais|surprises?|souci|engagement|réservation|cita|problema|compromiso|gastos|appuntamento|afspraak|probleem|marcação)(?:\s|$)/iu;

const INGREDIENT =
  /(?:^|\s)(?:chemicals?|bleach|perfumes?|scents?|fragrances?|glue|epoxy|pesticides?|antibiotics|hormones|fillers?|additives|preservatives|plastics?|nylon|vinyl|sugar|salt|colou?rings?|dyes?|palm oil|parabens|peat|Chemie|Zucker|Duftstoffe|sucre|parfum|azúcar|zucchero|suiker|açúcar)$/iu;

interface Reader {
  says: RegExp;
  /** It says who somebody is not, and no thing. */
  isRole: boolean;
}
