import { footer, hello, templateMail, title, words, type TemplateMail } from './campaign-template-words';

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
    'Two patties, one price, and the grill is outside if the weather holds.',
    [
      title('Friday is burger night'),
      words(
        hello,
        'This Friday the grill goes outside if the weather holds. Two-for-one on every burger from five until the buns are gone, and the mushroom burger is back.',
      ),
      link('See the menu', 'menu'),
      link('Keep a table', 'table'),
      words('See you on Friday,\nMaya and everybody at the grill'),
      footer(grill),
    ],
  ),
  menu: templateMail('', 'You see the new menu first', 'Three new burgers, and hand-cut fries every day.', [
    title('The new menu, a day early'),
    words(
      hello,
      'Tomorrow it hangs in the window. You get it today: three new burgers, hand-cut fries every day, and a lunch menu that is ready in fifteen minutes.',
    ),
    link('Have a first look', 'menu'),
    link('Keep a table', 'table'),
    words('Tell us which one we must never take off again.\nMaya'),
    footer(grill),
  ]),
  tables: templateMail('', 'Long tables in the yard', 'Come as a group, sit as a group.', [
    title('Bring everybody'),
    words(hello, 'From next month we put the long tables into the yard, for groups of six and more.'),
    words('[Your offer: what groups get, on which days, and until when they should book.]'),
    link('Ask for a table', 'table'),
    words('Maya'),
    footer(grill),
  ]),
  welcome: [
    templateMail('Welcome', 'Welcome to the corner', 'Good to have you with us.', [
      title('Good to have you with us'),
      words(
        hello,
        'Thank you for leaving your address. Once or twice a month you will hear what is on the grill, and nothing else.',
      ),
      link('See the menu', 'menu'),
      words('Until soon,\nMaya'),
      footer(grill),
    ]),
    templateMail('What people come for', 'What people come to us for', 'The short version.', [
      title('What people come for'),
      words(
        hello,
        'Smash burgers, hand-cut fries, and two-for-one on Fridays. At noon there is a lunch menu that is ready in fifteen minutes.',
      ),
      link('See the menu', 'menu'),
      link('Keep a table', 'table'),
      footer(grill),
    ]),
    templateMail('How was it?', 'How was it?', 'One line is enough.', [
      title('How was it?'),
      words(
        hello,
        'You have known us for a month now. If something was not right, reply to this mail: it lands with me.',
      ),
      link('Come again', 'table'),
      words('Maya'),
      footer(grill),
    ]),
  ],
} satisfies Record<string, TemplateMail | TemplateMail[]>;
