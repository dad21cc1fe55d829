import type { Topic } from './topic';
import { topicTable } from './topic-table';

/**
 * A service that people have too is about the animals where it is for animals: "peluquería de perros" is no hair salon, a "pension pour
 * chats" has no bed, "masaje equino" no hot stones. Vaccination has a picture of its own for them. `named` are the topics of the same
 * clause, `words` its words.
 */
export function caredFor(
  topic: Topic | null,
  named: readonly (Topic | null)[],
  text: string,
  words: readonly string[],
): Topic | null {
  if (!topic || welcome.test(text)) return topic;
  if (isCare(topic, treats)) return told(words) ?? topic;
  // who clips dogs may shear sheep
  if (words.some((word) => shears.test(word))) return named.find((other) => other && isCare(other, shorn)) ?? topic;
  const animal = isCare(topic, animals)
    ? topic
    : (named.find((other) => other && isCare(other, animals)) ?? told(words));
  if (!animal) return topic;
  if ([topic, ...named].some((other) => other?.heroes[0] === 'syringe')) {
    return topicTable().topics.find(({ heroes }) => heroes[0] === 'paw-syringe') ?? topic;
  }
  return topic.sector === 'beauty' || isCare(topic, cares) ? animal : topic;
}

/** The animal that an adjective or the beginning of a compound names. */
function told(words: readonly string[]): Topic | undefined {
  const kind = kinds.find(([, beginning]) => words.some((word) => beginning.test(word)));
  return kind && topicTable().topics.find(({ name }) => name === kind[0]);
}

const kinds: readonly (readonly [topic: string, beginning: RegExp])[] = [
  [
    'horse',
    /^(?:equine?s?$|equin[oa]s?$|equestr|horse$|pferde(?!haar)|paarden(?!haar)|(?:heste|hast)(?:mass|tand|pens|fys|klin|hotel|pleje|skot)|konsk)/u,
  ],
  [
    'dog',
    /^(?:canine?s?$|canin[oa]s?$|hunde(?!rt)\p{L}{3}|honden\p{L}{3}|hund(?:mass|trim|sal|fris|dag|pens|tand|fysio))/u,
  ],
  ['cat', /^(?:feline?s?$|felin[oa]s?$|katzen\p{L}{3}|katten\p{L}{3}|kattpens)/u],
  ['cow', /^(?:bovine?s?$|bovin[oaie]s?$|rinder\p{L}{3}|cattle$|klauen\p{L}{3})/u],
  [
    'pet',
    /^(?:animal(?:e|i|s|es)?$|animaux$|animais$|veterinary$|veterinaire$|veterinari[oa]$|tier(?:arzt|arzte|physio|heil|osteo|fris|sal|hotel|pens)|dieren\p{L}{3}|zwierzat$|pets?$)/u,
  ],
];

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
  'bird',
]);
const shears = /^(?:shear|schere|schur|tond|tont|esquil|tosa[rt]|tosqui|strzyz|klipp)/u;
const shorn: ReadonlySet<string> = new Set(['ewe', 'ram', 'alpaca', 'llama', 'goat', 'horse', 'cow']);
/** What is baked for animals; bread beside a rabbit pie is still bread. */
const treats: ReadonlySet<string> = new Set(['croissant', 'bread', 'pretzel', 'baguette-bread']);
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
  'tooth',
  'toothbrush',
  'footprint',
  'lotion-bottle',
  'lipstick',
  'couch-and-lamp',
  'bed',
  'bellhop-bell',
  'teddy-bear',
  'stethoscope',
  'adhesive-bandage',
]);
