import { isDated } from '../prompt/facts/bold-facts';
import { roleOfClause } from '../prompt/clauses/clause-role';

/** A fact that says when something is: "Market Saturday from 8am", "Jeden Mittwoch 15:30 Uhr", "12月25日まで". */
export const isDay = (fact: string): boolean =>
  fact.length <= MOST_LETTERS &&
  (isDated(fact) || easternDay.test(fact) || northernDay.test(fact) || roleOfClause(fact) === 'when');

const easternDay = /\d{1,2}[月월]\s?\d{1,2}[日일]|[月火水木金土日]曜|[월화수목금토일]요일/u;
/** After a word that these languages put before a day; "måndag" alone is found with the others. */
const northernDay =
  /(?<!\p{L})(?:varje|stängt|hver|lukket|stengt|på|zamknięte w|fechado|toda|todas|às|à) (?:as |à |às )?(?:(?:mån|tis|ons|tors|fre|lör|sön|man|tirs|lør|søn)dag(?:ar|er|en)?|poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele|segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?)(?!\p{L})|^(?:(?:mån|tis|ons|tors|fre|lör|sön|tirs|lør|søn)dag(?:ar|er)?|tues|todos os dias)(?!\p{L})/iu;
const MOST_LETTERS = 44;
