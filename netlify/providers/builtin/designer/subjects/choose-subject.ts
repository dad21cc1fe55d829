import type { ImageBrief } from '../../../../ports/image';
import { exactSubjects, namedOnly } from './exact-subjects';
import { findMeaning } from './find-meaning';
import { findSubject } from './find-subject';
import type { Topic } from './topic';
import { topicTable } from './topic-table';

/**
 * The topic to draw, or null when nothing is sure: a prompt that is only a thing's name gives exactly that thing, then
 * the prompt decides, then the headline, and where the table knows no word of either, the meaning of their words.
 */
export function chooseSubject(prompt: string, headline: string): Topic | null {
  return (
    namedThing(prompt) ??
    findSubject(prompt)?.topic ??
    findSubject(headline)?.topic ??
    findMeaning(prompt) ??
    findMeaning(headline)
  );
}

/** The topic of a brief: what its owner named wins, '' draws none, and else its words decide. */
export function subjectOf({ subject, headline = '' }: ImageBrief, matter: string): Topic | null {
  if (subject === undefined) return chooseSubject(matter, headline);
  return subject === '' ? null : chooseSubject(subject, '');
}

/** Every icon that can be drawn. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set([
    ...topicTable().topics.flatMap((topic) => [...topic.heroes, ...topic.extras]),
    ...exactSubjects.values(),
    ...namedOnly.split(' '),
  ]);
  return names;
}

function namedThing(prompt: string): Topic | null {
  const name = prompt
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/^(?:an?|the|some) /, '');
  const dashed = name.replaceAll(' ', '-');
  const icon = exactSubjects.get(name) ?? (iconNames().has(dashed) ? dashed : undefined);
  if (!icon) return null;
  const kin =
    topicTable().topics.find((topic) => topic.heroes[0] === icon) ??
    topicTable().topics.find((topic) => topic.heroes.includes(icon) || topic.extras.includes(icon));
  return {
    sector: 'shop',
    hue: PLAIN_HUE,
    mood: 'fresh',
    ...kin,
    name,
    heroes: [icon],
    extras: kin?.extras.filter((extra) => extra !== icon) ?? [],
  };
}

let names: ReadonlySet<string> | undefined;
const PLAIN_HUE = 40;
