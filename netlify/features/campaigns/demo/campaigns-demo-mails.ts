import { footer, hello, templateMail, title, words, type TemplateMail } from '../templates/campaign-template-words';

const grill = {
  name: 'Corner Grill',
  language: 'en' as const,
  where: '',
  offers: [],
  website: 'https://cornergrill.example',
  birthday: null,
  hasSignup: false,
};
const link = (label: string, page: string) => ({ kind: 'button' as const, label, url: `${grill.website}/${page}` });

/** What the demo's grill has written. */
export const demoMails = {
  friday: templateMail(
    '',
    'Friday is burger night again',
    'Two patties, one price, and we’re grilling outside if the weather holds.',
    [
      title('Friday is burger night'),
      words(
        hello,
        'This Friday the grill goes outside if the weather holds. Two-for-one on every burger from five until the buns are gone, and the mushroom burger is back.',
      ),
      link('See the menu', 'menu'),
      link('Book a table', 'table'),
      words('See you on Friday,\nMaya and everyone at the grill'),
      footer(grill),
    ],
  ),
  menu: templateMail('', 'You see the new menu first', 'Three new burgers, and hand-cut fries every day.', [
    title('The new menu, a day early'),
    words(
      hello,
      'It goes up in the window tomorrow. You get it today: three new burgers, hand-cut fries every day, and a lunch menu that is ready in fifteen minutes.',
    ),
    link('Take a first look', 'menu'),
    link('Book a table', 'table'),
    words('Tell us which one should stay on the menu for good.\nMaya'),
    footer(grill),
  ]),
  tables: templateMail('', 'Long tables in the yard', 'Come as a group, sit as a group.', [
    title('Bring everyone'),
    words(hello, 'From next month, we’re putting the long tables in the yard for groups of six or more.'),
    words('[Your offer: what groups get, on which days, and when to book by.]'),
    link('Book a table', 'table'),
    words('Maya'),
    footer(grill),
  ]),
  welcome: [
    templateMail('Welcome', 'Welcome to the corner', 'Good to have you with us.', [
      title('Good to have you with us'),
      words(
        hello,
        'Thank you for signing up. Once or twice a month, we’ll tell you what is on the grill, and nothing else.',
      ),
      link('See the menu', 'menu'),
      words('See you soon,\nMaya'),
      footer(grill),
    ]),
    templateMail('What people come for', 'What people come to us for', 'The short version.', [
      title('What people come for'),
      words(
        hello,
        'Smash burgers, hand-cut fries, and two-for-one on Fridays. At noon there is a lunch menu that is ready in fifteen minutes.',
      ),
      link('See the menu', 'menu'),
      link('Book a table', 'table'),
      footer(grill),
    ]),
    templateMail('How was it?', 'How was it?', 'One line is enough.', [
      title('How was it?'),
      words(
        hello,
        'You’ve known us for a month now. If something was not right, just reply to this email. It comes straight to me.',
      ),
      link('Come again', 'table'),
      words('Maya'),
      footer(grill),
    ]),
  ],
} satisfies Record<string, TemplateMail | TemplateMail[]>;
