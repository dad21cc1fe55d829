import { posterWords } from '../poster-words';
import { drawnOf } from './drawn-wishes';

const setOf = (prompt: string) => {
  const { headline, kicker, supporting, colour, leftOut } = posterWords({
    prompt,
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 0,
  });
  const text = [headline, kicker, supporting].filter(Boolean).join(' · ');
  return { text, colour, leftOut, loses: /^Left out/.test(leftOut ?? '') };
};

describe('what is said to the designer is not printed', () => {
  it.each([
    ["Planks sawn £70. I don't want a tractor please", 'Planks sawn · £70'],
    ['Sofa cleaning $95. I want deep teal and pale yellow', 'Sofa cleaning · $95'],
    ['Polsterreinigung ab 45 €. Ich möchte Dunkelgrün und Gold', 'Polsterreinigung ab 45 €'],
    ['Gartenpflege ab 35 €, bitte in hellgrün und weiß', 'Gartenpflege ab 35 €'],
    ['Cours de guitare. Je voudrais du bleu nuit et du doré', 'Cours de guitare'],
    ['Self storage from $39. Make it forest green with a light grey', 'Self storage · From $39'],
    ['Window cleaning £12. I want the price to stand out', 'Window cleaning · £12'],
    ['Kids discos £5. Put our phone number at the bottom: 0117 496 0123', 'Kids discos · £5 · 0117 496 0123'],
    ['Chimney sweeping, no mess. No people in the picture please', 'Chimney sweeping · No mess'],
    ['Candles by hand, without any text or logos', 'Candles by hand'],
    ['We want something cheerful for our nursery, places from September', 'Nursery · Places from September'],
    ['Bread every day. Please make a poster for our new rye loaf', 'Our new rye loaf · Bread every day'],
    ['Knife sharpening $6 a blade, so I want a poster for the market', 'Knife sharpening · $6 a blade'],
    ['Dog walking £12, not too busy please', 'Dog walking · £12'],
    ['Pony rides £5, no cartoon ponies please', 'Pony rides · £5'],
    ['Tile laying from €40, etwas in Grün, bitte', 'Tile laying · From €40'],
    ['Garden design, use our logo', 'Garden design'],
    ['Roof repairs, please use our brand colours', 'Roof repairs'],
    ['Piano tuning £70, nothing too flashy', 'Piano tuning · £70'],
    ['Guitar lessons £25, make it pop', 'Guitar lessons · £25'],
    ['Car wash $15. Can you add our logo in the corner?', 'Car wash · $15'],
    ['Yoga in the park, I would like it to feel calm', 'Yoga in the park'],
    ['Cake pops £2 each. Keep the text short', 'Cake pops · £2 each'],
    ["Fish van every Friday. I'd prefer blue tones", 'Fish van · Every Friday'],
    ['Nail bar opening, pink but not too girly', 'Nail bar opening'],
    ['Firewood €90, please no stock photos', 'Firewood · €90'],
    ['House clearance. Could you make the phone number big: 0113 496 0123', 'House clearance · 0113 496 0123'],
    ['Language café, make sure the date stands out, 4 May', 'Language café · 4 May'],
    ['Bike repair, it should look hand drawn', 'Bike repair'],
    ["Free eye tests, I don't want any people in it", 'Free eye tests'],
    ['Plant sale Saturday, something springlike', 'Plant sale · Saturday'],
    ['Barn dance 6 June, I imagine a sunset behind it', 'Barn dance · 6 June'],
    ['Haarschnitt 28 €, bitte nicht zu bunt', 'Haarschnitt · 28 €'],
    ['Reifenwechsel 49 €, ich hätte gern etwas Modernes', 'Reifenwechsel · 49 €'],
    ['Hofladen offen, bitte unser Logo verwenden', 'Hofladen offen'],
    ['Klavierunterricht, keine Menschen auf dem Bild', 'Klavierunterricht'],
    ['Flohmarkt 3. Mai, das Datum bitte groß', 'Flohmarkt · 3. Mai'],
    ['Kuchenbasar, in warmen Farben bitte', 'Kuchenbasar'],
    ['Massage 50 €, schlicht und elegant bitte', 'Massage · 50 €'],
    ["Coupe homme 22 €, pas trop chargé s'il vous plaît", 'Coupe homme · 22 €'],
    ['Marché de Noël le 5 décembre, avec notre logo', 'Marché de Noël · Le 5 décembre'],
    ['Cours de poterie, je veux quelque chose de gai', 'Cours de poterie'],
    ["Plombier, sans personnages sur l'image", 'Plombier'],
    ['Brocante dimanche, dans les tons verts', 'Brocante · Dimanche'],
    ['Pizza à 9 €, le prix bien visible', 'Pizza à 9 €'],
    ['Clases de yoga, quiero algo tranquilo', 'Clases de yoga'],
    ['Cerrajero 24 h, usa nuestro logo por favor', 'Cerrajero · 24 h'],
    ['Paella los domingos, sin personas en la imagen', 'Paella · Los domingos'],
    ['Taller de cerámica, que no sea muy recargado', 'Taller de cerámica'],
    ['Corte 12 €, en tonos azules por favor', 'Corte · 12 €'],
    ['Pizza al taglio 3 €, vorrei qualcosa di allegro', 'Pizza al taglio · 3 €'],
    ['Lezioni di piano, niente persone nella foto', 'Lezioni di piano'],
    ['Gelateria aperta, usate il nostro logo', 'Gelateria aperta'],
    ['Sartoria, non troppo colorato per favore', 'Sartoria'],
    ['Massaggi 40 €, nei toni del verde', 'Massaggi · 40 €'],
    ['Fietsreparatie, graag ons logo erbij', 'Fietsreparatie'],
    ['Pianoles €30, niet te druk alstublieft', 'Pianoles · €30'],
    ['Pannenkoeken €8, iets vrolijks graag', 'Pannenkoeken · €8'],
    ['Schoonmaak, geen mensen op de foto', 'Schoonmaak'],
    ['Kapper €20, in groene tinten', 'Kapper · €20'],
    ['Aulas de surf, quero algo alegre', 'Aulas de surf'],
    ['Padaria aberta, sem pessoas na imagem por favor', 'Padaria aberta'],
    ['Costureira, usem o nosso logótipo', 'Costureira'],
    ['Limpeza 30 €, em tons de azul', 'Limpeza · 30 €'],
    ['Farm shop open, the style of an old railway poster please', 'Farm shop open'],
    ["Quiz night Thursday, don't use the word pub", 'Quiz night · Thursday'],
    ['Carpet cleaning £25, go easy on the colours', 'Carpet cleaning · £25'],
    ['Loft boards £400, leave out the phone number', 'Loft boards · £400'],
    ['Puppy classes, a happy dog in the middle please', 'Puppy classes'],
    ['Vegan brunch, photo of avocado toast would be nice', 'Vegan brunch'],
    ['Wedding cars, classy but not stuffy', 'Wedding cars'],
    ["Curtain making, I want people to see it's handmade", 'Curtain making'],
  ])('%s', (prompt, text) => {
    expect(setOf(prompt)).toMatchObject({ text, loses: false });
  });

  it('takes the colours that are wanted', () => {
    expect(setOf('Sofa cleaning $95. I want deep teal and pale yellow').colour).toMatchObject({ exact: true });
  });

  it('tells of a long introduction before an order as left out', () => {
    expect(
      setOf(
        'Hi, I run a two room guest house above the ferry landing and we had cancellations so I want a poster for late deals. From 3 to 21 November a double room is $72 a night instead of $110, only Sunday to Thursday',
      ),
    ).toMatchObject({
      text: 'Late deals · From 3 to 21 November a double room is $72 a night instead of $110 · Only Sunday to Thursday',
      colour: null,
      leftOut: 'Left out: I run a two room guest house above the ferry landing and we had cancellations.',
    });
  });
});

