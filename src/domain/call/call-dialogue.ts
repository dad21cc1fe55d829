import { dismissals, type Dismissal } from '../idea';
import { hear, type CallInput, type Heard } from './call-hearing';

/**
 * The conversation about the week's ideas, as data: one machine for the browser, the telephone and text messages, so that
 * they cannot drift apart. It says which lines come next and what is to be done; the words are in call-lines.ts.
 */
export const callPlaces = ['menu', 'ideas', 'detail', 'confirm', 'reason', 'confirm-none', 'ended'] as const;
export type CallPlace = (typeof callPlaces)[number];

export interface DialogueState {
  at: CallPlace;
  /** The idea that is told about or read back: 1, 2 or 3. */
  idea: number | null;
  reason: Dismissal | null;
  /** Turns in a row that were not understood. */
  misses: number;
  /** How many ideas there are to choose from. */
  ideas: number;
  /** Reads back and waits for a yes. What is written is plain enough without. */
  confirms: boolean;
}

/** A line to say, by name; `at` is an idea. */
export type CallLine =
  | {
      say:
        | 'hello'
        | 'figures'
        | 'no-ideas'
        | 'no-profile'
        | 'menu'
        | 'ideas'
        | 'choose'
        | 'keys'
        | 'why'
        | 'later'
        | 'goodbye'
        | 'lost'
        | 'stopped';
    }
  | { say: 'detail' | 'read-back'; at: number }
  | { say: 'read-back-none'; reason: Dismissal }
  | { say: 'not-heard' | 'not-understood' | 'wrong-key' | 'one-only' | 'which-yes' | 'yes-or-no' };

/** What whoever runs the conversation has to do; the outcome of a choice is told by `closing`. */
export type CallEffect =
  | { do: 'choose'; at: number }
  | { do: 'none'; reason: Dismissal }
  | { do: 'later' }
  | { do: 'end'; because: 'done' | 'hung-up' | 'not-understood' | 'stopped' };

export interface Turn {
  state: DialogueState;
  lines: CallLine[];
  effect: CallEffect | null;
}

/** The first words after somebody has answered. What it may open with is the owner's choice. */
export function openDialogue({ ideas, opensWith, isDescribed = true, confirms = true }: Opening): Turn {
  const state: DialogueState = { at: 'ideas', idea: null, reason: null, misses: 0, ideas, confirms };
  const figures: CallLine[] = opensWith.figures ? [{ say: 'figures' }] : [];
  if (ideas === 0)
    return {
      state: { ...state, at: 'ended' },
      lines: isDescribed
        ? [{ say: 'hello' }, ...figures, { say: 'no-ideas' }, { say: 'goodbye' }]
        : [{ say: 'hello' }, { say: 'no-profile' }],
      effect: { do: 'end', because: 'done' },
    };
  if (!opensWith.ideas)
    return { state: { ...state, at: 'menu' }, lines: [{ say: 'hello' }, ...figures, { say: 'menu' }], effect: null };
  return { state, lines: [{ say: 'hello' }, ...figures, { say: 'ideas' }, { say: 'choose' }], effect: null };
}

/** The next turn. A conversation that has ended stays so, whatever comes in. */
export function takeTurn(state: DialogueState, input: CallInput): Turn {
  if (state.at === 'ended') return { state, lines: [], effect: null };
  const heard =
    input.kind === 'said' ? hearIn(state, input.text) : input.kind === 'key' ? press(state, input.key) : input.kind;
  if (typeof heard === 'string') {
    if (heard === 'hang-up') return end(state, 'hung-up', []);
    if (heard === 'silence') return miss(state, 'not-heard');
    return miss(state, 'wrong-key');
  }
  if ('reason' in heard) return chosenReason(state, heard.reason);
  switch (heard.is) {
    case 'hang-up':
      return end(state, 'hung-up', []);
    case 'stop':
      return end(state, 'stopped', [{ say: 'stopped' }]);
    case 'later':
      return {
        state: { ...state, at: 'ended' },
        lines: [{ say: 'later' }, { say: 'goodbye' }],
        effect: { do: 'later' },
      };
    case 'silence':
      return miss(state, 'not-heard');
    case 'noise':
      return miss(state, state.at === 'confirm' || state.at === 'confirm-none' ? 'yes-or-no' : 'not-understood');
    case 'several':
      return miss(state, 'one-only');
    case 'repeat':
      return go(state, state.at, state.idea, again(state));
    case 'figures':
      return go(state, state.at === 'menu' ? 'menu' : 'ideas', null, [
        { say: 'figures' },
        { say: state.at === 'menu' ? 'menu' : 'choose' },
      ]);
    case 'none':
      return go(state, 'reason', null, [{ say: 'why' }]);
    case 'more':
      return more(state, heard.at);
    case 'pick':
      return pick(state, heard);
    case 'yes':
      return yes(state);
    case 'no':
      return no(state);
  }
}

