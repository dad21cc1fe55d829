import { money } from './fact-patterns';

/** What is to be had, and for how much: the two ends of a row in a list of prices. */
export interface PricedItem {
  name: string;
  price: string;
}

/** "Rye $10", "Ręczniki 10 zł", "$16 for two", "An hour is £110", "Full valet R350 incl. seats"; null for whatever else is said with a price. */
export function pricedItem(text: string): PricedItem | null {
  const found = priced.exec(text);
  if (!found || halves.test(text)) return null;
  const [whole = '', lead = '', amount = ''] = found;
  const before = text
    .slice(0, found.index)
    .replace(/[\s:–—-]+$/u, '')
    .replace(costs, '');
  const after = text.slice(found.index + whole.length).replace(/^[\s,:–—-]+/u, '');
  if (severalPrices.test(after) || clock.test(after)) return null;
  if (before === '') {
    // "$9 a loaf", "$16 for two": what it buys comes after
    const name = after.replace(/^(?:\/\s?|(?:an?|per|each|pro|je|par|por|al|la|le|el|il|de|voor)\s)/iu, '').trim();
    // "£50 each for three or more": it is no price of three
    const share = /^(?:each|apiece|per|pro|je)(?=\s(?:for|if|für|bei|pour|para|per|voor)\s)/iu.exec(after)?.[0] ?? '';
    return lead === '' && isName(name) && !unit.test(after)
      ? { name: capital(name), price: `${amount.trim()} ${share}`.trim() }
      : null;
  }
  const isMeasure = measures.test(after) && after.length <= MOST_OF_MEASURE;
  const price = `${lead}${amount}${isMeasure ? `${after.startsWith('/') ? '' : ' '}${after}` : ''}`.trim();
  const joint = /^(?:in[ck]l|with|mit|avec|con|met|com|z)(?!\p{L})/iu.test(after) ? ' ' : ', ';
  const name = isMeasure || after === '' ? before : `${before}${joint}${after}`;
  return isName(before) && name.length <= MOST_OF_NAME ? { name: capital(name), price } : null;
}

/** The priced items among the parts of a supporting line, where they are a list. */
export function priceList(supporting: string): { items: PricedItem[]; rest: string[] } | null {
  const parts = supporting.split(' · ').filter(Boolean);
  const items = parts.map((part) => pricedItem(part));
  return items.filter((item) => item !== null).length < LEAST
    ? null
    : { items: items.filter((item) => item !== null), rest: parts.filter((_, at) => items[at] === null) };
}

/**
 * "Kayak hire | 1 hour $20 · Half day $45": the thing that is named once and is meant in every row, with what remains of its own
 * row. Null where the next row names another thing.
 */
export function sharedName(first: string, others: string): { name: string; row: string } | null {
  const [second = ''] = others.split(' · ');
  if (pricedItem(first) === null || pricedItem(second) === null) return null;
  // "Bowling 1 game £6 · 2 games £10"
  const [, counted] = countsThings.exec(second) ?? [];
  const sameThing = counted ? new RegExp(String.raw`(?<=[\s,:–—-])${count}[ -]${counted}`, 'giu') : null;
  const at =
    [sameThing, amountOf.test(second) ? amountInside : null]
      .flatMap((inside) => (inside ? [...first.matchAll(inside)] : []))
      .map(({ index }) => index)
      .find((index) => index > 0) ?? -1;
  const name = at < 0 ? '' : first.slice(0, at).replace(/[\s,:–—-]+$/u, '');
  return /\p{L}{3}/u.test(name) ? { name, row: capital(first.slice(at).trim()) } : null;
}

const isName = (name: string): boolean =>
  name.length <= MOST_OF_NAME &&
  /\p{L}{2}|^\d+\s?[gl]$/u.test(name) &&
  !/[.!?;:]|\d{4,}/u.test(name) &&
  !isDay.test(name) &&
  !speaks.test(name);
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "$19.50 an hour" buys nothing by itself. */
const unit =
  /(?:hour|day|night|week|month|year|term|head|person|pp|each|h|hr|min|km|mile|kg|m²|m2|stunde|tag|nacht|woche|monat|jahr|heure|jour|nuit|semaine|mois|an|personne|hora|día|noche|mes|persona|ora|giorno|notte|settimana|mese|uur|dag|nacht|week|maand|persoon|godzin\p{L}*|osob\p{L}*|dzień|noc|dia|noite|pessoa|mês)$/iu;
