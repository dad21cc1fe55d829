/**
 * Words that Twilio itself acts on when they are the whole message
 * (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out), and the same wish in other languages, which
 * Twilio does not know unless the business has taught it.
 */
export const smsWishes = ['stop', 'start', 'help'] as const;
export type SmsWish = (typeof smsWishes)[number];

/**
 * What somebody asks for with a text that is one of these words and nothing else; null for everything else. Capitals,
 * accents, spaces and the mark at the end do not matter. "Yes" is a wish only of somebody who has asked for silence
 * before: to everybody else it is an answer.
 */
export function readSmsWish(text: string, { isStopped }: { isStopped: boolean }): SmsWish | null {
  if (text.length > LONGEST) return null;
  const word = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[.!?…]{1,3}$/u, '')
    .trim()
    .toLowerCase();
  if (STOP.has(word)) return 'stop';
  if (START.has(word) || (isStopped && word === 'yes')) return 'start';
  return HELP.has(word) ? 'help' : null;
}

/** The line in the thread. */
export const wishSentence = (wish: SmsWish, text: string): string =>
  ({
    stop: `Wrote “${text.trim()}”. Texts to this number have stopped until they write START.`,
    start: `Wrote “${text.trim()}”. Texts to this number are allowed again.`,
    help: `Wrote “${text.trim()}”. Twilio sends its standard reply to this word.`,
  })[wish];

const LONGEST = 40;
const STOP: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt-out', 'opt out'],
  ...['arret', 'arrete', 'arreter', 'stopp', 'abmelden', 'baja', 'cancelar', 'sair', 'annulla'],
]);
const START: ReadonlySet<string> = new Set(['start', 'unstop']);
const HELP: ReadonlySet<string> = new Set(['help', 'info']);
