/** The questions and statements of a message; "how much is it and do you deliver" asks twice. */
export function sentencesOf(message: string): string[] {
  return message
    .split(END)
    .flatMap(apart)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence));
}

function apart(sentence: string): string[] {
  const parts = sentence.split(JOINED);
  const mark = /[?？؟]\s*$/u.test(sentence) ? '?' : '';
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}${mark}` : part));
}

export const isQuestion = (sentence: string): boolean => /[?？؟]["”»)\s]*$/u.test(sentence) || ASKS.test(sentence);

/** "I would like a table" is a wish, however much it reads like a question. */
export const isWishful = (sentence: string): boolean => WISHES.test(sentence) && !/[?？؟]/u.test(sentence);

/** Questions, and wishes that are none by their grammar. */
const WISHING =
  'i want|i would like|i.d like|ich will|ich möchte|ich würde|je veux|je voudrais|quiero|quisiera|ik wil|vorrei|quero|gostaria';
const ASKING =
  'how|what|when|where|which|who|can|could|do|does|are|is|will|would|wie|was|wann|wo|welche[rs]?|kann|können|könnt|macht|machen|habt|haben|gibt|ist|sind|muss|wieviel|combien|quand|où|quel(?:le)?s?|est-ce|c’est|c.est|cest|peut-on|avez|faites|proposez|cuánto|cuanto|cuándo|dónde|donde|qué|tienen|tenéis|pueden|hoe|wat|wanneer|waar|welke|kunnen|kan|doen|hebben|zijn|quanto|quando|dove|quale|avete|fate|siete|onde|qual|têm|fazem';
const beginsWith = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?:hi|hello|hey|hiya|hallo|hola|buenas|bonjour|salut|slt|guten tag|hoi|ciao|olá)?[\s,!]*(?:(?:and|und|et|y|en|e)\s)?(?:${words})(?!\p{L})`,
    'iu',
  );
/** People leave the question mark out. */
const ASKS = beginsWith(`${WISHING}|${ASKING}`);
const WISHES = beginsWith(WISHING);
/** The day of "14. Mai" and "3. kerstdag" ends no sentence. */
const END =
  /(?<=[.!?…])(?<!\b\d{1,2}\.(?=\s+(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))\s+|(?<=[。！？؟])|\n+/u;
const JOINED = new RegExp(
  String.raw`,?\s+(?:and|und|et|y|en|e)\s+(?=(?:whether|if|ob|si|of|se|do|${ASKING})(?!\p{L}))`,
  'iu',
);
