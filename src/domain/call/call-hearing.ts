/** What comes in through any door: a key of the keypad, words, nothing, or the end of the line. */
export type CallInput =
  | { kind: 'key'; key: string }
  | { kind: 'said'; text: string }
  | { kind: 'silence' }
  | { kind: 'hang-up' };

/** What it is taken for. `same` idea twice is one choice; two different ones are none. */
export type Heard =
  | { is: 'pick'; at: number; sign: 'yes' | 'no' | null }
  | { is: 'more'; at: number | null }
  | {
      is: 'yes' | 'no' | 'none' | 'later' | 'repeat' | 'figures' | 'stop' | 'several' | 'silence' | 'noise' | 'hang-up';
    };

/** What somebody said, in English, however the recogniser spelled it. */
export function hear(text: string): Heard {
  const said = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .slice(0, LONGEST)} `;
  const has = (words: readonly string[]) => words.some((word) => said.includes(` ${word} `));
  if (said.trim() === '') return { is: 'silence' };
  if (has(STOP)) return { is: 'stop' };
  if (has(LATER)) return { is: 'later' };
  const named = NUMBERS.flatMap((words, at) => (has(words) || ALONE[at]!.includes(said.trim()) ? [at + 1] : []));
  if (named.length > 1) return { is: 'several' };
  const at = named[0] ?? null;
  if (has(NONE)) return { is: 'none' };
  if (has(MORE)) return { is: 'more', at };
  if (has(FIGURES)) return { is: 'figures' };
  if (has(REPEAT) || said.trim() === 'what') return { is: 'repeat' };
  const [yes, no] = [has(YES), has(NO)];
  const sign = yes === no ? null : yes ? 'yes' : 'no';
  if (at !== null) return { is: 'pick', at, sign };
  return sign === null ? { is: 'noise' } : { is: sign };
}

const NUMBERS = [
  ['one', 'first', '1st', '1', 'number one'],
  ['two', 'second', '2nd', '2', 'number two'],
  ['three', 'third', '3rd', '3', 'number three'],
];
/** What recognisers write for a single word, and what means something else within a sentence. */
const ALONE = [
  ['won', 'wan'],
  ['to', 'too', 'tu'],
  ['free', 'tree'],
];
const YES = [
  'yes',
  'yeah',
  'yep',
  'yup',
  'sure',
  'correct',
  'exactly',
  'right',
  'okay',
  'ok',
  'do it',
  'go ahead',
  'make it',
];
const NO = ['no', 'nope', 'nah', 'not', "don't", 'wrong', 'incorrect', "isn't"];
const NONE = ['none', 'neither', 'nothing', 'not any', 'no idea', 'none of them', 'not interested', 'zero', '0'];
const LATER = [
  'later',
  'call back',
  'call me back',
  'not now',
  'busy',
  'another time',
  'bad time',
  'in an hour',
  '9',
  'nine',
];
const REPEAT = ['repeat', 'again', 'pardon', 'sorry', 'say that again', 'come again'];
const MORE = ['more', 'tell me', 'details', 'detail', 'explain', 'why'];
const FIGURES = ['figures', 'numbers', 'last week', 'how did', 'results'];
const STOP = ['stop', 'goodbye', 'bye', 'hang up', 'quit', 'cancel', 'end the call', 'leave me alone'];

const LONGEST = 400;
