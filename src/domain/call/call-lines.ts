import { quoted } from '../analytics-sentence';
import { settledWords, type DecisionChannel } from '../decision';
import { dismissalWords } from '../dismissal-words';
import { dismissals } from '../idea';
import { spokenText } from '../spoken/spoken-text';
import type { CallEffect, CallLine } from './call-dialogue';

/** What a conversation can say, fixed when it begins: every number in it has its source. */
export interface CallScript {
  /** Whom it talks to; '' where nobody is known. */
  owner: string;
  business: string;
  ideas: CallIdea[];
  /** Sentences about last week, each with where its number comes from. */
  figures: { sentence: string; source: string }[];
  opensWith: { ideas: boolean; figures: boolean };
  /** Only tried: the plan of calls stays as it is. */
  isTest?: boolean;
}

export interface CallIdea {
  id: string;
  title: string;
  hook: string;
  /** Why it was proposed. */
  reason: string;
  /** "Just your approval" */
  effort: string;
}

/** A sentence as captions show it, and as a voice says it. */
export interface SaidLine {
  text: string;
  spoken: string;
  /** Where its numbers come from; '' for a sentence without any. */
  source: string;
}

export const sayAll = (script: CallScript, lines: readonly CallLine[]): SaidLine[] =>
  lines.flatMap((line) => wordsOf(script, line)).map(({ text, source = '' }) => asSaid({ text, source }));

/** A line of the transcript with the words that a voice says. */
export const asSaid = (line: Omit<SaidLine, 'spoken'>): SaidLine => ({ ...line, spoken: spokenText(line.text) });

/** The first words of every call; they need no more of its script. */
export const greeting = (script: Pick<CallScript, 'owner' | 'business'>): SaidLine =>
  asSaid({ text: hello(script), source: '' });

/** How a choice ends: it was the first answer, or somebody was faster. */
export function closing(script: CallScript, effect: CallEffect, outcome: CallOutcome): SaidLine[] {
  return [asSaid({ text: closingText(script, effect, outcome), source: '' })];
}

function closingText({ ideas }: CallScript, effect: CallEffect, outcome: CallOutcome): string {
  if (outcome.is === 'expired')
    return 'I’m sorry, this week’s choice has closed. The ideas are still in the app. Goodbye.';
  if (outcome.is === 'settled') return `${settledWords(outcome)} So I’ll leave it at that. Goodbye.`;
  return effect.do === 'choose'
    ? `Done. I’m making ${quoted(ideas[effect.at - 1]?.title ?? '')} now. It will be ready for your approval in a minute or two. Goodbye.`
    : 'Thank you, I’ve noted that. Next week’s ideas will be different. Goodbye.';
}

const hello = ({ owner, business }: Pick<CallScript, 'owner' | 'business'>): string =>
  `Hello${owner ? ` ${owner}` : ''}. This is Fourbeat, the automated assistant of ${business}.`;

function wordsOf(script: CallScript, line: CallLine): { text: string; source?: string }[] {
  const { ideas, figures } = script;
  const say = (...texts: string[]) => texts.map((text) => ({ text }));
  switch (line.say) {
    case 'hello':
      return say(hello(script));
    case 'figures':
      return figures.length > 0
        ? figures.map(({ sentence, source }) => ({ text: sentence, source }))
        : say('There are no figures for last week yet.');
    case 'no-ideas':
      return say('There is nothing to choose right now.');
    case 'no-profile':
      return say(
        'I have no ideas for you yet, because I don’t know your business. Describe it first: it takes two minutes, and three ideas follow. Press “Describe your business” to begin. Goodbye.',
      );
    case 'menu':
      return say(
        'Would you like to hear this week’s ideas? Press 1 for the ideas, 2 for last week’s figures, or 9 to be called later.',
      );
    case 'ideas':
      return [
        ...say(
          ideas.length === 1 ? 'Here is one idea for this week.' : `Here are ${ideas.length} ideas for this week.`,
        ),
        ...ideas.map(({ title, hook }, at) => ({ text: `Number ${at + 1}: ${named(title)} ${sentence(hook)}` })),
      ];
    case 'choose':
      return say(
        `Which one shall we make? Say the number or press ${range(ideas.length)}. For more about one, say “tell me more” or press ${range(ideas.length, 3)}. Press 0 for none, 9 for later, star to hear this again.`,
      );
    case 'keys':
      return say(`Say or press ${range(ideas.length)} to choose, 0 for none, or star to hear everything again.`);
    case 'detail': {
      const idea = ideas[line.at - 1];
      return say(
        `About number ${line.at}: ${named(idea?.title ?? '')} ${sentence(idea?.reason ?? '')} What we need from you: ${lowered(sentence(idea?.effort ?? ''))}`,
      );
    }
    case 'read-back':
      return say(
        `You chose number ${line.at}: ${named(ideas[line.at - 1]?.title ?? '')} Shall we make it? Say yes or press 1. To go back, say no or press 2.`,
      );
    case 'why':
      return say(
        `None of them. Why? ${dismissals.map((reason, at) => `Press ${at + 1} for “${dismissalWords[reason]}”.`).join(' ')}`,
      );
    case 'read-back-none':
      return say(
        `None of them, because: “${dismissalWords[line.reason]}”. Is that right? Say yes or press 1. To go back, say no or press 2.`,
      );
    case 'later':
      return say(
        script.isTest
          ? 'No problem. This was a test, so your next call stays as planned.'
          : 'No problem. I’ll call again in an hour.',
      );
    case 'goodbye':
      return say('Goodbye.');
    case 'lost':
      return say('I’m sorry, I can’t hear you well. The ideas are waiting in the app and in your inbox. Goodbye.');
    case 'stopped':
      return say('All right, I’ll stop here. You can turn calls off in the Content Engine’s settings. Goodbye.');
    case 'not-heard':
      return say('I didn’t hear anything.');
    case 'not-understood':
      return say('I didn’t catch that.');
    case 'wrong-key':
      return say('That key does nothing here.');
    case 'one-only':
      return say('I heard more than one. Please choose one.');
    case 'which-yes':
      return say('Which one do you mean?');
    case 'yes-or-no':
      return say('Please say yes or no.');
  }
}

const range = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, at) => String(from + at + 1))
    .join(', ')
    .replace(/, (\d)$/, ' or $1');

/** A title as the end of a sentence: one that ends in a question needs no full stop behind it. */
const named = (title: string): string => `${quoted(title)}${/[.!?…]$/.test(title.trim()) ? '' : '.'}`;
const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export type CallOutcome =
  | { is: 'taken' }
  | { is: 'expired' }
  | { is: 'settled'; choice: 'idea' | 'none'; channel: DecisionChannel; title: string };
