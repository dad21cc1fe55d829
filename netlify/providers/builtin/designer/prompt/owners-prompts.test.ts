import { prepositions } from '../subjects/word-forms';
import { posterWords } from './poster-words';

/** As owners type them: offers, hours, prices, addresses, hashtags, emoji, capitals, quotes, other languages, orders to a designer. */
const prompts = [
  'Create an image of a cozy bakery with fresh croissants',
  'Make a picture of our new winter menu, 3 courses for £29.95',
  'Instagram post about our summer sale, 30% off everything until Sunday',
  'Free delivery on orders over $30',
  'Spend £50 get free gift wrapping',
  'BUY ONE GET ONE FREE ON ALL PIZZAS THIS TUESDAY!!!',
  "We're open this Easter Monday 10am-4pm",
  'Happy hour 5-7pm every weekday, cocktails 2 for £12',
  'New in: handmade candles from €12 🕯️✨',
  'Book your table now: 020 7946 0958',
  'Come and see us at 14 High Street, Bath',
  'Closed on Monday 26 August for the bank holiday',
  'Now hiring! Part-time barista, apply at jobs@beanhouse.com',
  '"Life is short, eat dessert first" - for our cake shop',
  'Poster for a yard sale on Saturday 9am to 1pm at 221 Oak Lane',
  'Kids eat free on Wednesdays #familytime #pizza',
  '50% OFF ALL NAILS TILL FRIDAY',
  'Dog grooming from £25. Book online at pawsome.co.uk',
  'Could you make a flyer for my yoga class, Tuesdays and Thursdays 7pm, £10 drop-in',
  'Please design a facebook ad for our plumbing service available 24/7 in Manchester',
  'Emergency locksmith - no call out fee - call 0800 123 456',
  'Eröffnung unserer neuen Bäckerei am 5. Mai, gratis Kaffee für alle',
  "Soldes d'été jusqu'à -50% sur toute la collection",
  'Menú del día 12,50 € de lunes a viernes',
  'Neueröffnung! Friseursalon Haarmonie, Hauptstraße 12, Köln',
  'Nouveau: brunch tous les dimanches de 11h à 15h',
  'Oferta: 2x1 en hamburguesas los jueves',
  'A picture for mother\'s day with flowers and the text "Thank you mum"',
  'Our café turns 10! Join us on 12 May for cake and live music',
  'Last chance to book a spot in our pottery class',
  'We fixed 1,200 phones last year',
  'Gift cards available in store and online',
  'Wine tasting, Friday 6:30pm, £15 pp, limited to 12 people',
  'Meet Luna, our new groomer',
  'Autumn boiler service only £79 - keep warm this winter',
  'Tax return due 31 January. We can help',
  'Car wash & wax £20 (was £30)',
  'Free parking for customers, free wifi, dogs welcome',
  'Now open until 10pm on Thursdays',
  'Get fit for summer: 6 week bootcamp starting 1 June, £99',
  'Fresh fish delivered to your door every Friday',
  'Image of a cup of coffee on a wooden table with the words Good Morning',
  'Generate a cartoon picture of a happy dog in a bath for our grooming salon',
  'Black Friday deals start NOW 🔥🔥🔥',
  'Save up to 40% on garden furniture',
  '3 for 2 on all kids books',
  'Haircut + beard trim $35',
  'Students get 20% off Mon-Thu with valid ID',
  'Live jazz tonight at 8 @ The Blue Note',
  'Follow us @greenleafcafe for daily specials',
  'Vegan burger of the month: The Beetnik',
  'Lunch special: soup + sandwich £7.50, 12-2pm',
  'Join our book club! First Tuesday of every month, 7pm, free entry',
  'Spring cleaning? 2 hours from $49',
  'Thank you for 500 followers! ❤️',
  'Pre-order your Christmas turkey by 10 December',
  'Rated 4.9 stars by 320 customers',
  'Family dentist accepting new patients in Leeds',
  'Tuesday Tacos $2 each from 4pm',
  'For sale: 3 bed house, Park Road, £325,000',
  'Open day at Sunny Nursery, Saturday 4 March 10-12',
  'Summer camp for kids aged 6-12, July 8-12, $199/week',
  'Reminder: clocks go back this Sunday',
  'Ladies night every Thursday, free prosecco until 9pm',
  'Oil change $29.99 with coupon code OIL29',
  'Learn Spanish in 12 weeks',
  'Can you create a post for our grand opening on Saturday with balloons and 10% off for first 50 customers',
  'I need an image for my barbershop, we do fades, shaves and hot towels',
  'Photo of strawberries with text "Pick your own" and "Open daily 9-5"',
  'show a tractor in a field for our farm shop, fresh eggs £2 a dozen',
  'Our new website is live at www.oakandash.com',
  "Don't miss our Halloween party! Costumes, candy & music. Oct 31, 6 PM, Community Hall",
  'Guitar lessons for beginners, first lesson free',
  'Sunday roast £14.95, booking essential 01865 555 123',
  "It's our 5th birthday! Everything 5% off",
  'Wedding season is here: book your free trial with us',
  'ROOFING • GUTTERS • SIDING • FREE ESTIMATES • (555) 010-0199',
  'Massage therapy, 60 min $70, 90 min $95',
  'Real estate open house Sunday 2-4 pm at 45 Maple Avenue',
  'Nachhilfe in Mathe, 25 € pro Stunde, Tel. 0170 1234567',
  'Cours de yoga à Lyon, 15 € la séance',
  'Clases de guitarra en Madrid, primera clase gratis',
  'Frische Brötchen ab 6 Uhr',
  'Angebot der Woche: Bio-Äpfel 1,99 €/kg',
  'Bike repair while you wait',
  'We deliver in Brooklyn, Queens and the Bronx',
  'An ad for our gym with no joining fee in January',
  'write a post about why you should service your boiler before winter',
  'square image, minimalist, for a law firm offering a free first consultation',
  'Story for instagram: behind the scenes at our brewery',
  'Moving? We pack, load and drive. Call Dave on 07700 900123',
  '$10 off your first order with code WELCOME10',
  'Mon-Fri 8am-6pm, Sat 9am-1pm',
  'Sale ends Sunday at midnight',
  'Order by Thursday for delivery before Christmas',
  'New in: handmade candles from €12',
  'Coffee beans, free delivery over $30',
  'Free over $30',
  'Shipping is free over $30 this week',
  '20% off orders over $50',
  'All haircuts half price on Mondays from 9 to 12',
  "Please create a beautiful, vibrant image for my cafe's Instagram showing a latte and a croissant",
  'design me a poster: Jazz on the Terrace, every Sunday, 6-9 PM, entry $5',
  'Can you make an image about how important sunscreen is?',
  "I want a picture that says Happy Mother's Day from all of us at Bloom",
  'Announcing our new location at 55 King Street, Toronto!',
  'GRAND OPENING SATURDAY!!! FREE DONUTS FOR THE FIRST 100 CUSTOMERS',
  'Tires from $89 installed, Mon-Sat 8-6',
  'Yoga 4 Beginners - Wed 18:30 - 12€',
  '2 pizzas + 1 drink for only $19.99',
  'Our head chef recommends: slow-roasted lamb shoulder with rosemary',
  "Tonight's special: lobster roll & fries $18",
  'We are closed from 24 December to 2 January',
  'Wir suchen Verstärkung: Koch (m/w/d) in Vollzeit',
  'Sommerschlussverkauf - alles muss raus! Bis zu 70% Rabatt',
  'Venez déguster nos vins samedi 14h-18h',
  '¡Gran apertura! Sábado 12 de mayo, 10% de descuento en todo',
  'Hair by Mia - balayage from $120 - DM to book 💇‍♀️',
  'Need new glasses? Eye tests £25, free for under 16s',
  'An illustration of a rocket for our startup accelerator demo day on May 3rd',
  'Create a photo-realistic image of a steaming bowl of ramen, dark background, 4k',
  'Make an ad: Smith & Sons Roofing, est. 1974, call (555) 010-4477',
  "What's on this week: Mon quiz, Wed karaoke, Fri live band",
  'Only 3 places left on our Saturday watercolour workshop',
  'No MOT? No problem. £54.85, while you wait',
  'Pumpkin patch opens October 1st! Pick your own from $5',
  'Post about National Pizza Day',
  'Facebook cover for a dental practice',
  'Twitter post: we just hit 10,000 customers 🎉',
  'From farm to table in under 24 hours',
];

