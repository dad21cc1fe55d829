import { dismissalWords } from '../dismissal-words';
import { dismissals } from '../idea';
import type { DialogueState } from './call-dialogue';

/** A key of the keypad, and what it does now. */
export interface CallKey {
  key: string;
  says: string;
}

/** The keys that do something where the conversation is, in the order of a telephone; a test holds them against the machine. */
export function keysAt({ at, ideas }: Pick<DialogueState, 'at' | 'ideas'>, titles: readonly string[]): CallKey[] {
  if (at === 'ended') return [];
  const named = (says: readonly string[], from = 1): CallKey[] =>
    says.map((words, index) => ({ key: String(index + from), says: words }));
  const always: CallKey[] = [
    { key: '9', says: 'In an hour' },
    { key: '*', says: 'Repeat' },
  ];
  switch (at) {
    case 'confirm':
    case 'confirm-none':
      return [...named(['Yes', 'No']), ...always];
    case 'menu':
      return [...named(['The ideas', 'Last week']), ...always];
    case 'reason':
      return [...named(dismissals.map((reason) => dismissalWords[reason])), ...always];
    default:
      return [
        ...named(titles.slice(0, ideas)),
        ...named(
          titles.slice(0, ideas).map((_, index) => `More about ${index + 1}`),
          4,
        ),
        { key: '7', says: 'Last week' },
        ...always,
        { key: '0', says: 'None' },
      ];
  }
}
