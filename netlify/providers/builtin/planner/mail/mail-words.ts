import type { Tone } from '../../../../../src/domain/business-profile';
import { FIGURE } from './mail-request';

/** What a mail is for, told by words of the request, first match first. */
export const mailPurposes: { purpose: MailPurpose; told: RegExp }[] = [
  {
    purpose: 'hours',
    told: /\b(clos(ed|ing|ure)|opening (hours|times)|new hours|holiday hours|we(’|')?re (away|on holiday)|moving|moved)\b/i,
  },
  {
    purpose: 'event',
    told: /\b(event|workshop|class(es)?|course|tasting|open (day|evening|house)|party|concert|market|fair|reading|webinar|talk|demo|launch (party|evening)|festival)\b/i,
  },
  {
    purpose: 'offer',
    told: /\b(\d+ ?%|percent|off|sale|discount|deal|offers?|voucher|coupon|free|half price|two for one|bundle|gift card|black friday|special|last chance|ends)\b/i,
  },
  {
    purpose: 'news',
    told: /\b(new|launch(es|ing)?|introduc\w+|arriv\w+|back|now (have|sell|bake|serve|open)|season|menu|collection|just in|meet|welcome)\b/i,
  },
  { purpose: 'thanks', told: /\b(thank\w*|anniversary|birthday|years|review|feedback|survey|miss(ed)? you)\b/i },
];

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|this (?:week|weekend|month)|next (?:week|weekend|month)|january|february|april|june|july|august|september|october|november|december)\b|\b(?:march|may) \d|\d(?:st|nd|rd|th)?(?: of)? (?:march|may)\b|\b\d{1,2}[./]\d{1,2}\b|\b\d{4}-\d\d-\d\d\b/i;
const TIME =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o[’']clock)|\b\d{1,2}:\d\d\b|\bat (?:\d{1,2}|noon|midnight)\b/i;
const either = (...one: RegExp[]): RegExp => new RegExp(one.map(({ source }) => source).join('|'), 'iu');

/** What stands around the owner's own words. {topic} is what the mail is about, {name} the business. */
export const mailWords: Record<MailPurpose | 'other', PurposeWords> = {
  offer: {
    preheader: 'What it is, until when, and how you get it.',
    asks: [{ unless: FIGURE, words: '[Your offer in figures: what it costs, what it saves, until when.]' }],
    button: 'See the offer',
  },
  event: {
    preheader: 'When, where and how to come.',
    asks: [
      { unless: DAY, words: '[Your date, time and place, and how people reserve.]' },
      { unless: TIME, words: '[Your time and place, and how people reserve.]' },
    ],
    button: 'Save a place',
  },
  news: {
    preheader: 'What is new, and when you can have it.',
    asks: [
      { unless: either(FIGURE, DAY), words: '[Your details: what is special about it, what it costs, from when.]' },
    ],
    button: 'Take a look',
  },
  hours: {
    preheader: 'What changes, and from when.',
    asks: [{ unless: either(DAY, TIME), words: '[Your new hours, day by day, and how to reach you meanwhile.]' }],
    button: 'See our hours',
  },
  thanks: {
    preheader: 'A few words to say that we noticed.',
    asks: [{ unless: 'details', words: '[Your own sentence: what you thank for, as you would say it at the door.]' }],
    button: 'Visit us',
  },
  other: {
    preheader: 'The short version, and where to read more.',
    asks: [{ unless: 'details', words: '[Your details: what your readers should know or do.]' }],
    button: 'Read more',
  },
};

/** How a tone opens and closes. */
export const mailTones: Record<Tone, ToneWords> = {
  professional: {
    hello: 'Hello',
    opening: ['We would like to let you know: {topic}.', 'We are writing with news: {topic}.'],
    closing: 'If you have a question, simply reply to this email.',
    bye: 'Kind regards',
    wondering: 'For those who would like to know more:',
  },
  friendly: {
    hello: 'Hi',
    opening: ['We have something to tell you: {topic}.', 'Here is what is new with us: {topic}.'],
    closing: 'Just reply if you have a question.',
    bye: 'See you soon',
    wondering: 'And a little something worth knowing:',
  },
  casual: {
    hello: 'Hey',
    opening: ['Quick one: {topic}.', 'Short and sweet: {topic}.'],
    closing: 'Questions? Hit reply.',
    bye: 'Cheers',
    wondering: 'Worth knowing:',
  },
  authoritative: {
    hello: 'Hello',
    opening: ['Here is what you need to know: {topic}.', 'One subject today: {topic}.'],
    closing: 'Reply to this email with any question.',
    bye: 'Regards',
    wondering: 'From the trade:',
  },
  creative: {
    hello: 'Hello',
    opening: ['Picture this: {topic}.', 'Something is in the air: {topic}.'],
    closing: 'Write back and tell us what you think.',
    bye: 'Until then',
    wondering: 'A thought on the side:',
  },
};

export type MailPurpose = 'offer' | 'event' | 'news' | 'hours' | 'thanks';

interface PurposeWords {
  preheader: string;
  /** What only the owner knows: the first that the request does not say. `details`: that says nothing beside what it is about. */
  asks: { unless: RegExp | 'details'; words: string }[];
  button: string;
}

interface ToneWords {
  hello: string;
  opening: [string, ...string[]];
  closing: string;
  bye: string;
  wondering: string;
}
