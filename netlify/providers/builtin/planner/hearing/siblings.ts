import * as z from 'zod/mini';
import { stems } from '../stems';
import type { Entry, TradePack } from '../knowledge/trade-pack';
import { sectionNames } from '../knowledge/trade-pack';
import file from './siblings.json';

/** Families of things of which a business that names one does not mean another: horses and cows, knives and saws. */
export const siblingsSchema = z.record(
  z.string().check(z.maxLength(40)),
  z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))),
);

/** What an owner names of each family; families of which they name nothing are left out. */
export type Named = ReadonlyMap<string, ReadonlySet<string>>;

export function namedIn(text: string): Named {
  const named = new Map<string, ReadonlySet<string>>();
  for (const [family, members] of families) {
    const found = members.filter(({ pattern }) => pattern.test(text)).map(({ member }) => member);
    if (found.length > 0) named.set(family, new Set(found));
  }
  return named;
}

/**
 * Whether an entry is about a sibling of what the owner names and about none of that: a week of a horse's hooves for somebody
 * who trims cows. A thing that a text mentions once is not what it is about.
 */
export const isOfSibling = (entry: Entry, named: Named): boolean =>
  [...named].some(([family, own]) => {
    const about = aboutOf(entry, family);
    if (about.size === 0) return false;
    if (own.size > 1 && HAD.has(family) && titled(entry, family).some((member) => !own.has(member))) return true;
    return [...about].every((member) => !own.has(member)) && !mentions(entry, family, own);
  });

/** Things that are had from a business: "Castle or slide?" offers a slide, which whoever lists castles and trampolines has not. */
const HAD: ReadonlySet<string> = new Set(['play equipment', 'garments', 'treatments', 'floors', 'warmth and cold']);
const titled = ({ title }: Entry, family: string): string[] =>
  membersOf(family)
    .filter(({ pattern }) => pattern.test(title))
    .map(({ member }) => member);

/** Whether an entry is about one of these members, which are denied, and does not begin with what the owner names. */
export const isAboutMember = (
  entry: Entry,
  family: string,
  members: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
): boolean =>
  [...aboutOf(entry, family)].some((member) => members.has(member) && !own.has(member)) &&
  !mentions({ ...entry, text: '', ask: '' }, family, own);

/** What is written about siblings is left out; where that is more than half of it, all of it was written for somebody else. */
export function withoutSiblings(pack: TradePack, named: Named): TradePack | null {
  if (named.size === 0) return pack;
  const all = sectionNames.flatMap((section) => Object.values(pack[section]));
  const others = new Set(all.filter((entry) => isOfSibling(entry, named)));
  if (others.size === 0) return pack;
  // A pack has more than its own subject in it: it is given up later than a note.
  if (pack.id.startsWith('note-') ? others.size * 2 > all.length : others.size * 4 >= all.length * 3) return null;
  return withoutEntries(pack, (entry) => others.has(entry));
}

export const withoutEntries = (pack: TradePack, isOut: (entry: Entry) => boolean): TradePack =>
  sectionNames.some((section) => Object.values(pack[section]).some(isOut))
    ? {
        ...pack,
        ...(Object.fromEntries(
          sectionNames.map((section) => [
            section,
            Object.fromEntries(Object.entries(pack[section]).filter(([, entry]) => !isOut(entry))),
          ]),
        ) as Pick<TradePack, (typeof sectionNames)[number]>),
      }
    : pack;

/** Members that stand in an entry's title or first line, in two of its parts, or in two different words of its text. */
function aboutOf(entry: Entry, family: string): ReadonlySet<string> {
  const known = read.get(entry) ?? new Map<string, ReadonlySet<string>>();
  read.set(entry, known);
  const found =
    known.get(family) ??
    new Set(
      membersOf(family)
        .filter(isAbout(entry))
        .map(({ member }) => member),
    );
  known.set(family, found);
  return found;
}

const isAbout =
  ({ title, hook, text, ask, shots, photo = '', clip = '' }: Entry) =>
  ({ pattern, each }: Member): boolean =>
    pattern.test(`${title} \n ${hook}`) ||
    [text, ask, shots.join(' \n '), photo, clip].filter((part) => pattern.test(part)).length > 1 ||
    new Set([...text.matchAll(each)].map(([word]) => word.toLowerCase().slice(0, 4))).size > 1;

const mentions = ({ title, hook, text, ask }: Entry, family: string, own: ReadonlySet<string>): boolean =>
  membersOf(family).some(
    ({ member, pattern }) => own.has(member) && pattern.test([title, hook, text, ask].join(' \n ')),
  );

const families: ReadonlyMap<string, readonly Member[]> = new Map(
  Object.entries(siblingsSchema.parse(file)).map(([family, members]) => [
    family,
    Object.entries(members).map(([member, words]) => {
      const pattern = stems(words);
      return { member, pattern, each: new RegExp(pattern.source, 'giu') };
    }),
  ]),
);
const membersOf = (family: string): readonly Member[] => families.get(family) ?? [];
const read = new WeakMap<Entry, Map<string, ReadonlySet<string>>>();

interface Member {
  member: string;
  pattern: RegExp;
  /** The same, for all that it finds. */
  each: RegExp;
}
