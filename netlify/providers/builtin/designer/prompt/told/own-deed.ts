/**
 * What somebody says they do for a living, where a greeting is left out: "I run the harbour laundry", "je ramone les cheminées
 * dans tout le canton". '' where it is no work.
 */
export function ownDeed(said: string): string {
  const deed = said.replace(opener, '').replace(sinceWhen, '').trim();
  const words = deed.split(/\s+/u).length;
  return words >= LEAST && words <= MOST && speaker.test(deed) && !noTrade.test(deed) ? deed : '';
}

/** Whether half of what it names is named by other words already. */
export function isSaidIn(deed: string, others: string): boolean {
  const [own, known] = [stemsIn(deed), stemsIn(others)];
  return own.length === 0 || own.filter((stem) => known.includes(stem)).length * 2 >= own.length;
}

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));

const opener =
  /^(?:(?:so|well|right|and|also|alors|donc|et|und|pues|y|bueno|allora|e|dus|en|więc|og|och|então)[\s,]+)+/iu;
/** "… | since my father retired". */
const sinceWhen =
  /[\s,]+(?:since|because|depuis|parce que|seit(?:dem)?|weil|desde|porque|da quando|perché|sinds|omdat|odkąd|bo|desde que|sedan|siden|fordi|eftersom)(?!\p{L}).*$/isu;
const works = [
  'runs?|keep|make|do|build|repair|mend|fix|sell|grow|teach|train|clean|wash|restore|rent|hire|fit|install|paint|print|bake|brew|breed|shear|sew|carve|weld|tune|service|supply|deliver|collect|store|board|treat|groom|translate|sharpen|weave|knit|upholster|forge|press|smoke|cure|grind|mill|lay',
  'mache?n?|baue?n?|repariere?n?|verkaufe?n?|unterrichte?n?|biete?n?|führe?n?|betreibe?n?|male?n?|drucke?n?|backe?n?|schneide?n?|nähe?n?|schleife?n?|stimme?n?|pflege?n?|reinige?n?|vermiete?n?|liefer\\p{L}*|restauriere?n?|züchte?n?|schmiede?n?|flechte?n?|webe?n?|räuchere?n?|keltere?n?|braue?n?',
  'fai[st]|faisons|fabrique|répare|vends?|vendons|cultive|élève|ramone|restaure|taille|couds|imprime|loue|propose|enseigne|tiens|tenons|gère|livre|nettoie|pose|brasse|tisse|forge|affûte',
  'maak|maken|repareer|repareren|herstel|herstellen|verkoop|verkopen|geef|geven|bouw|bouwen|verhuur|verhuren|bak|bakken|brouw|brouwen|kweek|kweken|lever|leveren|restaureer|restaureren|slijp|slijpen|stem|stemmen|run|runnen',
  'lager|laver|driver|selger|sælger|säljer|reparerer|reparerar|bygger|baker|bakar|bager|leier ut|lejer ud|hyr ut|underviser|undervisar|sliber|slipar|dyrker|odlar|brygger|broderer|vever|väver|syr',
].join('|');
const speaker = new RegExp(
  String.raw`^(?:(?:i|we|wir|ich|je|nous|on|wij|ik|vi|jeg|jag)\s(?:${works})\s|(?:faço|fazemos|vendo|vendemos|hago|hacemos|faccio|facciamo|robimy|robię|prowadz\p{L}+|napraw\p{L}+|restaur\p{L}{1,4}|repar\p{L}{1,4}|cri(?:a|o|amos)|cultiv\p{L}{1,4}|ripar\p{L}{1,5}|coltiv\p{L}{1,5})\s)`,
  'iu',
);
/** What is not done, and what only points at something said elsewhere: "robię to od 22 lat". */
const noTrade =
  /^(?:robi(?:ę|my) to|fa(?:ço|zemos) is[st]o|je fais au)\s|(?<!\p{L})(?:not|n['’]t|never|nicht|kein\p{L}*|ne|n['’]\p{L}+|pas|no|nunca|non|niet|geen|não|nie|ikke|inte|it|them|this|that|es|das|ça|lo|het|dat|det|dem|so|mal|sure|normally|usually)(?!\p{L})/iu;
/** In words. */
const LEAST = 3;
const MOST = 11;
