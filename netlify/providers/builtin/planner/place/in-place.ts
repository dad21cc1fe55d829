import type { Moment } from '../choosing/moment';
import { onceForEach } from '../once-for-each';
import type { Entry } from '../knowledge/trade-pack';
import { EUROPE, list, thingsOfPlaces, type Rule } from './things-of-places';

/**
 * Whether an entry speaks of what there is not where the business is: frost in Accra, woodpeckers in Dunedin, a radiator in
 * Penang. Where nobody knows the place, whatever is only true somewhere is left out. Who names the thing has it: a ski
 * workshop has snow in any country.
 */
export function isElsewhere(entry: Entry, { country, climate }: Place, profile: string): boolean {
  if (entry.lands && !(country && entry.lands.split(' ').includes(country))) return true;
  if (entry.climate) return entry.climate !== 'any' && !climate.has(entry.climate);
  const saysOf = rulesIn(entry);
  return rules.some(
    ({ says, own, needs, lands, notLands }, rule) =>
      !(
        (needs === undefined || climate.has(needs)) &&
        (lands === undefined || (country !== null && lands.has(country))) &&
        (notLands === undefined || (country !== null && !notLands.has(country)))
      ) &&
      saysOf(rule) &&
      !(own ?? says).test(profile),
  );
}

type Place = Pick<Moment, 'country' | 'climate'>;

/** Whether an entry speaks of a rule's thing; asked only where the thing may be missing. */
const rulesIn = onceForEach((entry: Entry): ((rule: number) => boolean) => {
  const words = wordsIn(entry);
  const known: boolean[] = [];
  return (rule) => (known[rule] ??= rules[rule]!.says.test(words));
});

const wordsIn = ({ title, hook, text, ask, shots, photo = '', clip = '', why }: Entry): string =>
  [title, hook, text, ask, ...shots, photo, clip, why].join(' \n ');

const rules: readonly Rule[] = [
  ...thingsOfPlaces,
  {
    says: /(?<!\blike |two weeks of |white like )\bfrosts?\b(?! comes| on the windscreen)|\bfrost-(?:proof|free|hardy)|\bfrosty\b|\b(?:pipes?|ground|taps?|lake|canals?|soil|locks?|roots|pond|tank|hose)\b[^.|?]{0,24}\b(?:freez\w+|frozen)|\b(?:ground|lake|it|that|where it|reaches below where it) freezes\b|\bwater that (?:does not )?freezes?\b|\bfrozen (?:pond|pipes?|ground|locks?|canals?|to the soil|moss)\b|\b(?:de-?ic\w+|black ice|icy (?:roads?|steps|paths?|mornings?)|ice on (?:the )?(?:road|path|steps|windscreen|pond)|road salt|salted roads|gritt(?:ed|ing)|grit bins?)\b/iu,
    own: /\b(?:frost|ice|snow|ski|winter)/iu,
    needs: 'frost',
  },
  {
    says: /(?<!not |like |no )\bsnow(?:s|ed|y|fall|flakes?|drifts?|plough|plow)?\b(?! in Sydney| suits?)/iu,
    own: /\b(?:snow|ski|sled|sledge|husk|ice|alpine|winter|mountain)/iu,
    needs: 'snow',
  },
  {
    says: /\b(?:winter|all-season|studded) tyres?\b|\btyres? or two sets\b/iu,
    lands: list('DE AT CH LI LU SE NO FI DK IS EE LV LT PL CZ SK HU SI HR RO BG RS BA MK IT FR CA US RU UA BY KZ'),
  },
  {
    says: /(?<!second )\bradiators?\b(?![^.|]*\bcoolant)|(?<!water |through |by )\bheating\b(?! (?:elements?|it\b|wires|makes|a room|device|up))|\b(?:the|new|dead|somebody else’s|combi|make of the|age of the) boilers?\b(?![^.|]*\b(?:coffee|espresso|steam))/iu,
    own: /\b(?:heat|boiler|radiator|plumb|calef|calda|chauff|verwarm|heiz|stufe)/iu,
    needs: 'heating',
  },
  {
    says: /\b(?:firewood|fireplaces?|fireside|log burners?|wood stoves?|chimneys?)\b/iu,
    own: /\b(?:firewood|fire|stove|chimney|log|flue|wood|roof)/iu,
    needs: 'cold',
  },
  {
    says: /\b(?:winter|thick|warm) (?:coats?|boots)\b|\bcoats? (?:off|on the hook)\b|\b(?:hang|take|drop|leave|taken?) (?:up |off )?(?:your|the|their|his|her) coats?\b|\bplace for coats\b|\bhot[- ]water bottles?\b|\bwoolly hats?\b|\bmittens\b|\bcold (?:month|season|morning|snap)s?\b|(?<!summer as in |in )\bwinters?\b(?! diesel)/iu,
    own: /\b(?:winter|coat|cold)/iu,
    needs: 'cold',
  },
  {
    says: /\b(?:fallen|falling|autumn|raked?) leaves\b|\bleaves (?:are down|have (?:fallen|come down)|fall\b|come down|begin to fall)|\bleaf fall\b|\bafter the leaves\b/iu,
    needs: 'fourSeasons',
  },
  {
    says: /\b(?:clocks (?:go (?:back|forward)|change)|dark (?:months|season|winters?|mornings)|short days|days get shorter|long nights|dark (?:at|by) (?:four|five|supper)|it gets dark at)\b/iu,
    needs: 'frost',
  },
  {
    says: /\b(?:woodpeckers?|squirrels?|jays? plants?|badgers?)\b/iu,
    notLands: list('AU NZ PG FJ NC MG'),
    needs: 'fourSeasons',
  },
  {
    says: /\b(?:hedgehogs?|jackdaws?|martens?|conkers?|slow-worms?|roe deer|red squirrels?|bullfinch(?:es)?|great tits?)\b/iu,
    lands: list(EUROPE),
  },
  {
    says: /(?<!smell of )\bfox(?:es)?\b|\brobins?\b(?! hood)|\bdeer\b|\bmoles?\b(?= (?:hills?|runs?))|\bmole hills?\b/iu,
    own: /\b(?:fox|robin|deer|mole|hunt|game|wild)/iu,
    lands: list(`${EUROPE} US CA JP KR TR`),
  },
  {
    says: /\b(?:snowdrops?|crocus(?:es)?|beech|birch(?:es)?|spruce|larch|hornbeam|hawthorn|bilberr(?:y|ies)|brambles?|elderflowers?)\b/iu,
    own: /\b(?:wood|tree|timber|forest|garden|plant|seed|bulb|hedge|carpent|furnitur|joiner|turn)/iu,
    needs: 'fourSeasons',
  },
  { says: /\bticks\b(?! off| boxes)/iu, own: /\btick/iu, notLands: list('NZ IS SG') },
  { says: /\bpheasants?\b/iu, lands: list(`${EUROPE} US CA NZ`) },
];
