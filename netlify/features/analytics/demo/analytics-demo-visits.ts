import type { DeviceType, EventKind } from '../../../../src/domain/analytics-event';

/**
 * Who visits the website of the demo's grill on a day: more towards the weekend, at lunch and before the evening, in
 * December and in summer, and more from year to year. The same day brings the same people.
 */
export function visitorsOf(
  day: string,
  { daysAgo, posts }: { daysAgo: number; posts: readonly string[] },
): DemoVisit[] {
  const draw = drawing(day);
  const date = new Date(`${day}T12:00:00Z`);
  const grown = 1 - (daysAgo / 365) * 0.34;
  const expected = 46 * WEEKDAYS[date.getUTCDay()]! * MONTHS[date.getUTCMonth()]! * grown * (daysAgo < 30 ? 1.15 : 1);
  const count = Math.round(expected * (0.86 + draw() * 0.28));
  return Array.from({ length: count }, (_, n) => {
    const source = pick(SOURCES, draw());
    return visit(draw, {
      person: `${day} ${n}`,
      minute: Math.min(1_439, Math.floor((pick(HOURS, draw()) + draw()) * 60)),
      source,
      medium: source === '' ? '' : 'referral',
      campaign: '',
      landing: pick(daysAgo < 30 ? LANDINGS_WITH_POSTS : LANDINGS, draw()),
      posts,
    });
  });
}

/** Visitors from an email look at the menu first. */
export function visitFromEmail(click: { id: string; minute: number; campaign: string }): DemoVisit {
  return visit(drawing(click.id), {
    person: click.id,
    minute: click.minute,
    source: 'email',
    medium: 'email',
    campaign: click.campaign,
    landing: '/menu',
    posts: [],
  });
}

function visit(draw: () => number, begun: Begun): DemoVisit {
  const { posts, landing, ...rest } = begun;
  const acts: DemoAct[] = [];
  const see = (path: string): void => {
    // A post is read while it is new, however many there are by then.
    const post =
      path === '/posts' && posts.length > 0 ? (posts[Math.floor(-Math.log1p(-draw()) * NEW_POSTS)] ?? null) : null;
    acts.push({ kind: 'view', page: `${HOST}${path}`, name: '', value: 0, subjectId: post });
    if (post && draw() < 0.24)
      acts.push({
        kind: 'outbound',
        page: `${HOST}${path}`,
        name: 'cornergrill.example/book',
        value: 0,
        subjectId: post,
      });
  };
  const act = (kind: EventKind, name: string, value = 0): void => {
    acts.push({ kind, page: acts.at(-1)!.page, name, value, subjectId: null });
  };
  // Hungry visitors decide at once, which the demo's insights then find.
  const keen = Math.floor(rest.minute / 60) === LUNCH ? 2 : 1;
  see(landing);
  for (let path = landing; ;) {
    if (path === '/menu' && draw() < 0.07 * keen) act('download', `${HOST}/menu.pdf`);
    if (path === '/find-us' && draw() < 0.4 * keen) act('outbound', 'maps.google.com');
    if (path === '/book' && draw() < 0.32 * keen) {
      act('form', 'Book a table');
      if (draw() < 0.7) act('conversion', 'Table booked', (2 + Math.floor(draw() * 5)) * 2_350);
    }
    const next = draw() < 0.52 ? pick(NEXT, draw()) : path;
    if (next === path) break;
    see((path = next));
  }
  const made = { ...rest, device: pick(DEVICES, draw()), country: pick(COUNTRIES, draw()), first: rest.source, acts };
  // Some saw it elsewhere, and then looked it up.
  if (rest.source !== 'google.com' || draw() > 0.2) return made;
  const first = pick(NOTICED, draw());
  const noticed: DemoAct = { kind: 'view', page: `${HOST}/`, source: first, name: '', value: 0, subjectId: null };
  return { ...made, first, acts: [noticed, ...acts] };
}

/** Numbers from 0 to 1 that a text determines (FNV-1a for its seed, then mulberry32). */
function drawing(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<T>({ choices, all }: Weighted<T>, at: number): T {
  let left = at * all;
  for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice;
  return choices.at(-1)![0];
}

const weighted = <T>(...choices: [T, number][]): Weighted<T> => ({
  choices,
  all: choices.reduce((sum, [, weight]) => sum + weight, 0),
});

const LUNCH = 12;
const NEW_POSTS = 4;
const HOST = 'cornergrill.example';
/** From Sunday; on Mondays it is closed. */
const WEEKDAYS = [1.08, 0.52, 0.78, 0.88, 1, 1.46, 1.42];
const MONTHS = [0.8, 0.88, 0.92, 0.98, 1.04, 1.08, 1.14, 1.12, 0.98, 0.96, 1, 1.24];
const HOURS = weighted<number>(
  ...[1, 0.5, 0.3, 0.2, 0.2, 0.4, 1, 2, 3, 4, 6, 10, 11, 7, 4, 5, 8, 12, 12, 9, 6, 5, 3, 2].map(
    (weight, hour): [number, number] => [hour, weight],
  ),
);
const SOURCES = weighted<string>(
  ['', 33],
  ['google.com', 39],
  ['instagram.com', 12],
  ['facebook.com', 7],
  ['bristol-eats.example', 6],
  ['bing.com', 3],
);
const NOTICED = weighted<string>(['instagram.com', 6], ['bristol-eats.example', 3], ['facebook.com', 2]);
const LANDINGS = weighted<string>(['/', 60], ['/menu', 30], ['/parties', 10]);
const LANDINGS_WITH_POSTS = weighted<string>(...LANDINGS.choices, ['/posts', 30]);
const NEXT = weighted<string>(['/menu', 38], ['/book', 28], ['/find-us', 20], ['/parties', 8], ['/', 6]);
const DEVICES = weighted<DeviceType>(['phone', 71], ['desktop', 24], ['tablet', 5]);
const COUNTRIES = weighted<string>(['GB', 95], ['IE', 3], ['FR', 2]);

interface Weighted<T> {
  choices: [T, number][];
  /** The sum of the weights. */
  all: number;
}

export interface DemoVisit {
  /** Different for each visitor of a day. */
  person: string;
  /** Of the day. */
  minute: number;
  source: string;
  medium: string;
  campaign: string;
  /** Where the visitor came from first on that day. */
  first: string;
  device: DeviceType;
  country: string;
  acts: DemoAct[];
}

interface DemoAct {
  kind: EventKind;
  page: string;
  /** Unless it is the visit's. */
  source?: string;
  name: string;
  value: number;
  /** The post that was read. */
  subjectId: string | null;
}

type Begun = Pick<DemoVisit, 'person' | 'minute' | 'source' | 'medium' | 'campaign'> & {
  landing: string;
  /** Ids, the newest first. */
  posts: readonly string[];
};