function yes(state: DialogueState): Turn {
  if (state.at === 'confirm') return commit(state, { do: 'choose', at: state.idea! });
  if (state.at === 'confirm-none') return commit(state, { do: 'none', reason: state.reason! });
  // "Yes, that one", said of the idea that was just told about, is still read back.
  if (state.at === 'detail') return readBack(state, state.idea!);
  if (state.at === 'menu') return go(state, 'ideas', null, [{ say: 'ideas' }, { say: 'choose' }]);
  return miss(state, state.at === 'reason' ? 'not-understood' : 'which-yes');
}

function no(state: DialogueState): Turn {
  if (state.at === 'menu') return end(state, 'done', [{ say: 'goodbye' }]);
  if (state.at === 'ideas') return go(state, 'reason', null, [{ say: 'why' }]);
  if (state.at === 'reason') return miss(state, 'not-understood');
  return go(state, 'ideas', null, [{ say: 'choose' }]);
}

function pick(state: DialogueState, { at, sign }: { at: number; sign: 'yes' | 'no' | null }): Turn {
  if (at > state.ideas) return miss(state, 'wrong-key');
  // While one is read back, its own number alone is no clear yes, and another number is a change of mind.
  if (state.at === 'confirm' && state.idea === at)
    return sign === 'yes' ? yes(state) : sign === 'no' ? no(state) : miss(state, 'yes-or-no');
  if (sign === 'no' && state.at !== 'confirm') return miss(state, 'one-only');
  return readBack(state, at);
}

function readBack(state: DialogueState, at: number): Turn {
  if (!state.confirms) return commit(state, { do: 'choose', at });
  return go(state, 'confirm', at, [{ say: 'read-back', at }]);
}

function more(state: DialogueState, named: number | null): Turn {
  if (state.at === 'menu' && named === null) return yes(state);
  const at = named ?? state.idea ?? (state.ideas === 1 ? 1 : null);
  if (at === null) return miss(state, 'which-yes');
  if (at > state.ideas) return miss(state, 'wrong-key');
  return go(state, 'detail', at, [{ say: 'detail', at }, { say: 'choose' }]);
}

function chosenReason(state: DialogueState, reason: Dismissal): Turn {
  if (!state.confirms) return commit(state, { do: 'none', reason });
  return {
    state: { ...state, at: 'confirm-none', idea: null, reason, misses: 0 },
    lines: [{ say: 'read-back-none', reason }],
    effect: null,
  };
}

/** What is committed is told by `closing`, when it is known whether this answer was the first. */
const commit = (state: DialogueState, effect: CallEffect): Turn => ({
  state: { ...state, at: 'ended' },
  lines: [],
  effect,
});

const go = (state: DialogueState, at: CallPlace, idea: number | null, lines: CallLine[]): Turn => ({
  state: { ...state, at, idea, reason: at === 'confirm-none' ? state.reason : null, misses: 0 },
  lines,
  effect: null,
});

function miss(state: DialogueState, say: Misheard): Turn {
  const misses = state.misses + 1;
  if (misses >= MOST_MISSES) return end(state, 'not-understood', [{ say: 'lost' }]);
  const next = { ...state, misses };
  return { state: next, lines: [{ say }, ...again(next)], effect: null };
}

