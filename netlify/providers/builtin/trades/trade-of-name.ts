import { languageOf } from '../../../../src/domain/text-language';
import type { TradeKind } from '../../../../src/domain/trade-kind';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { keyOf, wordsOfPhrase, type Word } from './trade-phrase';
import { byEnding } from './trade-tongues';
import { changersOf, joinWords, openHeads, stopWords, transparentWords } from './trade-words';

/**
 * The trade that the name of a business says it is: "Kingpin Barbers", "Tortillería La Nieta", "Nails by Jade". English
 * puts it last, most other languages first. null where two trades could be meant, where a house may only be called after
 * what it was ("The Old Bakery"), and where the trade may be somebody's surname.
 */
export function tradeOfName(name: string, what: string, { byKey }: Pick<Taxonomy, 'byKey'>): ListedTrade | null {
  if (CALLED_AFTER.test(name)) return null;
  const words = wordsOfPhrase(name.replace(/['’]s(?!\p{L})/gu, 's')).filter(({ said }) => !FIRMS.has(said));
  const all = tradesIn(words, byKey);
  // "Fahrschule Berger" keeps no sheep.
  const found =
    all.length > 1 ? all.filter(({ start, end }) => end - start > 1 || !SURNAMES.has(words[start]!.said)) : all;
  // "Harbour Bikes" are bikes.
  if (found.length === 2 && found[0]!.end === found[1]!.start && found[1]!.end === words.length) found.shift();
  const [only] = found;
  if (!only || found.length > 1 || only.trades.length > 1 || only.trades[0]!.isGeneral) return null;
  const { start, end, trades } = only;
  const [trade] = trades;
  const after = words.slice(end);
  const before = words[start - 1];
  if (before && (changersOf(trade!.kind).has(before.form) || OF.test(before.said))) return null;
  // "Brick Kitchen" fits no kitchens.
  const isGoods =
    end - start === 1 && trade!.goods.has(words[start]!.form) && words[start]!.said === words[start]!.form;
  if (isGoods) return null;
  // A "ring doctor" treats nobody, nor does a clinic for knives.
  if (end - start === 1 && before && METAPHORS.has(words[start]!.said)) return null;
  if (isOfThing(words, { start, end, kind: trade!.kind }, what)) return null;
  const [next] = after;
  const isRoom = next !== undefined && ROOMS.has(next.said) && words[start]!.said !== 'fish';
  if (end - start === 1 && SURNAMES.has(words[start]!.said) && !isRoom) return null;
  const isLast = after.every(({ said, form }) => ROOMS.has(said) || transparentWords.has(form) || /^\d+$/.test(said));
  const isPhrase = end - start > 1 && after.length === 1 && !GOODS.test(after[0]!.said);
  // "Harbour Divers" dive: an English name has its trade at the end, unless whose it is follows.
  const isEnglish =
    keyOf(wordsOfPhrase(trade!.name)) === keyOf(words.slice(start, end)) && !/[^\p{ASCII}]/u.test(name + what);
  const isNamed = isNamedAfter(after, what, name) && !(isEnglish && !stopWords.has(next!.said));
  return isLast || isPhrase || isNamed ? trade! : null;
}

/**
 * "Cactus Movers" who dig up cactus and "Le Barbier des Moutons" who shears sheep: the word beside the trade is what it is done
 * to, since the description has it, too.
 */
function isOfThing(words: readonly Word[], { start, end, kind }: Place, what: string): boolean {
  if (end - start > 1 || !HANDS.has(kind)) return false;
  const said = new Set(wordsOfPhrase(what).map(({ form }) => form));
  const before = words[start - 1];
  const after = words[end] && OF.test(words[end].said) ? words[end + 1] : undefined;
  const isOpen = kind === 'transport' || openHeads.has(words[start]!.form);
  return [isOpen ? before : undefined, after].some((word) => word !== undefined && said.has(word.form));
}
const HANDS: ReadonlySet<TradeKind> = new Set<TradeKind>([
  'transport',
  'appointments',
  'health',
  'care',
  'teaching',
  'repair',
  'home-visits',
]);

/** All trades of a name from left to right, of each the longest. */
function tradesIn(words: readonly Word[], byKey: Taxonomy['byKey']): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + LONGEST); end > start; end -= 1) {
      const isOne = end - start === 1;
      if (isOne && (stopWords.has(words[start]!.said) || ROOMS.has(words[start]!.said))) continue;
      const trades = byKey.get(keyOf(words.slice(start, end))) ?? (isOne ? byEnding(words[start]!, byKey) : undefined);
      if (!trades || trades.every(({ isGeneral }) => isGeneral)) continue;
      found.push({ start, end, trades });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** "By Jade", "of Leith", "La Nieta", and in another language than English whatever is not a kind of goods. */
function isNamedAfter(after: readonly Word[], what: string, name: string): boolean {
  const [next] = after;
  if (!next || after.some(({ said, form }) => GOODS.test(said) || joinWords.has(form))) return false;
  if (stopWords.has(next.said)) return next.said !== 'for';
  return languageOf(`${name} ${what}`) !== 'en';
}

interface Place {
  start: number;
  end: number;
  kind: TradeKind;
}

interface Found {
  start: number;
  end: number;
  trades: readonly ListedTrade[];
}

/** "Le Fournil des Mots" tests no cars: what stands behind another noun belongs to it. */
const OF = /^(?:des|du|de|del|della|delle|dei|degli|di|d|do|da|dos|das|van|von|vom)$/;
const CALLED_AFTER =
  /^(?:the |at the )?(?:old|former|ancien\p{L}*|alte\p{L}*|antigu\p{L}*|vecchi\p{L}*|oude)(?!\p{L})/iu;
const FIRMS: ReadonlySet<string> = new Set([
  'ltd',
  'limited',
  'llc',
  'inc',
  'gmbh',
  'srl',
  'bv',
  'plc',
  'co',
  'kg',
  'sl',
  'spa',
  'sagl',
  'sarl',
  'sas',
  'sasu',
  'eurl',
  'sa',
  'ag',
  'ug',
  'ek',
  'eu',
  'gbr',
  'ohg',
  'slu',
  'slne',
  'snc',
  'srls',
  'vof',
  'nv',
  'ltda',
  'lda',
  'eireli',
]);
/** Houses and healers that mend anything. */
const METAPHORS: ReadonlySet<string> = new Set(
  'doctor doctors docteur doktor dottore clinic klinik clinique clinica kliniek klinika hospital hopital krankenhaus surgeon surgery nurse medic ambulance pharmacy'.split(
    ' ',
  ),
);
/** What stands behind a trade and says only that one goes there. */
const ROOMS: ReadonlySet<string> = new Set(
  'lounge room rooms studio studios club house haus corner den hut shack shed parlour parlor bar spot place hub cabin loft lab world works brothers bros sisters sons son daughters family online direct express company team'.split(
    ' ',
  ),
);
/** Trades that are borne as surnames as often: without a room behind them they say nothing. */
const SURNAMES: ReadonlySet<string> = new Set(
  'baker barber mason butcher cook carpenter gardener potter miller taylor tailor glover cooper fisher hunter shepherd farmer turner sawyer thatcher weaver dyer brewer chandler fletcher skinner tanner tyler tiler plumber painter coop castle castles church forge mill garage boulanger charpentier fournier mercier meunier muller mueller schneider schmidt bauer koch becker fischer weber wagner zimmermann schafer sarto ferrari herrero zapatero molina bakker visser smit kok fish kowal krawiec rybak bednarz mlynarz szewc ferrer berger kuiper kuipers kuyper visser bakkers slager timmerman kapper mulder molenaar smits kuyper snijder kramer jager fischer bottcher kuefer schuster seiler sattler topfer korbmacher schreiner zimmermann gerber farber krueger kruger winzer forster jager pfarrer charron tisserand couvreur macon mercier barbier berger pastore fabbri fornaio barbieri molinaro marangoni calzolari carbonari pastor zapata carpintero herrera sastre barbero pastora ferreiro ferreira pereira sapateiro carvoeiro oleiro stolarz ciesla bednarz kolodziej rymarz mazur piekarz rybarczyk ogrodnik'.split(
    ' ',
  ),
);
const GOODS =
  /^(?:equipment|inspect|survey|apprais|wash|recycl|rescue|finder|suppl|softw|tools?$|academ|school|training|consult|insur|packag|machine|parts?$|museum|books?$|wholesal|import|export|law$|solution|system|recruit|jobs?$|magazin|podcast|app$|market|associat|photo|yoga|gallery|rhymes?|band$|theat|festival|award|news|bedarf|zubeh|großhandel|grosshandel|fournitur|matériel|materiel|suministr|maquinaria|forniture|attrezzatur|benodigdheden|escuela|école|ecole|scuola|schule)/u;
const LONGEST = 6;
