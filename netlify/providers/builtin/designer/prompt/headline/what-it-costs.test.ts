import { posterWords } from '../poster-words';

const wordsOf = (prompt: string, brand = 'Nova', aspectRatio: '1:1' | '16:9' | '4:1' = '1:1') =>
  posterWords({ prompt, style: 'minimalist', aspectRatio, seed: 0, brand });

describe('an offer with its price goes before the name of the business', () => {
  it.each([
    [
      'Konijnen laten enten kost bij ons in april maar € 28, normaal € 45. Alleen op afspraak en alleen voor leden van de vereniging.',
      'Konijnen laten enten kost bij ons in april maar € 28',
    ],
    ['Sägen schärfen kostet im Januar nur 6 €, sonst 11 €. Nur dienstags', 'Sägen schärfen kostet im Januar nur 6 €'],
    ['Ridurre una gonna costa solo 9 €, di solito 14 €. Su appuntamento', 'Ridurre una gonna costa solo 9 €'],
  ])('%s', (prompt, headline) => {
    expect(wordsOf(prompt).headline).toContain(headline);
  });
});

describe('what is closed every week is never the largest', () => {
  it.each([
    [
      'Closed on Tuesdays. Hand-tied bouquets from the garden, £24 each, 3 Quay Lane',
      'Hand-tied bouquets from the garden',
    ],
    ['Montags geschlossen. Frische Forellen aus dem Teich, 7 € das Stück', 'Frische Forellen aus dem Teich'],
    ['Fermé le mercredi. Fromage de chèvre affiné à la ferme, 5 € pièce', 'Fromage de chèvre affiné à la ferme'],
    ['Dinsdags gesloten. Gerookte paling van de oude haven, 9 € per stuk', 'Gerookte paling van de oude haven'],
    ["On Wednesdays we're closed. Bar stools reupholstered from £30, 5 Lark Row", 'Bar stools reupholstered from £30'],
    ['Cerrado los domingos. Empanadas de horno de leña, 3 € cada una', 'Empanadas de horno de leña'],
  ])('%s', (prompt, headline) => {
    const words = wordsOf(prompt);
    expect(words.headline).toContain(headline);
    expect(`${words.kicker} ${words.supporting}`).toMatch(/closed|geschlossen|fermé|cerrado|gesloten/iu);
  });

  it('but a day on which it is closed for once still is', () => {
    expect(wordsOf('Closed on Monday 5 May for the street fair. Cut flowers all week').headline).toMatch(/^Closed/u);
  });
});

describe('what comes on top of a price', () => {
  it.each([
    [
      "Good evening, I'm a piano tuner who drives out to you, mostly farmhouses and village halls but flats too. People call me the day before a recital and I don't mind one bit. It's $140 within the county line of Osage Bend, and $35 more on a Sunday. Keep the lid clear, that's all I ask. Call Otto, 417 555 0188.",
      /\$140/u,
      /\$35/u,
    ],
    [
      'Dachrinne reinigen, Zuschlag 25 € ab dem dritten Stock, Grundpreis 90 € im ganzen Landkreis rund um Uelzen',
      /90 €/u,
      /25 €/u,
    ],
  ])('is set below that or not at all: %s', (prompt, base, extra) => {
    for (const ratio of ['1:1', '16:9', '4:1'] as const) {
      const { headline, supporting, figure } = wordsOf(prompt, 'Nova', ratio);
      const text = `${headline} · ${supporting}`;
      expect(figure?.big ?? '').not.toMatch(extra);
      if (extra.test(text)) expect(text.search(base)).toBeLessThan(text.search(extra));
      if (extra.test(text)) expect(text).toMatch(base);
    }
  });
});

it.each([
  [
    'Dzień dobry, prowadzę małą pralnię na Podgórzu, po mamie, i bardzo to lubię, chociaż bywa gorąco. Pranie koców kosztuje 30 zł. Lubię zapach świeżej pościeli i rozmowy przy ladzie. Ludzie pytają mnie też o firanki i obrusy. Jesteśmy przy ulicy Kalwaryjskiej 8, w bramie.',
    /Kalwaryjskiej 8/u,
  ],
  [
    'Bonjour, nous faisons des gaufres avec ma sœur depuis toujours. La gaufre au sucre est à 4 €. On adore voir les enfants le nez plein de sucre. Il y a souvent la queue mais elle avance vite. Nous sommes quai des Tanneurs, sous les arbres.',
    /quai des Tanneurs/iu,
  ],
])('where somebody is goes before chatter: %s', (prompt, place) => {
  expect(wordsOf(prompt).supporting).toMatch(place);
});

it('a wide sheet has room for how long it takes', () => {
  const { supporting } = posterWords({
    prompt:
      'Grabamos placas y llaveros de latón: placa chica 95 pesos, llavero grande con cadena doble 130 pesos. Enviamos en 4 días hábiles, mínimo 6 piezas.',
    style: 'minimalist',
    aspectRatio: '4:3',
    seed: 0,
  });
  expect(supporting).toMatch(/4 días hábiles, mínimo 6 piezas/u);
});
