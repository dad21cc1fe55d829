import type { Subject } from './find-subject';
import { topicsNamed } from './find-subject';
import type { Topic } from './topic';

/**
 * The topic of a subject that one word named, set right by what else is said: "our farm brings goats, alpacas and a rude goose" is
 * about the animals and no tractor, "mackerel season on our charter boat" about the boat. `others` are the other subjects of the same
 * picture, `prompt` is all that was written.
 */
export function matterBeforeWord(subject: Subject, others: readonly Subject[], prompt: string): Topic | null {
  if (keepers.has(subject.phrase)) return animalsOf(prompt) ?? subject.topic;
  if (subject.topic?.heroes[0] === 'fish') return others.find(isOuting)?.topic ?? subject.topic;
  return subject.topic;
}

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
