import type { Topic } from './topic';
import { topicTable } from './topic-table';

/**
 * A service that people have too is about the animals where it is for animals: "peluquería de perros" is no hair salon, a "pension pour
 * chats" has no bed. Vaccination has a picture of its own for them. `named` are the topics of the same clause.
 */
export function caredFor(topic: Topic | null, named: readonly (Topic | null)[], text: string): Topic | null {
  if (!topic || welcome.test(text)) return topic;
  const animal = isCare(topic, animals) ? topic : named.find((other) => other && isCare(other, animals));
  if (!animal) return topic;
  if ([topic, ...named].some((other) => other?.heroes[0] === 'syringe')) {
    return topicTable().topics.find(({ heroes }) => heroes[0] === 'paw-syringe') ?? topic;
  }
  return isCare(topic, cares) ? animal : topic;
}

const isCare = (topic: Topic, icons: ReadonlySet<string>): boolean => topic.heroes.every((hero) => icons.has(hero));

/** Guests who may bring an animal. */
const welcome = /\bfriendly\b|\bwelcome\b|\ballowed\b|willkommen|erlaubt|bienvenu|admis|permitid|ammess|toegestaan/iu;

const animals: ReadonlySet<string> = new Set([
  'dog',
  'poodle',
  'cat',
  'paw-prints',
  'rabbit',
  'horse',
  'hamster',
  'guinea-pig',
  'parrot',
]);
/** Icons of trades whose customers are people. */
const cares: ReadonlySet<string> = new Set([
  'hair-dryer',
  'scissors',
  'hair-pick',
  'barber-pole',
  'razor',
  'spine',
  'knee-joint',
  'dumbbell',
  'stacked-stones',
  'lotus',
  'bed',
  'bellhop-bell',
  'teddy-bear',
  'stethoscope',
  'adhesive-bandage',
]);
