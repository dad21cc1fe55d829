import { posterWords } from '../poster-words';

const wordsOf = (prompt: string) => posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });

describe('of a long text that tells of itself, what happens, when and for whom is kept, and stories are left out', () => {
  it.each([
    [
      'Hello neighbours, we are the rowing club below the weir and our new season begins on Monday 11 April. We have boats for ages 10 to 16, eight mornings cost £95 and sisters get 15% off. A towel is needed, life jackets we lend. Sign up by 4 April because last year we had to turn families away',
      ['ages 10 to 16', '£95', 'by 4 April'],
      ['because last year'],
    ],
    [
      "Good morning all, after nine years of mending clocks at my uncle's I finally have a bench of my own. Open day is Saturday 6 February from 10 until 3, there'll be cake, and anyone who brings in a watch that day gets it cleaned for £15 instead of £25",
      ['Saturday 6 February', 'from 10 until 3', 'that day'],
      ['nine years'],
    ],
    [
      'Hallo liebe Nachbarn, nach zwanzig Jahren in der Werkstatt meines Onkels habe ich endlich einen eigenen Laden. Eröffnung ist am Samstag, 14. März von 8 bis 14 Uhr, und wer an diesem Tag ein Rad kauft, bekommt ein Schloss gratis. Bitte bringt gute Laune mit',
      ['Am Samstag, 14. März von 8 bis 14 Uhr', 'bekommt ein Schloss gratis'],
      ['zwanzig Jahren'],
    ],
    [
      'Hola vecinos, somos la escuela de cerámica de la calle Mayor y el nuevo curso empieza el lunes 14 de septiembre. Tenemos grupos para edades de 6 a 12 años y el trimestre cuesta 120 €. Hay que traer un delantal. Inscripciones hasta el 10 de septiembre',
      ['lunes 14 de septiembre', '6 a 12 años', '120 €', 'hasta el 10 de septiembre'],
      [],
    ],
  ])('%s', (prompt, printed, unsaid) => {
    const words = wordsOf(prompt);
    const text = [words.headline, words.kicker, words.supporting].join(' · ').toLowerCase();
    expect(printed.filter((part) => !text.includes(part.toLowerCase()))).toEqual([]);
    expect(unsaid.filter((part) => text.includes(part) || !words.leftOut?.includes(part))).toEqual([]);
  });
});

it.each([
  ["Chimney sweeping £65, £80 if there is a bird's nest", "£65, £80 if there is a bird's nest"],
  ['Salsa night Saturday 9pm, €8 in advance, €12 on the door', '€8 in advance, €12 on the door'],
])('two prices of one thing stand together: %s', (prompt, pair) => {
  expect(wordsOf(prompt).supporting.split(' · ')).toContain(pair);
});

it('what is free on a condition keeps it', () => {
  const prompt = "Contrôle des freins offert pour tout achat d'une paire de pneus neufs. Sans rendez-vous le jeudi";
  expect(wordsOf(prompt).headline).toBe("Contrôle des freins offert pour tout achat d'une paire de pneus neufs");
});

describe('a long text without an event', () => {
  it.each([
    [
      "Hi there, my name is Ellie and I've been baking since I was nine. After years of working nights at the hospital I have finally gone full time! I make celebration cakes from £45, cupcakes £24 a dozen (but my kitchen is not nut free, sorry!). Order at least ten days ahead",
      'My kitchen is not nut free',
    ],
    [
      'Hallo zusammen, ich bin die Moni und nach zwanzig Jahren in der Fabrik habe ich mich endlich selbstständig gemacht. Ich nähe Vorhänge nach Maß ab 39 € pro Bahn, Kissenbezüge 15 €, und Änderungen mache ich auch. Termine nur nach Absprache',
      'Kissenbezüge 15 €',
    ],
    [
      'Hola, somos Marta y Luis y llevamos toda la vida entre abejas. Vendemos miel de romero a 9 € el kilo y de azahar a 10 €, también cera y velas hechas a mano. Venimos al mercado de Xàbia cada jueves de 9 a 14 h. No mandamos por correo',
      'No mandamos por correo',
    ],
    [
      "Hello! Me and my sister run the little wool shop by the bridge and every winter people ask us to teach them, so we've given in. Sock knitting for people who can already knit a bit, four Wednesday evenings from 13 January, 6.30 to 8.30, £68 with two balls of sock yarn. Only six chairs!",
      'Four Wednesday evenings from 13 January',
    ],
  ])('keeps what it is not: %s', (prompt, kept) => {
    const words = wordsOf(prompt);
    expect(words.supporting.toLowerCase()).toContain(kept.toLowerCase());
  });
});
