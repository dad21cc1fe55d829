import type { OwnerQuestion } from './owner-question-form';

/** Concrete questions, for whoever has answered those of the interview and would like to say more. */
export const furtherQuestions: readonly OwnerQuestion[] = [
  { key: 'surprised-lately', shape: 'behind', ask: 'What surprised you at work this month?', not: ['grief'] },
  { key: 'nobody-checks', shape: 'behind', ask: 'What do you check that nobody sees?' },
  {
    key: 'sound-or-smell',
    shape: 'behind',
    ask: 'What can you tell by a sound, a smell or a touch?',
    kinds: ['maker', 'repair', 'food', 'agriculture', 'animals', 'home-visits', 'creative'],
  },
  {
    key: 'say-no',
    shape: 'advice',
    ask: 'When do you tell somebody that they do not need you?',
    not: ['food', 'shop', 'stay', 'place-to-visit', 'events', 'grief'],
  },
  {
    key: 'small-things-brought',
    shape: 'offer',
    ask: 'Which small thing do people bring you that they nearly did not ask about?',
    kinds: ['repair', 'maker', 'shop', 'appointments', 'animals'],
  },
  {
    key: 'sooner-than-think',
    shape: 'advice',
    ask: 'What should people book or order earlier than they think?',
    kinds: ['events', 'stay', 'transport', 'maker', 'rental', 'food', 'creative', 'appointments'],
  },
  {
    key: 'need-less',
    shape: 'advice',
    ask: 'What do people order or buy more of than they need?',
    kinds: ['shop', 'rental', 'food', 'events', 'business', 'digital'],
  },
  {
    key: 'quiet-help',
    shape: 'advice',
    ask: 'What small thing helps on a hard day?',
    kinds: ['care', 'health', 'grief', 'advice', 'community'],
  },
  {
    key: 'never-again',
    shape: 'behind',
    ask: 'What would you never do again at work?',
    not: ['grief', 'health', 'care'],
  },
  {
    key: 'words-for-it',
    shape: 'advice',
    ask: 'Which word of your trade should everybody know, and what does it mean?',
  },
  { key: 'first-thing', shape: 'behind', ask: 'What do you do first when your working day begins, and why?' },
  {
    key: 'trade-changed',
    shape: 'behind',
    ask: 'What has changed most in your trade since you began?',
    not: ['grief'],
  },
];