describe('every wish is told, and none is printed', () => {
  it.each([
    ['Tax returns for sole traders, flat €190 a year. Calm and serious', 'Calm and serious'],
    ['Roof repairs, free inspection until 15 November. Keep it bold, orange', 'Keep it bold, orange'],
    ['Van hire £60 a day. Keep everything clean, dark blue', 'Keep everything clean, dark blue'],
    ['Dog walking £12, not too busy please', 'not too busy please'],
  ])('%s', (prompt, wish) => {
    const { text, leftOut } = setOf(prompt);
    expect([leftOut, text.includes(wish)]).toEqual([`${heardAs(wish)}: ${wish}.`, false]);
  });
});

describe('a promise with "no" is for the reader', () => {
  it.each([
    ['Stove fitting, no call-out fee for people over 65', 'Stove fitting · No call-out fee for people over 65'],
    ['Harp lessons, no contract in plain words', 'Harp lessons · No contract in plain words'],
    ['Passport photos, no photo booking needed', 'Passport photos · No photo booking needed'],
    ['We love it here', 'We love it here'],
    ['Photo booth, have your picture taken with Santa', 'Photo booth · Have your picture taken with Santa'],
    ['Colour run 4 May, please wear bright colours', 'Colour run 4 May · Please wear bright colours'],
    ['Show this flyer at the door, free coffee', 'Show this flyer at the door · Free coffee'],
    ['Open house, something for everyone', 'Open house · Something for everyone'],
    ['Dog park, no dogs off the lead please', 'Dog park · No dogs off the lead please'],
    ['Nail art, in all colours', 'Nail art · In all colours'],
  ])('%s', (prompt, text) => {
    expect(setOf(prompt)).toMatchObject({ text, loses: false });
  });
});

/** As much of it as is drawn is told (`drawn-wishes.ts`). */
const heardAs = (wish: string): string =>
  ({
    all: 'Taken as a wish for the look',
    part: 'Taken in part as a wish for the look',
    none: 'Heard as a wish for the look, but not drawn',
  })[drawnOf(wish)];
