/**
 * "I don't do slates, tiles or flat roofs" names three trades to refuse them all, and not only the first. A clause with such a
 * list ends before it; "we never sell bread, cakes or pies, but we repair ovens" goes on after it. Nor does "kein
 * Nachhilfeunterricht" name one, where it is a clause of its own.
 */
export const withoutRefused = (text: string): string =>
  withoutLists(text)
    .replace(AFTERWARDS, '')
    .replace(ALONE, (clause) => (GOES_ON.test(clause) ? clause : ''))
    .replace(NO_THINGS, '');

const withoutLists = (text: string): string =>
  text
    .split(/(?<=[.;:!?\n])/u)
    .map((clause) => {
      const at = clause.search(REFUSES);
      if (at < 0) return clause;
      const [refused = '', ...after] = clause.slice(at).split(GOES_ON);
      if (!refused.includes(',') || !OR.test(refused)) return clause;
      return clause.slice(0, at) + after.join(' ');
    })
    .join('');

/** The beginning of a refusal: what is not done, in seven languages. */
const REFUSES = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:i|we) )?(?:don[’']?t|do not|won[’']?t|will not|never) (?:do|make|sell|repair|fix|fit|install|take|offer|stock|build|clean|cut|serve|touch|work on|work with)",
    '(?:(?:ich|wir) )?(?:mache|repariere|verkaufe|baue|biete|reinige)n? (?:ich |wir )?keine?n?',
    "(?:je|nous) n(?:e |[’'])(?:fais|faisons|vends|vendons|répare|réparons|prends|prenons)",
    'no (?:hago|hacemos|vendo|vendemos|reparo|reparamos|trabajo|trabajamos)',
    'non (?:faccio|facciamo|vendo|vendiamo|riparo|ripariamo)',
    'não (?:faço|fazemos|vendo|vendemos|reparo|reparamos)',
    '(?:ik|wij|we) (?:doe|doen|maak|maken|verkoop|verkopen|repareer|repareren) geen',
    'nie (?:robię|robimy|sprzedaję|sprzedajemy|naprawiam|naprawiamy)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** "Fridge and washing machine dun do": said of things that stand before it, and not of others who cannot. */
const AFTERWARDS =
  /(?<=^|[.;:!?\n]\s*)(?!(?:i|we|you|they|if|when) )[^.;:!?\n]{3,60}(?<!\b(?:i|we|you|they|others?|people|nobody|shops?|garages?|dealers?))\s(?:dun|don[’']?t|cannot|can[’']?t|no) (?:do|fix|take|sell|repair)(?=\s*(?:[.,;:!?\n]|$))/giu;
/** One thing that is refused, from one mark to the next; "no dig gardening" shows why English ones have to be in the plural. */
const ALONE =
  /(?<=^|[.,;:!?(\n–—]\s*)(?:(?:aber|und|maar|mais|et|pero|y|ma) )?(?:(?:kein(?:e[nrms]?)?|geen|pas de|niente|nada de|no (?:doy|damos|hago|hacemos)|não (?:dou|damos|faço|fazemos)) |pas d[’'])[^.,;:!?()\n–—]{3,40}(?=[.,;:!?)\n–—]|$)/giu;
/** "No mattresses no asbestos", "no vans or lorries": things in the plural, and nothing else from one mark to the next. */
const NO_THINGS =
  /(?<=^|[.,;:!?(\n–—]\s*)(?:sorry,? )?no (?:\p{L}+ )?\p{L}{3,}s(?: (?:no|or|and|nor) (?:\p{L}+ )?\p{L}+)*(?=\s*(?:[.,;:!?)\n–—]|$))/giu;
/** Joins the last of what is refused. */
const OR = /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o|né|nem|of|lub|ani)(?!\p{L})/iu;
/** From here on it is said what is done. */
const GOES_ON =
  /(?<!\p{L})(?:but|only|just|instead|sondern|nur|mais|seulement|sino|sólo|solo|ma|mas|só|maar|alleen|ale|tylko)(?!\p{L})/iu;
