import { lchOf } from '../../drawing/colours';
import { findSubject } from '../../subjects/find-subject';
import { posterWords } from '../poster-words';
import { drawnOf } from './drawn-wishes';

const wordsOf = (prompt: string) => posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });
const setOf = (prompt: string): string => {
  const { headline, kicker, supporting } = wordsOf(prompt);
  return [headline, kicker, supporting].filter(Boolean).join(' · ');
};

describe('a clause of looks alone is a wish, also without a "please"', () => {
  it.each([
    ['Carpet fitting from £12 a metre. Plenty of empty space', 'Plenty of empty space'],
    ['Sourdough classes £35. Rustic look, earthy tones', 'Rustic look, earthy tones'],
    ['Plumber on call 24/7. Big bold letters', 'Big bold letters'],
    ['Nursery places from September. Pastel colours and soft light', 'Pastel colours and soft light'],
    ['Fire pokers, £48 each, moody and dark', 'moody and dark'],
    ['Yogastunde montags 18 Uhr, 12 €. Viel Weißraum, ruhige Farben', 'Viel Weißraum, ruhige Farben'],
    ['Fahrradverleih 15 € pro Tag. Helle, freundliche Stimmung', 'Helle, freundliche Stimmung'],
    ["Toilettage pour chiens dès 30 €. Beaucoup d'espace blanc", "Beaucoup d'espace blanc"],
    ['Clases de guitarra 20 € la hora. Mucho espacio en blanco', 'Mucho espacio en blanco'],
    ['Cena de Halloween, 25 €. Aspecto oscuro y misterioso', 'Aspecto oscuro y misterioso'],
    ['Noleggio bici 15 € al giorno. Tanto spazio bianco', 'Tanto spazio bianco'],
    ['Cena in cantina, 40 €. Atmosfera calda, toni scuri', 'Atmosfera calda, toni scuri'],
    ['Fietsverhuur €12 per dag. Veel wit en een rustige sfeer', 'Veel wit en een rustige sfeer'],
    ['Aulas de pintura 30 €. Muito espaço em branco', 'Muito espaço em branco'],
  ])('told as left out where no colour answers it: %s', (prompt, wish) => {
    expect(setOf(prompt)).not.toContain(wish.split(/[ ,]/)[0]);
    expect(wordsOf(prompt).leftOut).toBe(`${heardAs(wish)}: ${wish}.`);
  });

  it.each([
    [
      'Pottery evenings Tuesdays 7 pm, £22. Dark and cosy feel with warm browns',
      'Pottery evenings · Tuesdays 7 pm · £22',
    ],
    ['Barn theatre, Saturday 8pm, £9. Misty blue night', 'Barn theatre · Saturday 8pm · £9'],
    ['Cours de cuisine 45 €, le mardi. Ambiance sombre et bleu profond', 'Cours de cuisine · Le mardi · 45 €'],
    ['Spookwandeling vrijdag 20 uur, €8. Donkere sfeer met paars', 'Spookwandeling · €8 · Vrijdag 20 uur'],
    ['Noite de fado, 18 €. Clima escuro e elegante, azul profundo', 'Noite de fado · 18 €'],
  ])('obeyed in a dark colour: %s', (prompt, text) => {
    const { colour, leftOut } = wordsOf(prompt);
    expect([setOf(prompt), colour]).toEqual([text, { kind: 'colour', hex: expect.any(String), exact: true }]);
    expect(colour?.kind === 'colour' && lchOf(colour.hex).l).toBeLessThan(0.45);
    expect(leftOut).toMatch(followed);
  });

  it.each([
    ['Schmuckwerkstatt, Ringe ab 240 €. Farbe bitte in Petrol', 'Schmuckwerkstatt · Ringe ab 240 €'],
    ['Wedding cakes from £250. Elegant, ivory and gold', 'Wedding cakes · From £250'],
    ['Kürbismarkt am 10. Oktober. Dunkler Hintergrund mit Orange', 'Kürbismarkt · Am 10. Oktober'],
  ])('obeyed as it is: %s', (prompt, text) => {
    expect([setOf(prompt), wordsOf(prompt).leftOut]).toEqual([text, expect.stringMatching(followed)]);
    expect(wordsOf(prompt).colour).toMatchObject({ exact: true });
  });
});

describe('goods that come in colours and looks are for the readers', () => {
  it.each([
    ['Black and white photography courses £60', 'Black and white photography courses £60'],
    ['Passport photos £12, black and white photos £15', 'Passport photos £12 · Black and white photos £15'],
    ['Tea tasting £8. Green tea and white tea', 'Tea tasting · £8 · Green tea and white tea'],
    ['Chocolate boxes £12. Dark chocolate', 'Chocolate boxes · £12 · Dark chocolate'],
    ['White wedding cars from £300', 'White wedding cars · From £300'],
    ['Interior paint 20% off. White and light grey', 'Interior paint · 20% off · White and light grey'],
    ['Roses £3 a stem. Red, white and pink', 'Roses · £3 a stem · Red, white and pink'],
    ['Flat to rent €900. Bright and airy, two bedrooms', 'Flat to rent · €900 · Bright and airy · Two bedrooms'],
    ['Wool sale £4 a ball. Navy, grey and cream', 'Wool sale · £4 a ball · Navy, grey and cream'],
    ['Soup of the day €6. Warm and filling', 'Soup of the day · €6 · Warm and filling'],
    ['Guided night walk £6. Bring a torch, dark clothes', 'Guided night walk · £6 · Bring a torch · Dark clothes'],
    ['Steak £18. Rare, medium or well done', 'Steak · £18 · Rare, medium or well done'],
    ['Boxes £25. White space heaters not included', 'Boxes · £25 · White space heaters not included'],
  ])('%s', (prompt, text) => {
    expect([setOf(prompt), wordsOf(prompt).leftOut]).toEqual([text, null]);
  });
});

