import { sequenceTemplates } from './automation-templates';
import type { CampaignTemplate } from './campaign-template';
import {
  button,
  footer,
  hello,
  nameOf,
  offersOf,
  placeOf,
  rule,
  subtitle,
  templateMail,
  title,
  words,
} from './campaign-template-words';

/** Quick starts, in the order in which they are shown to a workspace of which nothing is known. */
export const campaignTemplates = (): CampaignTemplate[] => {
  const [winBack, welcome, birthday, enquiry] = sequenceTemplates;
  return [
    slowTuesday,
    winBack!,
    newMenu,
    welcome!,
    newsletter,
    birthday!,
    review,
    missedYou,
    seasonal,
    event,
    enquiry!,
    regulars,
    hours,
  ];
};

const slowTuesday: CampaignTemplate = {
  id: 'slow-tuesday',
  name: 'Slow Tuesday rescue',
  type: 'email',
  category: 'Fill quiet days',
  description: 'One email to people who were in touch in the last 90 days, for a day that needs more of them.',
  segment: {
    name: 'In touch in the last 90 days',
    rules: { match: 'all', rules: [{ about: 'last-contact', is: 'within', days: 90 }] },
  },
  write: (book) => ({
    mails: [
      templateMail('', `This Tuesday at ${nameOf(book)}`, 'A quiet day is the best day to visit.', [
        title('Tuesdays are for you'),
        words(
          hello,
          `Tuesday is our quiet day: no waiting, more time for you, and the same people looking after you. If you have been meaning to come by, this is the day for it.`,
        ),
        words('[Your offer: what is special this Tuesday, and at what times.]'),
        ...button(book, 'Come on Tuesday'),
        words('Just reply to this email if you would like us to save you a place.', `See you soon,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
  }),
};

const newMenu: CampaignTemplate = {
  id: 'new-menu',
  name: 'First look at something new',
  type: 'broadcast',
  category: 'Announce',
  description: 'Everyone who agreed to your emails sees what is new before you announce it elsewhere.',
  write: (book) => ({
    mails: [
      templateMail('', `A first look at what is new at ${nameOf(book)}`, 'You see it before everyone else.', [
        title('It’s new, and you see it first'),
        words(hello, 'We have been working on something new, and we want to show it to you before anyone else.'),
        words('[Your news: what is new, and when it starts.]'),
        ...button(book, 'Take a first look'),
        words(
          'Tell us what you think. Just reply to this email. We read every reply.',
          `With thanks,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
    ],
  }),
};

const newsletter: CampaignTemplate = {
  id: 'newsletter',
  name: 'Newsletter',
  type: 'broadcast',
  category: 'Keep in touch',
  description: 'News, something useful and what is coming up, for everyone who agreed.',
  write: (book) => ({
    mails: [
      templateMail('', `News from ${nameOf(book)}`, 'What is new, one thing worth knowing, and what comes next.', [
        title(`News from ${nameOf(book)}`),
        words(hello, 'Here is what has been going on, in two minutes.'),
        subtitle('What is new'),
        words('[Your news: one or two sentences about what has changed.]'),
        rule,
        subtitle('Worth knowing'),
        words('[Your tip: something your readers can use, whether they buy or not.]'),
        rule,
        subtitle('Coming up'),
        words('[What is next: dates for your readers’ diaries.]'),
        ...(offersOf(book) ? [subtitle('What we do'), words(offersOf(book))] : []),
        ...button(book, 'Read more'),
        footer(book),
      ]),
    ],
  }),
};

const review: CampaignTemplate = {
  id: 'review',
  name: 'Ask for a review',
  type: 'email',
  category: 'Reputation',
  description: 'One email to customers of the last 30 days, asking what they think, good or bad.',
  segment: {
    name: 'Customers of the last 30 days',
    rules: {
      match: 'all',
      rules: [
        { about: 'status', is: 'one-of', values: ['customer'] },
        { about: 'last-contact', is: 'within', days: 30 },
      ],
    },
  },
  write: (book) => ({
    mails: [
      templateMail('', 'How was it?', 'Two sentences from you help us and our next customers.', [
        title('How was it?'),
        words(
          hello,
          `Thank you for coming to ${nameOf(book)}. Would you tell us how it was? Two sentences are plenty, and they help other people decide.`,
        ),
        words(
          '[Your review page: put the address where you would like to be reviewed here, or delete this line and ask for a reply.]',
        ),
        words(
          'If something was not right, please reply to this email instead. We would like to hear it from you and put it right.',
          `Thank you,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
    ],
  }),
};

const missedYou: CampaignTemplate = {
  id: 'missed-you',
  name: 'We have missed you',
  type: 'email',
  category: 'Keep customers',
  description: 'One email to customers who have not been in touch for 60 days.',
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
      templateMail('', 'It has been a while', `A short hello from ${nameOf(book)}.`, [
        title('It has been a while'),
        words(hello, 'We noticed that it has been a while since we last saw you, and wanted to say hello.'),
        ...(offersOf(book) ? [words('In case you were wondering, here is what we are up to:', offersOf(book))] : []),
        words('[Your offer: a reason to come back, if you want to give one, and when it ends.]'),
        ...button(book, 'Come back'),
        words(`See you soon,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
  }),
};

const seasonal: CampaignTemplate = {
  id: 'seasonal',
  name: 'Seasonal offer',
  type: 'broadcast',
  category: 'Sell',
  description: 'What’s in season, for everyone who agreed, with one clear thing to do.',
  write: (book) => ({
    mails: [
      templateMail('', `The season at ${nameOf(book)}`, 'While it lasts.', [
        title('The season is here'),
        words(hello, 'Some things only make sense at this time of year, and we have been looking forward to them.'),
        words('[Your offer: what it is, what it costs, and when it ends.]'),
        ...button(book, 'See what’s on'),
        words(
          placeOf(book) ? `You’ll find us here: ${placeOf(book)}.` : '',
          `We look forward to seeing you,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
    ],
  }),
};

const event: CampaignTemplate = {
  id: 'event',
  name: 'Event invitation',
  type: 'email',
  category: 'Announce',
  description: 'An invitation with what, when and where. People answer by replying.',
  write: (book) => ({
    mails: [
      templateMail('', `You are invited: an evening with ${nameOf(book)}`, 'We would love to have you there.', [
        title('You are invited'),
        words(hello, 'We are getting people together and would love to have you there.'),
        words(
          '**What:** [What happens, in one sentence.]',
          '**When:** [Day and time.]',
          `**Where:** ${placeOf(book) || '[Address.]'}`,
        ),
        words(
          'Places are limited. Just reply to this email and say how many you will be, and we will put you on the list.',
        ),
        ...button(book, 'Find out more'),
        words(`See you there,\n${nameOf(book)}`),
        footer(book),
      ]),
    ],
  }),
};

const regulars: CampaignTemplate = {
  id: 'regulars',
  name: 'Thank your customers',
  type: 'email',
  category: 'Keep customers',
  description: 'A thank-you to your customers that asks for nothing.',
  segment: {
    name: 'Customers',
    rules: { match: 'all', rules: [{ about: 'status', is: 'one-of', values: ['customer'] }] },
  },
  write: (book) => ({
    mails: [
      templateMail('', `Thank you from ${nameOf(book)}`, 'No offer and no catch, just this.', [
        title('Thank you'),
        words(
          hello,
          `We don’t say it often enough: thank you. ${nameOf(book)} exists because people like you keep coming back.`,
        ),
        words(
          'There is nothing to click in this email. If there is one thing we could do better for you, reply and tell us. That helps us most.',
          `Gratefully,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
    ],
  }),
};

const hours: CampaignTemplate = {
  id: 'hours',
  name: 'Change of opening hours',
  type: 'broadcast',
  category: 'Announce',
  description: 'Holidays or new hours, announced once and clearly to everyone who agreed.',
  write: (book) => ({
    mails: [
      templateMail('', `New opening hours at ${nameOf(book)}`, 'So you never find us closed.', [
        title('Our hours are changing'),
        words(hello, 'So you never find us closed, here are our new hours.'),
        words('[Your hours: the days and times, and when they start.]'),
        words(
          placeOf(book) ? `You’ll find us here: ${placeOf(book)}.` : '',
          'If you are not sure, just reply to this email and ask.',
          `See you soon,\n${nameOf(book)}`,
        ),
        footer(book),
      ]),
    ],
  }),
};
