import type { interviewKeys } from './owner-question-keys';
import type { TradeKind } from './trade-kind';

/** A good answer to a question of the interview, by somebody of another trade: nobody is to copy it. */
export function exampleFor(key: InterviewKey, kind: TradeKind | null): AnswerExample {
  const [usual, other] = answerExamples[key];
  return usual.kind === kind ? other : usual;
}

export const answerExamples: Record<InterviewKey, readonly [AnswerExample, AnswerExample]> = {
  'people-ask': [
    {
      trade: 'a piano tuner',
      kind: 'home-visits',
      text: 'How often does a piano need tuning?',
      detail: 'Twice a year, and again a few weeks after a move.',
    },
    {
      trade: 'a bakery',
      kind: 'food',
      text: 'Can I freeze a sourdough loaf?',
      detail: 'Yes. Slice it first, and toast it straight from the freezer.',
    },
  ],
  'people-get-wrong': [
    {
      trade: 'a bakery',
      kind: 'food',
      text: 'They keep bread in the fridge.',
      detail: 'It goes stale faster there. A bread bin or a cloth is better.',
    },
    {
      trade: 'a bicycle workshop',
      kind: 'repair',
      text: 'They oil a dirty chain.',
      detail: 'Wipe it first, or the oil turns the dirt into paste.',
    },
  ],
  unseen: [
    {
      trade: 'an upholsterer',
      kind: 'maker',
      text: 'I pulled some four hundred old tacks out of one chair before the new cloth went on.',
      detail: '',
    },
    {
      trade: 'a beekeeper',
      kind: 'agriculture',
      text: 'I scraped the wax off two hundred frames so that the bees can start clean in spring.',
      detail: '',
    },
  ],
  'proud-job': [
    {
      trade: 'a clock repairer',
      kind: 'repair',
      text: 'A kitchen clock that had stood still for thirty years. It strikes the hour again.',
      detail: '',
    },
    {
      trade: 'a gardener',
      kind: 'home-visits',
      text: 'A school yard that was all tarmac. Six apple trees grow in it now.',
      detail: '',
    },
  ],
};

export interface AnswerExample {
  /** With its article: "a piano tuner". */
  trade: string;
  kind: TradeKind;
  text: string;
  detail: string;
}

export type InterviewKey = (typeof interviewKeys)[number];
