import { dismissalWords } from '../dismissal-words';
import { dismissals } from '../idea';
import type { CallInput } from './call-hearing';

/** The ideas as a text message, after a call that nobody answered. */
export const ideasAsText = (business: string, ideas: readonly { title: string }[]): string =>
  [
    `${business}: this week’s ideas.`,
    ...ideas.map(({ title }, at) => `${at + 1} ${shortened(title)}`),
    `Reply ${ideas.map((_, at) => at + 1).join(', ')} to choose, or 0 for none. Reply STOP to end calls and texts.`,
  ].join('\n');

/** What is asked for beside "none". */
export const REASON_AS_TEXT = `Why none? Reply ${dismissals.map((reason, at) => `0 ${at + 1} for “${dismissalWords[reason]}”`).join(', ')}.`;

export const voicemailWords = (business: string, ideas: number): string =>
  `Hello, this is Fourbeat, the automated assistant of ${business}. ${ideas === 0 ? 'There is nothing to decide.' : `I have ${ideas === 1 ? 'one idea' : `${ideas} ideas`} for this week.`} I am texting them to you now: reply with a number, or choose in the app. Goodbye.`;

/** What a text stands for, as inputs of the conversation: "2", or "0 3", which is none and the third reason. */
export function inputsOfText(text: string): CallInput[] {
  const [, reason] = /^\s*(?:0|none)\W{0,3}([1-4])\s*$/i.exec(text) ?? [];
  return reason
    ? [
        { kind: 'said', text: 'none' },
        { kind: 'said', text: reason },
      ]
    : [{ kind: 'said', text }];
}

/** The words by which carriers let people end messages (CTIA). */
export const isStopText = (text: string): boolean => STOPS.has(text.trim().toLowerCase().replace(/[.!]$/, ''));

const STOPS: ReadonlySet<string> = new Set([
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
]);

const shortened = (title: string): string => {
  const characters = [...title];
  return characters.length > 70 ? `${characters.slice(0, 69).join('')}…` : title;
};
