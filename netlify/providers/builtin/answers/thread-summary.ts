import type { ThreadLine, ThreadSummary } from '../../../ports/answers';
import { BUILT_IN } from '../../../../src/domain/written-by';

/**
 * What a thread is about, in its own sentences: what the customer asked, what was last answered, and who is waiting for
 * whom. Nothing is put in other words, so that nothing can be wrong.
 */
export function summariseThread(thread: readonly ThreadLine[]): ThreadSummary {
  const theirs = thread.filter(({ sender }) => sender === 'contact');
  const ours = thread.filter(({ sender }) => sender !== 'contact');
  const questions = theirs.flatMap(({ text }) => sentencesOf(text).filter((sentence) => /[?？؟;]$/u.test(sentence)));
  const asked = [...new Set(questions.filter((sentence) => !/;$/u.test(sentence) || GREEK.test(sentence)))].slice(
    -MOST,
  );
  const [first] = theirs;
  const last = thread.at(-1);
  const waiting =
    last === undefined
      ? []
      : [
          last.sender === 'contact'
            ? `Open: your answer to “${short(lastSentence(last.text))}”`
            : 'Open: nothing. The last message is yours.',
        ];
  return {
    points: [
      ...(asked.length > 0
        ? asked.map((question) => `Asked: “${short(question)}”`)
        : first
          ? [`Wrote: “${short(sentencesOf(first.text)[0] ?? first.text)}”`]
          : []),
      ...(ours.length > 0 ? [`Answered: “${short(telling(ours.at(-1)!.text))}”`] : []),
      ...waiting,
    ],
    writtenBy: BUILT_IN,
  };
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;])\s+|(?<=[。！？؟])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The first sentence that says more than hello. */
const telling = (text: string): string =>
  sentencesOf(text).find((sentence) => [...sentence].length >= 25) ?? text.trim();

const lastSentence = (text: string): string => {
  const sentences = sentencesOf(text);
  return sentences.findLast((sentence) => /[?？؟]$/u.test(sentence)) ?? sentences.at(-1) ?? text;
};

function short(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`;
}

/** Greek asks with a semicolon. */
const GREEK = /\p{Script=Greek}/u;
const MOST = 3;
const LONGEST = 200;