const end = (
  state: DialogueState,
  because: 'done' | 'hung-up' | 'not-understood' | 'stopped',
  lines: CallLine[],
): Turn => ({
  state: { ...state, at: 'ended' },
  lines,
  effect: { do: 'end', because },
});

/** The question that is open. */
function again({ at, idea, reason, misses }: DialogueState): CallLine[] {
  switch (at) {
    case 'menu':
      return [{ say: 'menu' }];
    case 'detail':
      return misses === 0 ? [{ say: 'detail', at: idea! }, { say: 'choose' }] : [{ say: 'keys' }];
    case 'confirm':
      return [{ say: 'read-back', at: idea! }];
    case 'reason':
      return [{ say: 'why' }];
    case 'confirm-none':
      return [{ say: 'read-back-none', reason: reason! }];
    // All three again when somebody asks; whoever pressed a wrong key has just heard them.
    default:
      return misses === 0 ? [{ say: 'ideas' }, { say: 'choose' }] : [{ say: 'keys' }];
  }
}

/** A key, by where the conversation is. 0 is none, 9 later, * repeats; 1, 2 and 3 are ideas, or the answers just read out. */
function press({ at, ideas }: DialogueState, key: string): Heard | { reason: Dismissal } | 'wrong-key' {
  if (key === '*') return { is: 'repeat' };
  if (key === '9') return { is: 'later' };
  const number = /^[1-8]$/.test(key) ? Number(key) : 0;
  if (at === 'confirm' || at === 'confirm-none') {
    if (number === 1) return { is: 'yes' };
    return number === 2 ? { is: 'no' } : 'wrong-key';
  }
  if (at === 'reason') return dismissals[number - 1] ? { reason: dismissals[number - 1]! } : 'wrong-key';
  if (at === 'menu') {
    if (number === 1) return { is: 'yes' };
    return number === 2 ? { is: 'figures' } : 'wrong-key';
  }
  if (key === '0') return { is: 'none' };
  if (number >= 1 && number <= ideas) return { is: 'pick', at: number, sign: null };
  // 4, 5 and 6 tell more about the first, the second and the third.
  if (number > 3 && number - 3 <= ideas) return { is: 'more', at: number - 3 };
  return number === 7 ? { is: 'figures' } : 'wrong-key';
}

/** Words, by where the conversation is: a number is a reason while reasons are asked for. */
function hearIn({ at }: DialogueState, text: string): Heard | { reason: Dismissal } {
  const heard = hear(text);
  if (at === 'menu' && heard.is === 'pick')
    return heard.at === 1 ? { is: 'yes' } : heard.at === 2 ? { is: 'figures' } : { is: 'noise' };
  if (at !== 'reason' || heard.is === 'stop' || heard.is === 'later' || heard.is === 'repeat') return heard;
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = REASONS.flatMap(([reason, words]) =>
    words.some((word) => said.includes(` ${word} `)) ? [reason] : [],
  );
  if (named.length > 1) return { is: 'several' };
  const reason = named[0];
  if (reason) return { reason };
  if (heard.is === 'pick') return { reason: dismissals[heard.at - 1]! };
  return heard.is === 'silence' || heard.is === 'several' ? heard : { is: 'noise' };
}

/** In the order of `dismissals`, which is that of the keys. */
const REASONS: readonly [Dismissal, readonly string[]][] = [
  ['not-us', ['not for us', 'not us', 'not our thing', 'not our style']],
  ['done', ['already', 'done that', 'did that', 'did it']],
  ['season', ['time of year', 'season', 'wrong time']],
  ['untrue', ['not true', 'untrue', 'false', 'four', 'fourth', '4']],
];

const MOST_MISSES = 3;

type Misheard = 'not-heard' | 'not-understood' | 'wrong-key' | 'one-only' | 'which-yes' | 'yes-or-no';

interface Opening {
  ideas: number;
  opensWith: { ideas: boolean; figures: boolean };
  /** Without a profile there are no ideas, and it asks for that instead. */
  isDescribed?: boolean;
  confirms?: boolean;
}
