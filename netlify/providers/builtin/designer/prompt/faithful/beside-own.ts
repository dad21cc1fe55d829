import { functionWords } from '../clauses/clauses';
import { roleOfClause } from '../clauses/clause-role';
import type { PromptMessage } from '../headline/prompt-message';
import { clausesWhole, isGreeting } from './owners-clauses';
import { bare } from './typed-words';

/**
 * What stands below a headline that was given or quoted: a fact that says something else without its clause ("Mon to Wed" of
 * "walk-ins welcome Mon to Wed") is set with all of it, once. What the headline says already need not stand beside it.
 */
export function besideOwn(
  rest: PromptMessage['rest'],
  { plain, headline, opensWithOrder }: { plain: string; headline: string; opensWithOrder: boolean },
): PromptMessage['rest'] {
  const clauses = clausesWhole(plain).filter((clause) => !isGreeting(clause));
  const known = new Set(headline.split(/\s+/).map(bare));
  const set = new Set<string>();
  return rest.flatMap((fact): PromptMessage['rest'] => {
    const at = clauses.findIndex((clause) => within(clause, fact.text));
    const clause = clauses[at];
    // the first clause of an order is a scene
    if (clause === undefined || (at === 0 && opensWithOrder) || !isTorn(clause, fact.text, known)) return [fact];
    if (set.has(clause)) return [];
    set.add(clause);
    return [{ ...fact, text: clause, role: roleOfClause(clause) === 'contact' ? 'contact' : besideRole(clause) }];
  });
}

/** Never a day alone, which would stand over the headline. */
const besideRole = (clause: string): PromptMessage['rest'][number]['role'] =>
  roleOfClause(clause) === 'offer' ? 'offer' : 'plain';

const within = (clause: string, fact: string): boolean =>
  ` ${wordsOf(clause).join(' ')} `.includes(` ${wordsOf(fact).join(' ')} `);
const wordsOf = (text: string): string[] => text.split(/\s+/).map(bare).filter(Boolean);

/** Something is said beside the fact that neither it nor the headline says. */
function isTorn(clause: string, fact: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(clause);
  if (words.length > MOST_WORDS) return false;
  const said = new Set(wordsOf(fact));
  return words.some((word) => !said.has(word) && !known.has(word) && !functionWords.has(word) && !joins.has(word));
}
const joins: ReadonlySet<string> = new Set('and or und oder et ou y o e en i'.split(' '));
const MOST_WORDS = 13;
