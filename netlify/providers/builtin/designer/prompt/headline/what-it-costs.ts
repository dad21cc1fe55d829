import { money } from '../facts/fact-patterns';
import { determiner } from '../told/telling-words';

/**
 * "Birthday parties are now $189 for ten players": what has the price, and the words from its price on. Null where something else
 * is told, or where only "it" has a price.
 */
export function whatItCosts(clause: string): { name: string; price: string } | null {
  const [, said = '', price = ''] = costs.exec(clause) ?? verbLast.exec(clause) ?? [];
  const name = said.replace(determiner, '').trim();
  return name === '' || /\d/u.test(name) || !/\p{L}{3}/u.test(name) || pointing.test(name) ? null : { name, price };
}

const verbs =
  'costs?|kostet|kosten|kost|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kosztuj[eą]|starts?|partono|parte|empiezan?|is|are|est|sont|è|sono|é|são|ist|sind|jest|zijn';
const costs = new RegExp(
  String.raw`^((?:[\p{L}'’-]+\s){1,7}?)(?:${verbs})\s((?:(?:now|only|just|from|at|à|nur|jetzt|ab|solo|sólo|ahora|desde|da|ora|nu|maar|vanaf|tylko|teraz|od|só|agora|bei|bij|in|uns|ons|deze|diese|this|week|woche|maart|märz|march)\s){0,6}${money}.*)$`,
  'iu',
);
/** "Een rits vervangen | nu 18 euro", whose verb came last and was taken away. */
const verbLast = new RegExp(
  String.raw`^((?:[\p{L}'’-]+\s){1,6}?)((?:(?:jetzt|nun|nur|ab|künftig|nu|nog|maar|slechts|voortaan|vanaf)\s){1,3}${money}.*)$`,
  'iu',
);
const pointing =
  /^(?:it|this|that|they|these|those|we|i|you|what|everything|all|es|das|dies|sie|alles|ça|cela|ce|c['’]|il|elle|eso|esto|todo|questo|quello|tutto|dit|dat|het|isso|isto|tudo|to|wszystko|each|one|jede[rs]?|chacun|cada)(?:\s|$)|^(?:normal|regular|usual)/iu;
