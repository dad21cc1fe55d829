import { isDated } from '../prompt/facts/bold-facts';
import { roleOfClause } from '../prompt/clauses/clause-role';

/** A fact that says when something is: "Market Saturday from 8am", "Jeden Mittwoch 15:30 Uhr", "12月25日まで". */
export const isDay = (fact: string): boolean =>
  fact.length <= MOST_LETTERS && (isDated(fact) || easternDay.test(fact) || roleOfClause(fact) === 'when');

const easternDay = /\d{1,2}[月월]\s?\d{1,2}[日일]|[月火水木金土日]曜|[월화수목금토일]요일/u;
const MOST_LETTERS = 44;