const wordsOf = (prompt: string) => posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%&+]+/gu, ' ')
    .trim();

describe.each(prompts)('%s', (prompt) => {
  const { headline, supporting, kicker, leftOut } = wordsOf(prompt);
  const shown = `${headline} ${supporting} ${kicker}`;

  it('has a headline that ends in no word that leans on another', () => {
    const last = /\p{L}+(?=[^\p{L}\p{N}]*$)/u.exec(headline.replace(/^What’?'?s on$/u, ''))?.[0].toLowerCase() ?? '';
    expect(headline).toMatch(/[\p{L}\p{N}]/u);
    expect(['a', 'the', 'and', 'our', 'your', 'with', ...prepositions].filter((word) => word === last)).toEqual([]);
  });

  it('shows nothing of what was said to the designer', () => {
    expect(shown).not.toMatch(
      /\b(?:image|picture|poster|illustration|instagram|facebook|twitter|story|flyer|an ad|post about|create|generate|square|minimalist|4k)\b/i,
    );
  });

  it('keeps every number, and takes no word that was not typed', () => {
    const technical = /\b(?:4k|3d)\b/gi;
    for (const number of prompt.replace(technical, '').match(/\d[\d.,:]*\d|\d/g) ?? [])
      expect(`${shown} ${leftOut ?? ''}`).toContain(number);
    for (const word of plain(shown).split(' ')) expect(` ${plain(prompt)} `).toContain(` ${word} `);
  });
});
