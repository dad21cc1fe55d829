/**
 * Whether a photograph of the library shows what an idea is about, judged by names alone. Precision goes first: no
 * photograph is better than a wrong one, and whatever is chosen can say by which word.
 */

/** A photograph as its owner named and described it. */
export interface NamedPhoto {
  id: string;
  title: string;
  altText: string;
  width: number;
  height: number;
}

/** What an idea speaks of. */
export interface PhotoWish {
  /** Title, first line and captions. */
  text: string;
  /** What its picture shows, as the planner names it: "bread", "kitchen knife". */
  subject: string;
  /** What it asks to be photographed: "three fades from the side". */
  ask: string | null;
  /** What the business offers, in its own words. */
  offers: readonly string[];
}

/**
 * The photograph that fits best, with the word that both have; null when none is certain. `recent` holds the ids of
 * photographs in the latest posts, which are not shown again so soon.
 */
export function fittingPhoto<P extends NamedPhoto>(
  photos: readonly P[],
  wish: PhotoWish,
  recent: readonly string[] = [],
): { photo: P; word: string } | null {
  const wanted = wantedWords(wish);
  const fitting = photos
    .filter(({ id, width, height }) => Math.min(width, height) >= LEAST_SIDE && !recent.includes(id))
    .flatMap((photo) => {
      const said = `${photo.title} ${photo.altText}`;
      if (NO_PHOTOGRAPH.test(said)) return [];
      const [named, described] = [headsOf(photo.title), headsOf(photo.altText)];
      const found =
        wanted.find(({ word }) => named.includes(word)) ?? wanted.find(({ word }) => described.includes(word));
      if (!found) return [];
      return [{ photo, word: asTyped(said, found.word), rank: found.rank + (named.includes(found.word) ? 0 : 0.5) }];
    })
    .sort((one, other) => one.rank - other.rank);
  const [best] = fitting;
  return best ? { photo: best.photo, word: best.word } : null;
}

/** Words in lower case and in the singular, without numbers. */
export const wordsOfText = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/\p{L}+/gu) ?? []
  ).map(singular);

/** What a photograph has to show, the surest first: what is asked for, what the picture shows and the idea says, what is offered and the idea says. */
function wantedWords({ text, subject, ask, offers }: PhotoWish): { word: string; rank: number }[] {
  const spoken = new Set(wordsOfText(text));
  const shown = wordsOfText(subject);
  const isSaid = shown.some((word) => spoken.has(word));
  const offered = offers.flatMap(headsOf).filter((word) => spoken.has(word));
  return [
    ...(ask ? headsOf(ask) : []).map((word) => ({ word, rank: 0 })),
    ...(isSaid ? shown.slice(-1) : []).map((word) => ({ word, rank: 1 })),
    ...offered.map((word) => ({ word, rank: 2 })),
  ].filter(({ word }) => word.length >= 3 && !GENERAL.has(word));
}

/** The things that a name or a description is about: "bread" of "rye bread on the counter", "van" of "bread van". */
function headsOf(text: string): string[] {
  const phrase =
    text
      .toLowerCase()
      .replace(/[-_.]+/g, ' ')
      .split(ASIDE)[0] ?? '';
  return phrase
    .split(/\band\b|\bor\b|[,&+/]/)
    .map((part) => wordsOfText(part).filter((word) => !COUNTED.has(word)))
    .flatMap((words) => words.slice(-1));
}

/** The word as its owner wrote it. */
const asTyped = (said: string, word: string): string =>
  (said.match(/\p{L}+/gu) ?? []).find((one) => singular(one.toLowerCase()) === word)?.toLowerCase() ?? word;

function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z|o)es$/.test(word) && word.length > 4) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    loaves: 'loaf',
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    scarves: 'scarf',
    halves: 'half',
    wolves: 'wolf',
    wreaths: 'wreath',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    shoes: 'shoe',
    canoes: 'canoe',
    cookies: 'cookie',
    pies: 'pie',
    ties: 'tie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    glasses: 'glasses',
  }),
);

/** What follows is where, with what or of what, and no longer what is shown. */
const ASIDE =
  /\b(?:of|with|without|from|in|into|on|at|by|for|to|before|after|beside|above|under|over|near|being|that|which|where|while|and its|outside|inside|behind|next|cut|laid|hung|set|held|packed|ready|waiting|made)\b|[:;(]| - /;
/** Whatever carries words, or belongs to no feed. */
const NO_PHOTOGRAPH =
  /\b(?:logos?|screenshots?|screen shots?|scans?|scanned|receipts?|invoices?|fly(?:er|ers)|posters?|banners?|menus?|qr|avatars?|icons?|certificates?|passports?|contracts?|quotes?|old|former|wrong|bad|blurry|damaged|broken|not|draft|private)\b/i;
/** Said after the thing and not its name. */
const COUNTED: ReadonlySet<string> = new Set(
  [
    'img, dsc, image, photo, picture, pic, copy, final, edit, edited, new, jpg, png, whatsapp, v, closeup, close, up',
  ].flatMap((words) => words.split(', ')),
);
/** Too general to tell by: they stand in the names of pictures of everything. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    'thing, way, day, week, month, year, time, hour, morning, evening, night, today, work, job, shop',
    'store, business, customer, client, guest, people, person, man, woman, team, hand, face, side, detail',
    'row, part, list, note, plan, test, shot, view, place, room, house, home, front, back, top, end',
    'start, price, offer, service, class, course, lesson, session, visit, repair, advice, care, help, tip',
    'question, answer, season, spring, summer, autumn, winter, christmas, board, sign, line, word, name',
    'one, two, three, four, half, set, kind, type, sample, colour, color, light, water, paper, you, yours',
    'your, our, example, result, project, event',
  ].flatMap((words) => words.split(', ')),
);
/** In pixels: a smaller one turns soft on a poster. */
const LEAST_SIDE = 600;
