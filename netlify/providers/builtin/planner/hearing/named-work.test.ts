import { isWorkNamed } from './named-work';

const pets = /\bpets?\b|\bdogs?\b|\bcats?\b/iu;
const sweets = /\bhoney|\bchocolat|\bmiel\b|\bhonig/iu;
const order = /\bcakes?\b|\bplatters?\b|\bgâteaux?/iu;
const blades = /\bkni(?:fe|ves)\b|\bsharpen/iu;

const business = (what: string, offers: string[] = [], audience = '', trades: string[] = []) => ({
  what,
  offers,
  audience,
  trades,
});

it.each([
  ['its trade', pets, business('We come to you', [], '', ['Dog groomer'])],
  ['what it says first', pets, business('Walks for dogs of any age, also cats')],
  ['what follows a greeting', order, business('Hi, I bake cakes to order, and bread')],
  ['two offers', order, business('Coffee on the quay', ['Christmas cakes', 'festive platters for ten', 'coffee'])],
  ['its only offer', sweets, business('Ferme de montagne', ['miel'])],
  ['two words in one offer', blades, business('Everything for the kitchen', ['pans', 'knife sharpening', 'boards'])],
  [
    'its work in another language, and its customers',
    sweets,
    business('Trabajamos la tierra. Hacemos miel de azahar', ['visitas', 'velas', 'cera'], 'quien busca miel'),
  ],
  ['its work and its customers', pets, business('House sitting in Fife, with cats', [], 'people with cats')],
])('a work is named by %s', (_how, pattern, said) => expect(isWorkNamed(pattern, said)).toBe(true));

it.each([
  ['mesh that pets do not tear', pets, business('window screens, sun screens and pet mesh', ['pet mesh', 'pet door'])],
  ['one of many goods', sweets, business('hacemos mole negro, chocolate de metate', ['mole', 'chocolate', 'chile'])],
  ['an aside', sweets, business('Wir bauen Zäune, und etwas Honig gibt es auch', ['Zäune', 'Tore'])],
  ['who the customers are', pets, business('Carpet cleaning at your home', ['stairs', 'sofas'], 'dog owners')],
  ['whose cats they are', pets, business('Balcony nets for families with cats', ['nets', 'film'], 'cat owners')],
  ['what it was made of', sweets, business('Lamps out of old honey tins', ['lamps'])],
  [
    'what its work is only named after',
    pets,
    business('We build stairs, new pet doors and gates', [], 'people with pets'),
  ],
  ['one cake', order, business('Bike repairs while you wait', ['brakes', 'gears', 'cake on Fridays'])],
])('a word for %s names no work', (_how, pattern, said) => expect(isWorkNamed(pattern, said)).toBe(false));