describe('dates and hours stay with what they belong to', () => {
  it.each([
    ['Boiler service £80. Landlords 10% off from 1 to 30 June', 'Landlords 10% off from 1 to 30 June'],
    ['Window cleaning £15. New customers half price 3–28 February', 'New customers half price 3–28 February'],
    ['Haircuts $25. Kids $15 March 3–9 when a parent books too', 'Kids $15 March 3–9 when a parent books too'],
    [
      'Eye test $35. Second pair half price January 6–31 when the first is $150 or more, sunglasses not included',
      'Second pair half price January 6–31 when the first is $150 or more',
    ],
    ['Massage 60 €. Paare 20 % Rabatt vom 1. bis 14. Februar', 'Paare 20 % Rabatt vom 1. bis 14. Februar'],
    ['Coupe 25 €. Étudiants -20 % du 1er au 30 septembre', 'Étudiants -20 % du 1er au 30 septembre'],
    ['Corte 15 €. Jubilados 10 % de descuento del 1 al 31 de mayo', 'Jubilados 10 % de descuento del 1 al 31 de mayo'],
    ['Consulta 50 €, de segunda a sexta, das 9h às 18h', 'De segunda a sexta, das 9h às 18h'],
    ['Dentist, check-up £40. Open Monday to Friday, 8:30am to 5pm', 'Open Monday to Friday, 8:30am to 5pm'],
    ['Revisione 79 €. Aperto dal lunedì al venerdì, 8–18', 'Aperto dal lunedì al venerdì, 8–18'],
    ['Fietsen €35. Open maandag t/m vrijdag, 8:00–17:00', 'Open maandag t/m vrijdag, 8:00–17:00'],
    ['Ski hire $40 a day. Third day free December 26–31', 'Third day free December 26–31'],
  ])('%s', (prompt, unit) => {
    const { headline, kicker, supporting, leftOut } = wordsOf(prompt);
    expect([headline, ...supporting.split(' · ')]).toContain(unit);
    expect([kicker, leftOut]).toEqual(['', null]);
  });
});

describe('of a chatty text prices, hours and days are kept', () => {
  it.each([
    [
      'Hello! We have an old mill by the river and we bake rye bread in the wood oven. A loaf is £5. We are open Fridays and Saturdays from 8 until sold out',
      ['A loaf is £5', 'We are open Fridays and Saturdays from 8 until sold out'],
    ],
    [
      'Hi! We keep eight donkeys on our farm and we take families for picnics with them by the lake, about two hours. It costs £24 per adult and £12 for children 4 to 12. Picnics are Saturdays and Sundays at 11:00 from May to the end of September. There is juice and cake after',
      [
        '£24 per adult',
        '£12 for children 4 to 12',
        'Picnics are Saturdays and Sundays at 11:00 from May to the end of September',
      ],
    ],
    [
      'Wir haben einen kleinen Hof mit Eseln und wir wandern mit Familien durch den Wald. Erwachsene 18 €, Kinder 9 €. Samstags um 10 Uhr von April bis Oktober',
      ['Erwachsene 18 €', 'Kinder 9 €', 'Samstags um 10 Uhr von April bis Oktober'],
    ],
    [
      "We are opening our repair café on the 7th of June at 2 o'clock and we would love everyone to come! Entry is free, parts at cost",
      ["On the 7th of June at 2 o'clock", 'Entry is free', 'Parts at cost'],
    ],
  ])('%s', (prompt, told) => {
    const words = wordsOf(prompt);
    expect(words.supporting.split(' · ')).toEqual(expect.arrayContaining(told));
  });
});

it.each([['拉面 特价 38元', '¥38']])('what can be set of a text in other letters is: %s', (prompt, text) => {
  expect(setOf(prompt)).toBe(text);
  expect(wordsOf(prompt).leftOut).toMatch(/characters|letters/);
});

it.each([
  'Certified copies of marriage certificates',
  'Wedding, birth and death certificates translated',
  'Traduction d’acte de mariage',
  'Tradução de certidão de casamento',
])('the paper is meant, not the feast: %s', (prompt) => {
  expect(findSubject(prompt)?.phrase ?? '').not.toMatch(/wedding|marriage|mariage|casamento/);
});

it.each(['Tattoo flash $100, no faces, no hands', 'Henna from £15 a hand. No feet, no hands please'])(
  'what is not done to a body is a condition, and no wish for the look: %s',
  (prompt) => {
    const { supporting, leftOut } = wordsOf(prompt);
    expect([supporting.toLowerCase().includes('no hands'), leftOut]).toEqual([true, null]);
  },
);

/** As much of it as is drawn is told (`drawn-wishes.ts`). */
const heardAs = (wish: string): string =>
  ({
    all: 'Taken as a wish for the look',
    part: 'Taken in part as a wish for the look',
    none: 'Heard as a wish for the look, but not drawn',
  })[drawnOf(wish)];
/** What asks for colours is followed, at least in part. */
const followed = /^Taken (?:in part )?as a wish for the look: /u;
