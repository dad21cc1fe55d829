import type { ConversationPriority, InboxChannel } from '../../../../src/domain/conversation';

/**
 * Twelve conversations of the corner grill, three of them unread, four closed, over every channel. Times are hours before
 * the demo opened. The people are those of its contacts.
 */
export const demoThreads: DemoThread[] = [
  {
    channel: 'instagram',
    name: 'Priya Raman',
    email: 'priya@raman.example',
    unread: true,
    priority: 'high',
    labels: ['Booking'],
    lines: [
      { by: 'event', hours: 120, text: 'Commented on “The side cut”: “I need this in my life”' },
      { by: 'them', hours: 72, text: 'We were the loud table by the window. Best burger we’ve had in years.' },
      { by: 'us', hours: 71.8, text: 'You were the best kind of loud. Come back soon!' },
      { by: 'them', hours: 0.6, text: 'So we’re coming back. Could you do ten of us on Saturday around 7?' },
      { by: 'them', hours: 0.5, text: 'One long table is perfect. Two vegetarians, and it’s a birthday.' },
    ],
  },
  {
    channel: 'email',
    name: 'Tomas Lindgren',
    email: 'tomas@lindgren.example',
    subject: 'Lunch for 24 on the 18th',
    unread: true,
    labels: ['Catering'],
    lines: [
      { by: 'them', hours: 30, text: 'Hello, could you send me a quote for lunch for 24 people on the 18th?' },
      {
        by: 'us',
        hours: 27,
        text: 'Hello Tomas, the quote is below: burgers and lime fries, with drinks on top if you like.',
      },
      {
        by: 'them',
        hours: 1,
        text: 'The quote looks good. Could you add eight vegetarian ones, and can you deliver by noon?',
      },
    ],
  },
  {
    channel: 'sms',
    name: '',
    email: '',
    address: '+15550130177',
    unread: true,
    lines: [{ by: 'them', hours: 1.4, text: 'Is the patio open if it rains?' }],
  },
  {
    channel: 'facebook',
    name: 'Dana Moreno',
    email: 'dana.moreno@mail.example',
    lines: [
      { by: 'them', hours: 2.4, text: 'Are the lime fries gluten free?' },
      { by: 'us', hours: 2, text: 'Yes, the lime fries are gluten free. They have a fryer of their own.' },
    ],
  },
  {
    channel: 'livechat',
    name: '',
    email: '',
    address: 'visitor-menu-page',
    lines: [
      { by: 'them', hours: 20, text: 'How late does the kitchen stay open on weekdays?' },
      { by: 'us', hours: 19.9, text: 'The kitchen closes at 22:00 from Tuesday to Friday. On Monday we are closed.' },
    ],
  },
  {
    channel: 'email',
    name: 'Hannah Boateng',
    email: 'hannah@harbourdental.example',
    subject: 'Invoice for lunch',
    labels: ['Catering'],
    lines: [
      {
        by: 'us',
        hours: 28,
        text: 'Hello Hannah, here is the invoice for Tuesday’s lunch. Thank you for ordering again.',
      },
      {
        by: 'them',
        hours: 22,
        text: 'Invoice received, thank you. Same again next month, please: 22 people, two gluten-free.',
      },
    ],
  },
  {
    channel: 'instagram',
    name: 'Jules Ortega',
    email: 'hello@julesortega.example',
    lines: [
      { by: 'event', hours: 26, text: 'Tagged you in a story' },
      { by: 'note', hours: 25, text: 'Jules has a large following. Let’s invite them to the tasting in spring.' },
    ],
  },
  {
    channel: 'sms',
    name: 'Anneke Kuiper',
    email: 'anneke@kuiper.example',
    address: '+15550130142',
    lines: [
      { by: 'us', hours: 92, text: 'Hello Anneke, your table for eight is booked for Saturday at 18:30.' },
      { by: 'them', hours: 50, text: 'Thanks for the birthday table, it was perfect!' },
    ],
  },
  {
    channel: 'email',
    name: 'Sol Ferreira',
    email: 'sol@summerfield.example',
    subject: 'Stall plan for Summerfield Jazz Days',
    closed: true,
    lines: [
      { by: 'them', hours: 80, text: 'The stall plan is settled: power is on the north side, and you are number 14.' },
      { by: 'us', hours: 76, text: 'Number 14 it is. We arrive at nine to set up the grill.' },
      { by: 'them', hours: 75, text: 'See you then.' },
    ],
  },
  {
    channel: 'facebook',
    name: 'Ravi Bhatt',
    email: 'ravi.bhatt@mail.example',
    closed: true,
    lines: [
      { by: 'them', hours: 100, text: 'Do you cater for vegetarians on Friday burger night?' },
      { by: 'us', hours: 99, text: 'We do: the halloumi and the mushroom burger are on every Friday.' },
    ],
  },
  {
    channel: 'livechat',
    name: 'Oona Byrne',
    email: 'oona.byrne@mail.example',
    address: 'visitor-oona',
    closed: true,
    lines: [
      { by: 'them', hours: 130, text: 'Can I bring my dog?' },
      { by: 'us', hours: 129.8, text: 'On the patio, gladly. There is a bowl of water by the door.' },
    ],
  },
  {
    channel: 'email',
    name: 'Elias Wynn',
    email: 'elias@wynncycles.example',
    subject: 'Bike racks outside',
    closed: true,
    lines: [
      { by: 'them', hours: 170, text: 'We have two racks left over. Would you like them in front of the grill?' },
      { by: 'us', hours: 168, text: 'Yes, please! Lunch is on us when you bring them.' },
    ],
  },
];

export interface DemoThread {
  channel: InboxChannel;
  /** '' for somebody who is not known. */
  name: string;
  /** Of the contact. */
  email: string;
  /** The other end, when it is not that address. */
  address?: string;
  subject?: string;
  unread?: true;
  closed?: true;
  priority?: ConversationPriority;
  labels?: string[];
  lines: { by: 'them' | 'us' | 'note' | 'event'; hours: number; text: string }[];
}
