import type { AutomationStep } from '../../../../src/domain/automation';
import type { CampaignTemplate } from './campaign-template';
import {
  button,
  footer,
  hello,
  nameOf,
  offersOf,
  placeOf,
  templateMail,
  title,
  words,
} from './campaign-template-words';

const winBack: CampaignTemplate = {
  id: 'win-back',
  name: 'Win back quiet guests',
  type: 'automation',
  category: 'Keep customers',
  description:
    'Three emails over 21 days to customers who have not been in touch for 60 days. Anyone who clicks gets no more.',
  segment: {
    name: 'Customers quiet for 60 days',
    rules: {
      match: 'all',
      rules: [
        { about: 'status', is: 'one-of', values: ['customer'] },
        { about: 'last-contact', is: 'before', days: 60 },
      ],
    },
  },
  write: (book) => ({
    mails: [
      templateMail('We have missed you', 'It has been a while', `A short hello from ${nameOf(book)}.`, [
        title('It has been a while'),
        words(
          hello,
          `We noticed that it has been a while since we last saw you, and wanted to say hello. Nothing has to be wrong: life is busy. When you feel like it, we are here.`,
        ),
        words(placeOf(book) ? `You’ll find us where we have always been: ${placeOf(book)}.` : ''),
        ...button(book, 'See what’s on'),
        words(`See you soon,\n${nameOf(book)}`),
        footer(book),
      ]),
      templateMail(
        'What is new',
        `What you would find at ${nameOf(book)} today`,
        'In case you wondered what we have been up to.',
        [
          title('What you would find today'),
          words(hello, 'In case you wondered what we have been up to:'),
          words(offersOf(book) || '[Your news: two or three things that are new or that people come for.]'),
          ...button(book, 'Have a look'),
          words(
            'If something kept you away, please tell us. A reply to this email is read by a person.',
            `With best wishes,\n${nameOf(book)}`,
          ),
          footer(book),
        ],
      ),
      templateMail('One last email', 'Shall we stay in touch?', 'If not, that is fine, too.', [
        title('Shall we stay in touch?'),
        words(
          hello,
          'We don’t want to fill your inbox with emails you don’t read. If you would still like to hear from us, there is nothing to do. If not, the link at the end of this email takes you off our list straight away.',
        ),
        words('[Your offer: if you want to give people a reason to come back, say what it is and when it ends.]'),
        ...button(book, 'Come back'),
        words(`Thank you for being with us,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
    sequence: {
      trigger: (segmentId) => (segmentId ? { on: 'segment', segmentId } : null),
      steps: ([first, second, third]) => [
        send(1, first!),
        wait(1, 10),
        unlessFollowed(1, 'send-1'),
        send(2, second!),
        wait(2, 11),
        unlessFollowed(2, 'send-2'),
        send(3, third!),
      ],
      goal: { is: 'converted' },
      reentry: 'again',
    },
  }),
};

const welcome: CampaignTemplate = {
  id: 'welcome',
  name: 'Welcome new people',
  type: 'automation',
  category: 'Welcome',
  description: 'Three emails in the first week to people who sign up on your page.',
  needs: ({ hasSignup }) => hasSignup,
  write: (book) => ({
    mails: [
      templateMail('Welcome', `Welcome to ${nameOf(book)}`, 'Good to have you with us.', [
        title('Good to have you with us'),
        words(
          hello,
          `Thank you for signing up. You will hear from ${nameOf(book)} when there is something worth sharing, and you can leave whenever you like.`,
        ),
        ...button(book, 'Get to know us'),
        words(
          'One question, if you have a moment: what made you sign up? Just reply to this email. We read every answer.',
          `Welcome,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
      templateMail('What we do', `What people come to ${nameOf(book)} for`, 'The short version.', [
        title('What people come to us for'),
        words(hello, 'In case you have not been here yet, this is the short version:'),
        words(offersOf(book) || '[What you do: three things that people come to you for.]'),
        words(placeOf(book) ? `You’ll find us here: ${placeOf(book)}.` : ''),
        ...button(book, 'See more'),
        words(nameOf(book)),
        footer(book),
      ]),
      templateMail('A question', 'Can we help you with anything?', 'A person will answer.', [
        title('Can we help you with anything?'),
        words(
          hello,
          'You have been with us for a week now. If you have a question about anything we do, just reply to this email. A person will answer, usually quickly.',
        ),
        words(`With best wishes,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
    sequence: {
      trigger: () => ({ on: 'form' }),
      steps: ([first, second, third]) => [send(1, first!), wait(1, 2), send(2, second!), wait(2, 5), send(3, third!)],
      goal: null,
      reentry: 'once',
    },
  }),
};

const birthday: CampaignTemplate = {
  id: 'birthday',
  name: 'Birthday greeting',
  type: 'automation',
  category: 'Keep customers',
  description: 'One email on the day, every year, for contacts whose birthday you know.',
  needs: (book) => book.birthday !== null,
  write: (book) => ({
    mails: [
      templateMail('Birthday', 'Happy birthday', `Best wishes from everyone at ${nameOf(book)}.`, [
        title('Happy birthday'),
        words(
          hello,
          `Today is your day, and everyone at ${nameOf(book)} wishes you a very happy birthday. We hope someone else does the cooking and there is cake.`,
        ),
        words('[Your gift: if you would like to give one, say what it is and how long it is valid.]'),
        words(`With our best wishes,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
    sequence: {
      trigger: () =>
        book.birthday ? { on: 'date', fieldId: book.birthday, offsetDays: 0, hour: 9, yearly: true } : null,
      steps: ([first]) => [send(1, first!)],
      goal: null,
      reentry: 'again',
    },
  }),
};

const enquiry: CampaignTemplate = {
  id: 'enquiry',
  name: 'Follow up on an enquiry',
  type: 'automation',
  category: 'Win customers',
  description:
    'Two emails to people who wrote through a form and are not customers yet. Anyone who replies gets no more.',
  segment: {
    name: 'Asked in the last 14 days',
    rules: {
      match: 'all',
      rules: [
        { about: 'status', is: 'one-of', values: ['lead', 'prospect'] },
        { about: 'event', kind: 'form', is: 'happened', days: 14 },
      ],
    },
  },
  write: (book) => ({
    mails: [
      templateMail('Still interested?', 'Your question', `Is there anything else ${nameOf(book)} can tell you?`, [
        title('Did we answer your question?'),
        words(
          hello,
          `You wrote to ${nameOf(book)} a little while ago. We hope you have everything you need. If not, reply to this email and we will take care of it.`,
        ),
        ...button(book, 'Have another look'),
        words(nameOf(book)),
        footer(book),
      ]),
      templateMail('Closing the question', 'Shall we keep your question open?', 'One reply is enough.', [
        title('Shall we keep your question open?'),
        words(
          hello,
          'We haven’t heard from you since, which is fine. If you are still thinking about it, reply with one line about what is missing. If you no longer need us, there is nothing to do. We will not ask again.',
        ),
        words(`All the best,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
    sequence: {
      trigger: (segmentId) => (segmentId ? { on: 'segment', segmentId } : null),
      steps: ([first, second]) => [
        wait(1, 2),
        unlessAnswered(1, 2),
        send(1, first!),
        wait(2, 4),
        unlessAnswered(2, 6),
        send(2, second!),
      ],
      goal: { is: 'converted' },
      reentry: 'once',
    },
  }),
};

const send = (n: number, emailId: string): AutomationStep => ({ id: `send-${n}`, do: 'send', emailId });
const wait = (n: number, days: number): AutomationStep => ({ id: `wait-${n}`, do: 'wait', minutes: days * 1_440 });
const unlessFollowed = (n: number, stepId: string): AutomationStep => ({
  id: `check-${n}`,
  do: 'condition',
  test: { about: 'mail', is: 'not-clicked', stepId },
  otherwise: 'end',
});
const unlessAnswered = (n: number, days: number): AutomationStep => ({
  id: `check-${n}`,
  do: 'condition',
  test: { about: 'contact', rule: { about: 'event', kind: 'message-received', is: 'not-happened', days } },
  otherwise: 'end',
});

/** In this order: campaignTemplates() puts them among the others. */
export const sequenceTemplates: readonly CampaignTemplate[] = [winBack, welcome, birthday, enquiry];