/** Rand and yen stand so close to their number that other texts have them by chance. */
const sum = String.raw`${money}|(?<![\p{L}\d])R\s?\d[\d\s]*(?:[.,]\d{2})?|\d[\d,]*円`;
const priced = new RegExp(
  String.raw`((?:(?<![\p{L}\d])(?:starts? at|starts? from|from|ab|dès|à partir de|desde|a partir de|da|vanaf|od|now|jetzt|nur|only|just)\s|\+\s?)?)(${sum})`,
  'iu',
);
/** "£9 a portion", "$30 for two hours", "0,50 € extra": for how much of it. */
const measures =
  /^(?:\/|(?:per|par|por|pro|je|za|al|alla|la|le|el|an?|each|for|für|pour|para|extra|more|plus|pp|each|apiece|stück|dazu|mehr|de plus|más|in più)(?!\p{L}))/iu;
const MOST_OF_MEASURE = 18;
const clock = /\d\s?(?:am|pm|Uhr|h)(?!\p{L})|\d[:.]\d{2}/iu;
/** What stands between a thing and its price. */
const costs =
  /\s(?:is|are|costs?|kostet|kosten|coûten?t?|cuestan?|costan?o?|kost|kosztuj\p{L}+|custam?|at|for|zu|für|à|a|por|per|voor|za)$/iu;
const severalPrices = new RegExp(sum, 'iu');
/** A share, a gift, a condition: no item of a list. */
const halves =
  /%|\b(?:free|gratis|kostenlos|off|instead of|was|save|deposit|advance|minimum|orders?|over|up to)\b|(?<!\p{L})(?:statt|au lieu|en vez|invece|anziché|zamiast|acompte|Anzahlung|if|wenn|si|se|als)(?!\p{L})/iu;
const isDay = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|\d\s?(?:am|pm|Uhr|h)(?!\p{L})/iu;
const speaks =
  /(?<!\p{L})(?:we|our|you|your|i|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}+|noi|wij|ons|onze|my|nasz\p{L}*)(?!\p{L})/iu;
/** For how long, how large or for whom: no thing of its own. */
const period = String.raw`(?:hours?|hrs?|evenings?|mornings?|afternoons?|abend|vormittag|nachmittag|soirée|matinée|tarde|noche|mañana|sera|mattina|pomeriggio|avond|ochtend|middag|wieczór|noite|manhã|kväll|kveld|aften|minutes?|mins?|days?|nights?|weeks?|weekends?|months?|seasons?|stunden?|minuten?|tage?|nächte?|nacht|wochen?|wochenende|monate?|heures?|journées?|jours?|nuits?|semaines?|mois|horas?|minutos?|días?|noches?|semanas?|mes(?:es)?|or[ae]|minuti|giorn[oi]|giornata|nott[ei]|settiman[ae]|mes[ei]|uur|minuten|dag(?:en)?|nacht(?:en)?|we(?:ek|ken)|maand(?:en)?|godzin\p{L}{0,2}|dzień|dni|doba|noc|tydzień|dias?|noites?|mês|tim(?:me|mar|e|er)|dygn|døgn|vecka|veckor|uke|uge)`;
const half = String.raw`(?:half[ -]|full[ -]|whole[ -]|all[ -]|halber?\s|ganzer?\s|halbtags|ganztags|demi-|medio\s|media\s|mezza\s|mezzo\s|intera\s|halve\s|hele\s|pół\s|cały\s|meio\s|meia\s|halv\s?|hel\s?)`;
const count = String.raw`(?:\d{1,3}|one|two|three|four|eine?|zwei|drei|vier|une?|deux|trois|quatre|un[ao]?|dos|tres|due|tre|een|twee|drie|jeden|jedna|dwa|dwie|trzy|um|uma|dois|duas|en|ett|et|två|to|tre)`;
const people = String.raw`(?:adults?|child(?:ren)?|kids?|singles?|doubles?|small|medium|large|erwachsene|kinder|klein|mittel|groß|adultes?|enfants?|petite?|moyen(?:ne)?|grande?|adultos?|niños?|pequeñ[oa]|median[oa]|adulti|bambini|piccol[oa]|medi[oa]|volwassenen|kinderen|middel|groot|dorośli|dzieci|mał[yae]|śred\p{L}+|duż[yae]|crianças?|pequen[oa]|vuxna|barn|voksne|børn|liten|stor)`;
const amount = String.raw`(?:${half}${period}|${count}[ -]${period}|${period}|${people})(?!\p{L})`;
const amountOf = new RegExp(`^${amount}`, 'iu');
const countsThings = new RegExp(String.raw`^${count}[ -](\p{L}{3})`, 'iu');
const amountInside = new RegExp(
  String.raw`(?<=[\s,:–—-])(?:${half}${period}|${count}[ -]${period}|${people})(?!\p{L})`,
  'giu',
);
/** In letters; two lines of a row. */
const MOST_OF_NAME = 46;
const LEAST = 2;
