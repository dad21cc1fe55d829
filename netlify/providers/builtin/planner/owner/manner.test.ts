import { inManner, isOtherManner, mannerOf } from './manner';
import type { Entry } from '../knowledge/trade-pack';

const ways = (what: string, name = 'Linden') => {
  const manner = mannerOf({ name, what, offers: [] }, null);
  return Object.entries(manner)
    .filter(([, is]) => is)
    .map(([way]) => way)
    .join(' ');
};

it.each([
  ['hair braiding, home service', 'visits'],
  ['Mobile dog grooming, we come to you', 'visits'],
  ['I clean fish tanks at dentists and come every second week', 'visits'],
  ['Medische pedicure. Ik kom bij u thuis', 'visits'],
  ['Massage, ich komme zu Ihnen nach Hause', 'visits'],
  ['Coiffeuse à domicile', 'visits'],
  ['Peluquería a domicilio', 'visits'],
  ['Parrucchiera a domicilio', 'visits'],
  ['Manicure ao domicílio', 'visits'],
  ['Nail studio, walk-ins welcome', 'here'],
  ['Zapatería con taller en la calle Prat', 'here'],
  ['Kleines Geschäft für Uhren', 'here'],
  ['Lash extensions. No shop, I come to your home', 'visits'],
  ['Watch repair, send it in by post', 'byPost'],
  ['Maths tutoring, only online', 'online'],
  ['Piano tuning at your home, and a workshop in Ipoh', 'visits here'],
  ['Software for shops and salons', ''],
])('%s: %s', (what, is) => expect(ways(what)).toBe(is));

it('a trade of visits visits, where its owner says nothing', () =>
  expect(mannerOf({ name: '', what: 'Window cleaning', offers: [] }, 'home-visits').visits).toBe(true));

const visits = { visits: true, here: false, byPost: false, online: false };
const here = { visits: false, here: true, byPost: false, online: false };
const entry = (text: string): Entry => ({ title: 'A', hook: 'B', text, why: 'c', ask: 'd', shots: ['e', 'f', 'g'] });

it.each<[string, typeof visits, boolean]>([
  ['It saves an hour in the braiding chair.', visits, true],
  ['Leave it with us over lunch.', visits, true],
  ['Bring your own pillow, a drink, and the book that you never finish.', visits, true],
  ['Bring a charger.', visits, false],
  ['Wash it before you come.', visits, false],
  ['Wash it before you come.', here, false],
  ['Clear a path before we arrive.', here, true],
  ['Clear a path before we arrive.', visits, false],
  ['A kettle comes in two sizes. Bring the water to the boil.', visits, false],
])('%s', (text, manner, is) => expect(isOtherManner(entry(text), manner)).toBe(is));

it('who comes to you says so', () =>
  expect(inManner('Bring a charger. Wash it before you come.', visits)).toBe(
    'Have a charger ready. Wash it before we come.',
  ));
