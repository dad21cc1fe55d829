import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { isWorkNamed } from '../hearing/named-work';
import { stems } from '../stems';
import table from './families.json';

/** Trades that one thing is true of, within a kind of business and across kinds: what holds for tyres is wrong for clocks. */
export type Family = keyof typeof table;
export const familyNames = Object.keys(table) as [Family, ...Family[]];

/**
 * The families of a business: by the names of its trades, and where none is known by what it says of itself. A name in the
 * taxonomy is English; the owner's words are in any language that posts are framed in.
 */
export function familiesOf(
  { name, what, offers, audience }: BusinessProfile,
  trades: readonly string[],
): ReadonlySet<Family> {
  const names = trades.join(' \n ');
  const said = [what, ...offers].join(' \n ');
  const served = [name, said, audience].join(' \n ');
  return new Set(
    familyNames.filter(
      (family) =>
        stems(table[family].trade).test(names) ||
        (SERVED.has(family) && stems(table[family].said).test(served)) ||
        ((names === WIDE || OWNERS.has(family)) && stems(table[family].said).test(said)) ||
        (names === '' && isWorkNamed(stems(table[family].said), { trades, what, audience, offers })),
    ),
  );
}

/** Ways of working that no name of a trade tells, so that the owner's words count beside it. */
const OWNERS: ReadonlySet<Family> = new Set<Family>([
  'kids',
  'solo',
  'ingroup',
  'toorder',
  'takeaway',
  'drains',
  'vouchers',
]);

/** For whom somebody works, and when, is said of the customers too: "heirs", "families". */
const SERVED: ReadonlySet<Family> = new Set<Family>([
  'private',
  'mourning',
  'allday',
  'tofirms',
  'counter',
  'writeonly',
  'afloat',
  'feeder',
  'wells',
]);

/** A trade that is as much about buildings as about graves: what its owner says decides. */
const WIDE = 'Stonemason';
