import { anyMonth } from '../facts/date-patterns';
import { money } from '../facts/fact-patterns';
import { determiner } from '../told/telling-words';

/** What has a price, and the words that tell it, as typed. */
export interface Cost {
  name: string;
  price: string;
}

/** "Honden trimmen | kost deze week maar € 40": a verb of cost between them. Null where something else is told, or only "it" has a price. */
export function whatItCosts(clause: string): Cost | null {
  const [, name = '', price = ''] = costs.exec(clause) ?? [];
  return costOf(name, price);
}

/** Of what readers are to know: "Birthday parties are | now $189 for ten players", "Een rits vervangen | nu 18 euro", too. */
export function whatIsPriced(clause: string): Cost | null {
  const [, name = '', price = ''] = isPriced.exec(clause) ?? verbLast.exec(clause) ?? [];
  return costOf(name, price);
}

function costOf(said: string, price: string): Cost | null {
  const name = said.replace(determiner, '').replace(italian, '').trim();
  return name === '' || /\d/u.test(name) || !/\p{L}{3}/u.test(name) || pointing.test(name) ? null : { name, price };
}

/** "I tortellini": an article, where English has nobody who costs. */
const italian = /^(?:i|gli)\s(?=\p{Ll})/iu;
const things = String.raw`((?:[\p{L}'’-]+\s){1,7}?)`;
const verbs = 'costs?|kostet|kosten|kost|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kosztuj[eą]';
const beings = 'starts?|partono|parte|empiezan?|is|are|est|sont|è|sono|é|são|ist|sind|jest|zijn';
const upTo = String.raw`(?:(?:now|only|just|from|at|à|nur|jetzt|ab|solo|sólo|ahora|desde|da|ora|nu|maar|vanaf|tylko|teraz|od|só|agora|bei|bij|in|im|chez|en|uns|ons|nous|deze|diese[nrms]?|this|ce|esta|questa|week|woche|semaine|semana|settimana|${anyMonth})\s){0,6}`;
const costs = new RegExp(String.raw`^${things}((?:${verbs})\s${upTo}${money}.*)$`, 'iu');
const isPriced = new RegExp(String.raw`^${things}(?:${verbs}|${beings})\s(${upTo}${money}.*)$`, 'iu');
/** "Een rits vervangen | nu 18 euro", whose verb came last and was taken away. */
const verbLast = new RegExp(
  String.raw`^((?:[\p{L}'’-]+\s){1,6}?)((?:(?:jetzt|nun|nur|noch|bloß|ab|künftig|nu|nog|maar|slechts|voortaan|vanaf)\s){1,3}${money}.*)$`,
  'iu',
);
const pointing =
  /^(?:it|this|that|they|these|those|we|i|you|what|everything|all|es|das|dies|sie|alles|ça|cela|ce|c['’]|il|elle|eso|esto|todo|questo|quello|tutto|dit|dat|het|isso|isto|tudo|to|wszystko|each|one|jede[rs]?|chacun|cada)(?:\s|$)|^(?:normal|regular|usual)/iu;
