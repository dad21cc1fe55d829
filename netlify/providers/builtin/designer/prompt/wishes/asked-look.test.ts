import { posterWords } from '../poster-words';
import { askedLook, moodsIn } from './asked-look';
import { drawnOf } from './drawn-wishes';
import { drawnMoods } from './drawn-moods';

const wordsOf = (prompt: string) => posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });
const saidOf = (prompt: string): string => {
  const { headline, kicker, supporting } = wordsOf(prompt);
  return [headline, kicker, supporting].filter(Boolean).join(' · ');
};

describe('a mood that is asked for is drawn and told as drawn', () => {
  it.each([
    ['Escape room, opens Friday. Please make it dark and moody', 'dark'],
    ['Krimidinner 59 €. Bitte düster', 'dark'],
    ['Concert vendredi, 12 €. Ambiance sombre', 'dark'],
    ['Visita guiada 30 €. Estilo oscuro', 'dark'],
    ['Cena in cantina 40 €. Atmosfera scura', 'dark'],
    ['Noite de fado 18 €. Clima escuro', 'dark'],
    ['Spookwandeling €8. Donker graag', 'dark'],
    ['Koncert w piątek 30 zł. Ciemny klimat', 'dark'],
    ['金曜の夜ジャズライブ。暗い雰囲気で', 'dark'],
    ['Crate digging night thursday, make it look 70s', 'retro'],
    ["Roller disco every Thursday, skate hire £4. I'd like a 1970s disco look", 'retro'],
    ['Cours de guitare 20 €. Quelque chose de sombre et gothique svp', 'dark'],
    ['Rockabilly-Abend am Samstag, Eintritt 10 €. Im Stil der 50er', 'retro'],
    ['Brauereiführung 15 €. Bitte rustikal gestalten', 'rustic'],
    ['Peluquería canina 20 €. Diseño limpio y minimalista', 'clean'],
    ['Juwelier, horloges vanaf €300. Chique en stijlvol', 'luxury'],
    ['Noc duchów w zamku, 40 zł. Mroczny klimat proszę', 'dark'],
    ['Brocante dimanche. Style années 70', 'retro'],
    ['Plattenbörse Sonntag. Siebziger-Look', 'retro'],
    ['Honey from our hives £6. Earthy, handmade look', 'rustic'],
    ['Noche de jazz el viernes, 12 €. Estilo vintage', 'rustic'],
    ['Hofladen offen. Rustikal', 'rustic'],
    ['Wedding cakes from £250. Elegant and luxurious', 'luxury'],
    ['Schmuck ab 200 €. Edel', 'luxury'],
    ['Zegarki od 900 zł. Elegancko', 'luxury'],
    ['Kerstmarkt zaterdag. Feestelijk graag', 'festive'],
    ['Mercadillo el domingo. Ambiente festivo', 'festive'],
    ['Arcade bar, Friday 8pm. 80s neon', 'neon'],
    ['Crèche, places en septembre. Tout en douceur, pastel', 'pastel'],
    ['Wedding photos from £850. Lots of white please, very clean', 'clean'],
    ['Yoga montags 12 €. Viel Weißraum', 'clean'],
    ['Kids party £8. Playful and colourful', 'playful'],
    ['Zumba 8 €. Fröhlich und bunt', 'playful'],
  ] as const)('%s', (prompt, mood) => {
    expect(askedLook(prompt).mood).toBe(mood);
    expect(wordsOf(prompt).leftOut).toMatch(/^Taken (?:in part )?as a wish for the look: /);
  });

  it.each(['A vintage poster for every wall, £12', 'A retro poster for sale, £30'])(
    'but not in what is sold: %s',
    (prompt) => {
      expect(saidOf(prompt)).toMatch(/poster/i);
    },
  );

  it.each([
    ['Make a dark moody flyer for the ghost walk, Friday 8pm, £9', 'dark', 'Ghost walk · Friday 8pm · £9'],
    ['I need a dark poster for our metal night Friday', 'dark', 'Metal night · Friday'],
    ['Create a retro poster for our record fair on Sunday 10 May', 'retro', 'Record fair · On Sunday 10 May'],
    ['A dark, moody poster for our late-night piano, Friday 8pm', 'dark', 'Late-night piano · Friday 8pm'],
    ['An elegant flyer about our cheese tasting, £18', 'luxury', 'Cheese tasting · £18'],
    ['Erstelle ein düsteres Plakat für unser Krimidinner am Freitag', 'dark', 'Unser Krimidinner · Am Freitag'],
    ['Crée une affiche rétro pour la brocante du 3 mai', 'retro', 'La brocante · Du 3 mai'],
    ['Crea un cartel elegante para la cata de vinos', 'luxury', 'La cata de vinos'],
  ] as const)('also in the order itself, which is not printed: %s', (prompt, mood, said) => {
    expect([askedLook(prompt).mood, saidOf(prompt)]).toEqual([mood, said]);
  });
});

