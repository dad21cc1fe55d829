import meanings from '../assets/meanings.json';
import { deniedWords } from './denied';
import type { Topic } from './topic';
import { topicTable } from './topic-table';
import { formsOf, splitWords } from './word-forms';

/**
 * The topic nearest in meaning to the words of a text, for texts of which the table knows no word ("gown" is not in
 * it, and near clothes). Only words in the matter itself count, not those after a preposition, and when
 * they speak for different topics nothing is sure and the answer is null: a wrong picture is worse than none.
 */
export function findMeaning(text: string): Topic | null {
  const words = splitWords(text);
  const denied = deniedWords(words, text);
  const near = words
    .filter(({ segment }, at) => segment === 0 && !denied.has(at))
    .flatMap(({ text: word }) => topicNear(word) ?? []);
  return near.length > 0 && near.every((topic) => topic === near[0]) ? near[0]! : null;
}

function topicNear(word: string): Topic | undefined {
  topicsByWord ??= buildTopics();
  for (const form of formsOf(word)) {
    const topic = topicsByWord.get(form);
    if (topic) return topic;
  }
  return undefined;
}

function buildTopics(): ReadonlyMap<string, Topic> {
  const topics = new Map(
    topicTable()
      .topics.toReversed()
      .map((topic) => [topic.name, topic]),
  );
  return new Map(
    Object.entries(meanings).flatMap(([name, words]) =>
      words.split(' ').map((word) => [word, topics.get(name)!] as const),
    ),
  );
}

let topicsByWord: ReadonlyMap<string, Topic> | undefined;
