import { furtherQuestions } from './further-questions';
import type { TradeKind } from './trade-kind';

/** What an answer can be used for: each shape becomes a different kind of idea. */
export const answerShapes = [
  'asked',
  'wrong',
  'behind',
  'proud',
  'advice',
  'list',
  'choose',
  'timely',
  'offer',
] as const;
export type AnswerShape = (typeof answerShapes)[number];

/** A question to the owner. Its key never changes, because answers refer to it. */
export interface OwnerQuestion {
  key: string;
  shape: AnswerShape;
  ask: string;
  /** A second question that makes an answer complete. */
  then?: string;
  /** The kinds of business it suits; if absent, all but `not`. */
  kinds?: readonly TradeKind[];
  not?: readonly TradeKind[];
  /** Other wording for some kinds of business. */
  askOf?: Partial<Record<TradeKind, string>>;
}

/** Every question we ask owners: the interview first, then one a week, and others for whoever would like to say more. */
export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    key: 'people-ask',
    shape: 'asked',
    ask: 'What do people ask you?',
    then: 'And what do you tell them?',
    askOf: { grief: 'What do families ask you?' },
  },
  { key: 'people-get-wrong', shape: 'wrong', ask: 'What do people get wrong?', then: 'And what is true?' },
  { key: 'unseen', shape: 'behind', ask: 'What did you do this week that nobody saw?' },
  {
    key: 'proud-job',
    shape: 'proud',
    ask: 'Which job are you proud of?',
    askOf: {
      grief: 'Which piece of work are you quietly glad you did?',
      health: 'Which piece of work are you glad you did?',
      care: 'Which piece of work are you glad you did?',
    },
  },

  {
    key: 'asked-lately',
    shape: 'asked',
    ask: 'What did a customer ask you this week?',
    then: 'And what did you tell them?',
    askOf: {
      grief: 'What did a family ask you lately?',
      teaching: 'What did a learner ask you this week?',
      health: 'What did a patient ask you this week?',
      stay: 'What did a guest ask you this week?',
    },
  },
  {
    key: 'before-first',
    shape: 'advice',
    ask: 'What should people know before they come to you for the first time?',
    askOf: {
      'home-visits': 'What should people know before you come to them for the first time?',
      digital: 'What should people know before they start with you?',
    },
  },
  { key: 'not-known', shape: 'offer', ask: 'What do you do that people don’t know you do?' },
  { key: 'takes-longer', shape: 'behind', ask: 'What in your work takes longer than people think?' },
  {
    key: 'costly-mistake',
    shape: 'wrong',
    ask: 'Which small mistake costs people most?',
    then: 'And what works better?',
    not: ['grief'],
  },
  {
    key: 'have-ready',
    shape: 'list',
    ask: 'What should people have ready before you start?',
    not: ['shop', 'food', 'place-to-visit'],
  },
  {
    key: 'choose-between',
    shape: 'choose',
    ask: 'Which two things do people find hard to choose between?',
    then: 'And how do you choose?',
  },
  { key: 'hard-way', shape: 'behind', ask: 'What did you learn the hard way?', not: ['grief', 'health'] },
  { key: 'time-of-year', shape: 'timely', ask: 'What changes in your work at this time of year?', not: ['grief'] },
  {
    key: 'cannot-do-without',
    shape: 'behind',
    ask: 'Which tool, material or ingredient could you not do without, and why?',
    not: ['grief', 'advice'],
  },
  { key: 'tell-a-friend', shape: 'advice', ask: 'What do you tell a friend who asks you for advice?' },
  {
    key: 'time-to-come',
    shape: 'advice',
    ask: 'How do people notice that it is time to come to you?',
    not: ['grief', 'shop', 'food', 'stay', 'place-to-visit'],
    askOf: { 'home-visits': 'How do people notice that it is time to call you?' },
  },
  {
    key: 'smallest-start',
    shape: 'offer',
    ask: 'What is the smallest thing that people can come to you for?',
    not: ['grief'],
  },
  { key: 'how-it-began', shape: 'behind', ask: 'How did you begin?' },
  { key: 'do-it-yourself', shape: 'advice', ask: 'What can people do themselves, without you?' },
  { key: 'done-differently', shape: 'behind', ask: 'What do you do differently from when you began?' },
  { key: 'price-depends', shape: 'advice', ask: 'What does your price depend on?', not: ['grief', 'community'] },
  { key: 'best-part', shape: 'behind', ask: 'Which part of your work do you like best?', not: ['grief'] },
  { key: 'what-is-new', shape: 'offer', ask: 'What is new with you?', not: ['grief'] },
  {
    key: 'makes-it-last',
    shape: 'advice',
    ask: 'What makes your work last longer?',
    not: ['grief', 'food', 'stay', 'place-to-visit', 'events', 'transport'],
  },

  {
    key: 'walked-past',
    shape: 'offer',
    ask: 'What do people walk past too quickly?',
    kinds: ['shop', 'place-to-visit'],
  },
  {
    key: 'nobody-guesses',
    shape: 'behind',
    ask: 'What goes into something you make that nobody would guess?',
    kinds: ['food', 'maker'],
  },
  { key: 'most-care', shape: 'behind', ask: 'Which step takes the most care?', kinds: ['maker', 'repair', 'creative'] },
  {
    key: 'before-we-arrive',
    shape: 'list',
    ask: 'What can people do before you arrive that helps?',
    kinds: ['home-visits', 'transport'],
  },
  {
    key: 'worth-repairing',
    shape: 'choose',
    ask: 'How do you tell whether something is worth repairing?',
    kinds: ['repair', 'home-visits'],
  },
  {
    key: 'first-appointment',
    shape: 'advice',
    ask: 'What happens at a first appointment?',
    kinds: ['appointments', 'health', 'advice'],
  },
  {
    key: 'dare-to-ask',
    shape: 'asked',
    ask: 'What do people not dare to ask you?',
    then: 'And what would you tell them?',
    kinds: ['health', 'care', 'grief', 'advice', 'appointments'],
  },
  {
    key: 'ordinary-day',
    shape: 'behind',
    ask: 'What does an ordinary day look like?',
    kinds: ['care', 'agriculture', 'stay'],
  },
  { key: 'what-can-wait', shape: 'advice', ask: 'What can wait, and what should be done first?', kinds: ['grief'] },
  { key: 'families-may-do', shape: 'advice', ask: 'What may families do themselves?', kinds: ['grief'] },
  {
    key: 'where-stuck',
    shape: 'wrong',
    ask: 'Where do learners get stuck?',
    then: 'And what helps?',
    kinds: ['teaching', 'fitness'],
  },
  {
    key: 'first-hour',
    shape: 'advice',
    ask: 'What do you tell somebody who comes for the first time?',
    kinds: ['teaching', 'fitness'],
  },
  {
    key: 'forgotten-plan',
    shape: 'list',
    ask: 'What do people forget when they plan?',
    kinds: ['events', 'stay', 'transport'],
  },
  { key: 'visitors-miss', shape: 'offer', ask: 'What do most visitors miss?', kinds: ['place-to-visit', 'stay'] },
  {
    key: 'check-first',
    shape: 'list',
    ask: 'What should people check before they take it away?',
    kinds: ['rental', 'shop'],
  },
  {
    key: 'wrong-at-home',
    shape: 'wrong',
    ask: 'What do owners get wrong at home?',
    then: 'And what works better?',
    kinds: ['animals'],
  },
  { key: 'growing-now', shape: 'timely', ask: 'What is growing, ripening or being born now?', kinds: ['agriculture'] },
  { key: 'papers-to-bring', shape: 'list', ask: 'Which papers should people bring?', kinds: ['advice'] },
  {
    key: 'too-late',
    shape: 'wrong',
    ask: 'What do people leave too late before they come to you?',
    then: 'And when is the right time?',
    kinds: ['advice', 'health', 'repair'],
  },
  {
    key: 'brief-us',
    shape: 'list',
    ask: 'What should people tell you before you begin?',
    kinds: ['creative', 'events', 'digital'],
  },
  {
    key: 'saves-time',
    shape: 'advice',
    ask: 'Which setting or habit would save people the most time?',
    kinds: ['digital', 'business'],
  },
  {
    key: 'slows-down',
    shape: 'wrong',
    ask: 'What slows a job down?',
    then: 'And what speeds it up?',
    kinds: ['business', 'digital'],
  },
  { key: 'help-wanted', shape: 'offer', ask: 'What help do you need, and what does it do?', kinds: ['community'] },
  ...furtherQuestions,
];