it.each([
  ['Knivslipning 60 kr på torget. Gärna enkelt och lugnt', 'clean'],
  ['Klippning 350 kr. Det får gärna vara stilrent', 'clean'],
  ['Skoreparation 195 kr, håll det enkelt tack', 'clean'],
  ['Bröllopsfoto 9000 kr. Gör det elegant', 'luxury'],
  ['Loppis lördag. Helst lekfullt och färgglatt', 'playful'],
  ['Yoga mandager 120 kr. Gjerne rolig og enkelt', 'clean'],
  ['Kaffe og kake søndag. Hold det enkelt', 'clean'],
  ['Cykelreparation 250 kr. Gerne enkelt og roligt', 'clean'],
  ['Spøgelsestur 80 kr. Det må gerne være mørkt', 'dark'],
  ['Driving lessons £50. keep it plain and simple please', 'clean'],
  ['Steuerberatung ab 90 €. Gerne schlicht und ruhig', 'clean'],
  ['Haarschnitt 25 €. Halten Sie es bitte einfach', 'clean'],
  ['Cours de piano 30 €. De préférence simple et calme', 'clean'],
  ['Clases de yoga 12 €. Preferiblemente sencillo', 'clean'],
  ['Lezioni di piano 25 €. Meglio semplice e calmo', 'clean'],
  ['Pianoles € 30. Liefst rustig en eenvoudig', 'clean'],
  ['Lekcje gry 80 zł. Najlepiej prosto i spokojnie', 'clean'],
  ['Aulas de piano 20 €. De preferência simples', 'clean'],
  ['Boat trips £35. something like an old seaside painting would be lovely', 'rustic'],
  ['Wijn proeven € 15, liefst rustig en stijlvol', 'clean'],
  ['Weinprobe 20 €. Wie eine alte Postkarte', 'rustic'],
] as const)('manners after what asks for them are a wish, drawn and not printed: %s', (prompt, mood) => {
  const wish = prompt.slice(prompt.search(/[.,] (?=\p{L})/u) + 2);
  expect(askedLook(prompt).mood).toBe(mood);
  expect(saidOf(prompt)).not.toContain(wish);
  expect(wordsOf(prompt).leftOut).toMatch(/^Taken (?:in part )?as a wish for the look: /);
});

it.each([
  'Loppis lördag. Ta gärna med egen kasse',
  'Kurs i keramik. Gärna egna kläder',
  'Loppemarked lørdag. Gerne kontant',
  'Hus til leie. Lyst og rolig',
  'Schwimmkurs 90 €. Gerne auch Anfänger',
  'Ceramics day £40. Please keep your receipt',
])('what is asked of the readers stays: %s', (prompt) => {
  expect(askedLook(prompt).mood).toBeNull();
  expect(saidOf(prompt).toLowerCase()).toContain(prompt.slice(prompt.indexOf('. ') + 2).toLowerCase());
});

it.each([
  'Vintage clothes fair, Sunday 3 May',
  'Dark chocolate tasting £20',
  'Vintage posters for sale £5',
  'Retro games fair Sunday. Consoles, comics and vinyl',
  'Nail art £20. Bold colours, new designs every week',
  'Soap bars £4. Handmade',
  'Dunkles Bier vom Fass 4 €',
  'Chocolate tasting £12. Dark, milk and white',
  'Gärten, die wir gestalten, ab 900 €',
  'Diseño gráfico para tiendas, 20 €',
  'Luxury cat hotel, £14 a night',
  'Pastel de nata 1,20 €',
  'Dog walking £12, not too dark please',
  'Plumber. Nothing flashy please',
  '"Dark and moody" is our new album, out Friday',
])('what is sold in a mood, or refused, asks for none: %s', (prompt) => {
  expect(askedLook(prompt)).toEqual({ mood: null, isDark: false });
});

it('takes the manner before the darkness, and the darkness with it', () => {
  expect(askedLook('Whisky evening £30. Dark, elegant look')).toEqual({ mood: 'luxury', isDark: true });
  expect(askedLook('Whisky evening £30. Vintage and dark')).toEqual({ mood: 'rustic', isDark: true });
});

it('tells a wish with something else in it as drawn in part, and another not at all', () => {
  expect(drawnOf('make it look 70s')).toBe('all');
  expect(drawnOf('very clean')).toBe('all');
  expect(drawnOf('dark and moody with a full moon')).toBe('part');
  expect(drawnOf('like an old railway ticket')).toBe('none');
});

it('knows each mood by a word of its own', () => {
  const words = ['moody', 'retro', 'rustic', 'elegant', 'festive', 'neon', 'pastel', 'minimal', 'playful'];
  expect(words.flatMap(moodsIn)).toEqual(drawnMoods);
});
