import type { Tongue } from '../tongue-frames/tongue-words';
import guards from './only-there.json';

/**
 * Whether a post tells of the law, an office, a coin or a custom of one country to readers in another. Where nobody knows the
 * country, it tells of another.
 */
export function isOnlyElsewhere(post: readonly string[], tongue: Tongue, country: string | null): boolean {
  const text = post.join(' \n ');
  return guardsOf(tongue).some(({ says, lands }) => !(country !== null && lands.has(country)) && says.test(text));
}

interface Guard {
  says: RegExp;
  lands: ReadonlySet<string>;
}

function guardsOf(tongue: Tongue): readonly Guard[] {
  const known = read.get(tongue);
  if (known) return known;
  const written: readonly { says: string; lands: string }[] = new Map(Object.entries(guards)).get(tongue) ?? [];
  const made = written.map(({ says, lands }) => ({
    says: new RegExp(`(?<!\\p{L})(?:${says})(?!\\p{L})`, 'iu'),
    lands: new Set(lands.split(' ')),
  }));
  read.set(tongue, made);
  return made;
}
const read = new Map<Tongue, readonly Guard[]>();
