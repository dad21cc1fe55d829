import type { Subject } from './find-subject';
import { topicsNamed } from './find-subject';
import type { Topic } from './topic';
import { topicTable } from './topic-table';

/**
 * The topic of a subject that one word named, set right by what else is said: "our farm brings goats, alpacas and a rude goose" is
 * about the animals and no tractor, "mackerel season on our charter boat" about the boat. `others` are the other subjects of the same
 * picture, `prompt` is all that was written.
 */
export function matterBeforeWord(subject: Subject, others: readonly Subject[], prompt: string): Topic | null {
  if (keepers.has(subject.phrase)) return animalsOf(prompt) ?? subject.topic;
  const corrected = corrections.find(
    ([kind, cue]) => (subject.topic?.name === kind || subject.topic?.heroes[0] === kind) && cue.test(prompt),
  );
  if (corrected) return topicTable().topics.find(({ heroes }) => heroes.join() === corrected[2]) ?? null;
  if (subject.topic?.heroes[0] === 'fish') return others.find(isOuting)?.topic ?? subject.topic;
  return subject.topic;
}

/** What a trade's usual picture gives way to, by what else is said: null for words alone. */
const corrections: readonly (readonly [topicOrIcon: string, cue: RegExp, icon: string | null])[] = [
  [
    'tyre',
    /\b(?:tractors?|agricultural)\b[^.!?]{0,20}\bt[iy]res?\b|traktorreifen|(?:pneus?|neumáticos?|gomme) (?:de |da |di |per |para )?(?:tract|tratt|trator|agr)|trekkerband|opon\p{L}* (?:do )?ciągnik|traktord[eäæ]/iu,
    'tractor',
  ],
  [
    'driving school',
    /\b(?:HGV|LGV|CDL|lorr(?:y|ies)|lkw|vrachtwagens?|lastbil\p{L}*|lastebil\p{L}*|camion(?:es|s)?|poids lourds?|pesados|caminh\p{L}*|code 95|klasse CE?|führerschein CE?|permis CE?|patente CE?|cqc|carnet (?:de )?CE?|el CE? y el CAP|rijbewijs CE?|carta CE?|kat\.? CE?|kørekort CE?|førerkort CE?|körkort CE?|YKB)(?!\p{L})|camión|ciężar/iu,
    'articulated-lorry',
  ],
  [
    'brick',
    /(?<!\p{L})(?:snow(?:s|ing|fall)?|plow\p{L}*|plough\p{L}*|schnee\p{L}*|winterdienst|neige|déneig\p{L}*|śnieg\p{L}*|snö\p{L}*)(?!\p{L})/iu,
    null,
  ],
  [
    'yarn',
    /(?<!\p{L})(?:cement\p{L}*|styropian\p{L}*|pustak\p{L}*|dach\p{L}*|ociepl\p{L}*|mineraln\p{L}*|szkl\p{L}*)(?!\p{L})/iu,
    null,
  ],
  [
    'printer',
    /letterpress|movable type|lead type|tipos? (?:móviles|de plomo)|heidelberg|bleisatz|buchdruck|linotype|typograph|au plomb|caratteri (?:mobili|di piombo)|loodzet|loden letters|tipos móveis|blysats|blysæt/iu,
    null,
  ],
  [
    'potted-plant',
    /(?<!\p{L})(?:trees?|bäumen?|obstbäume?|arbres?|fruitiers|árbol(?:es)?|frutales|alber[oi]|meli|fruttiferi|bomen|árvores?|drzew\p{L}*|träd|træer|trær)(?!\p{L})/iu,
    'deciduous-tree',
  ],
];

/** The animals of a farm that a text names, where there are several. */
function animalsOf(text: string): Topic | null {
  const shown = topicsNamed(text).flatMap((topic) =>
    topic?.heroes.every((hero) => farmAnimals.has(hero)) ? [topic] : [],
  );
  const heroes = [...new Set(shown.flatMap((topic) => topic.heroes))];
  return heroes.length >= SEVERAL ? { ...shown[0]!, heroes, extras: [] } : null;
}
const SEVERAL = 2;

/** A boat that takes guests; the one that a fishmonger's catch comes from is no outing. */
const isOuting = ({ topic, phrase }: Subject): boolean =>
  topic?.heroes[0] === 'fishing-boat' &&
  !/\b(?:fishing boats?|bateau de peche|barco de pesca|kutter|kotter|kuter|kutr\*)/.test(phrase);

/** Words for those who keep animals, or whom they visit. */
const keepers: ReadonlySet<string> = new Set([
  ...'farm zoo bauernhof granja fattoria boerderij kinderboerderij streichelzoo gospodarstw* school'.split(' '),
  ...['petting zoo', 'petting farm', 'farm animals', 'ferme pedagogique', 'granja escuela', 'fattoria didattica'],
  ...['quinta pedagogica', 'quinta itinerante', 'mini quinta', 'ferme itinerante'],
]);
const farmAnimals: ReadonlySet<string> = new Set(
  'goat ewe ram alpaca llama goose duck rooster baby-chick cow ox pig donkey horse rabbit guinea-pig'.split(' '),
);
