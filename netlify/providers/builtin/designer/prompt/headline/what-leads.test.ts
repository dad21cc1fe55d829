import type { ImageBrief } from '../../../../../ports/image';
import { posterWords } from '../poster-words';

const wordsOf = (prompt: string, more: Partial<ImageBrief> = {}) =>
  posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, ...more });
const partsOf = (prompt: string, more: Partial<ImageBrief> = {}): string[] =>
  wordsOf(prompt, more).supporting.split(' · ');

describe('what leads a poster', () => {
  it.each([
    // what is sold out, called off or looked for is news
    [
      "SORRY FOLKS - Saturday's bread course is SOLD OUT. next one 14/2, £85 inc lunch",
      "Saturday's bread course is SOLD OUT",
    ],
    [
      'Se necesita camarero con experiencia. Imprescindible inglés. Llamar al 600 123 456',
      'Se necesita camarero con experiencia',
    ],
    [
      'Ab dem 1. Oktober suchen wir eine Fachangestellte (m/w/d), 30 Std./Woche, keine Samstage',
      'Ab dem 1. Oktober suchen wir eine Fachangestellte (m/w/d)',
    ],
    // the hour of the doors and the meeting point are details
    ["Loto de l'école le samedi 7 mars à 19h30, ouverture des portes 18h. 1 carton 4 €", "Loto de l'école"],
    [
      'Domenica 8 marzo camminata al Monte Sole: ritrovo ore 8:15 al parcheggio. Quota 15 €',
      'Domenica 8 marzo camminata al Monte Sole',
    ],
    ['Barn dance Friday 10/16, doors 6:30pm, band at 7', 'Barn dance'],
    // before a list of prices stands what they are for
    ['Paella para llevar: mixta 9 € la ración, de marisco 12 €, mínimo 2 raciones', 'Paella para llevar'],
    ['Fensterputzer: Einfamilienhaus ab 79 €, Wintergarten nach Aufwand', 'Fensterputzer'],
    // a request to the designer is none
    [
      "could you do me something for the allotment open day? It's on the 3rd of July. Entry's free",
      'Allotment open day',
    ],
    [
      "make me a poster for our village pantomime please, it's Jack and the Beanstalk, 14 to 16 January",
      'Jack and the Beanstalk',
    ],
    [
      "Morning, quick one - need something for the shop window saying we're closing at 1 on Weds 14th for staff training",
      'Closing at 1 on Weds 14th',
    ],
    [
      'hi can u do a poster for our darts team we need 2 more players, tues nights 8pm',
      'Darts team we need 2 more players',
    ],
    // off only on a condition, or in part: no news
    [
      'Passeio de barco ao pôr do sol: 35 € por pessoa. Cancelado se houver vento forte',
      'Passeio de barco ao pôr do sol',
    ],
    [
      'Affittasi ombrellone + 2 lettini € 20 al giorno, € 110 la settimana. Agosto esaurito',
      'Affittasi ombrellone + 2 lettini € 20 al giorno',
    ],
    // a day or an hour of departure after a colon is a detail
    ['Clausura del curso de teatro: viernes 19 de junio a las 20:30. Entrada libre', 'Clausura del curso de teatro'],
    [
      'Excursión a las lagunas el sábado 18: salida a las 7:45 desde la estación, 22 €',
      'Excursión a las lagunas el sábado 18',
    ],
    // a question is not cut
    [
      'Need your taxes done by someone who answers the phone? Simple returns $175',
      'Need your taxes done by someone who answers the phone?',
    ],
    ["Santa's breakfast 12, 13 & 19 Dec at 9 or 10.30. Kids £14.50 with gift", "Santa's breakfast"],
    ['Visita guidata al castello ogni prima domenica del mese, ore 10.30. Intero € 8', 'Visita guidata al castello'],
    // what readers are asked to bring is no name of an event
    ['Repaircafé elke 2e zaterdag van de maand. Neem je kapotte lamp mee', 'Repaircafé'],
    [
      "Two things this month! Tuesday 9 June: wine tasting, £28. Sunday 21 June: Father's Day roast",
      'Two things this month!',
    ],
    [
      'Mercadillo de segunda mano el domingo 12 de abril de 10:00 a 15:00 en la plaza Mayor. Puesto 8 €',
      'Mercadillo de segunda mano',
    ],
  ])('%s', (prompt, headline) => {
    expect(wordsOf(prompt).headline).toBe(headline);
  });

  it('does not take a reader who may come till it is sold out for news', () => {
    expect(wordsOf('Fresh oysters, Saturdays from 11am till sold out. $18 a dozen').headline).toBe('Fresh oysters');
  });
});

describe('labels before a colon', () => {
  it('stay with what they name', () => {
    expect(partsOf('Aulas de natação, 38 € por mês. Inscrições: 912 345 678')).toContain('Inscrições: 912 345 678');
    expect(partsOf('Fietsen verhuur €9 per dag. Let op: alleen pinnen')).toContain('Let op: alleen pinnen');
  });

  it('tell of several days what happens on each', () => {
    expect(
      partsOf("Two things this month! Tuesday 9 June: wine tasting, £28. Sunday 21 June: Father's Day roast"),
    ).toEqual(['Tuesday 9 June: wine tasting, £28', "Sunday 21 June: Father's Day roast"]);
  });
});

describe('beside a headline that was given or quoted', () => {
  it('a fact keeps its clause where it would say something else without it', () => {
    const prompt = 'Walk-ins welcome Mon to Wed, appointments only Thu–Sat. Skin fade £18, OAPs £9';
    expect(partsOf(`"The best haircut in years" – Dave, Thornbury. ${prompt}`)).toEqual([
      'Dave, Thornbury',
      'Walk-ins welcome Mon to Wed',
      'Appointments only Thu–Sat',
      'Skin fade £18',
      'OAPs £9',
    ]);
    expect(partsOf(prompt, { headline: 'Look sharp' })).toContain('Walk-ins welcome Mon to Wed');
  });

  it('a voice keeps its quotation marks, a slogan does not', () => {
    expect(wordsOf('"The best haircut in years" – Dave. Skin fade £18').headline).toBe('“The best haircut in years”');
    expect(wordsOf('Poster with the words "Fresh every day". Rolls £1').headline).toBe('Fresh every day');
  });

  it('what the headline says is not said twice', () => {
    expect(wordsOf('Quiz night every Thursday at 8pm', { headline: 'Quiz night' }).supporting).not.toMatch(/quiz/i);
  });
});

describe('signs that end nothing', () => {
  it('keep inches, streets, short days and abbreviations whole', () => {
    expect(wordsOf('Snow plowing $55 per visit, $75 over 6". Salting +$20').supporting).toContain('6″');
    expect(partsOf('Estate sale Fri-Sun 9 to 3, 88 Oakmont Dr. Tools and toys')).toContain('Tools and toys');
    expect(wordsOf('Tag der offenen Tür am So., 22. März, 14–17 Uhr. Eintritt frei').kicker).toBe(
      'Am So. 22. März, 14–17 Uhr',
    );
    expect(partsOf('Spargel 1 kg 9,90 €. Hofverkauf tägl. 8–18 Uhr, So. bis 12. Solange der Vorrat reicht')).toEqual([
      'Hofverkauf tägl. 8–18 Uhr',
      'So. bis 12',
      'Solange der Vorrat reicht',
    ]);
    expect(partsOf('Soirée jeux vendredi 20 novembre à partir de 19h30, 3 €').join()).toContain(
      'endredi 20 novembre à partir de 19h30',
    );
    expect(partsOf('Learn to crochet, £60 inc. hook and wool. Max 8')).toContain('£60 inc. hook and wool');
    expect(partsOf('Puesto 8 €, gratis para menores de 14 años. Si llueve se pasa al día 19')).toContain(
      'Si llueve se pasa al día 19',
    );
  });
});

describe('wishes and readers', () => {
  it('asks for no colour that is refused', () => {
    expect(wordsOf('Curly cuts £42 all week. Something bright but not pink').colour).toBeNull();
  });

  it.each(['Nothing twee please x', 'Mach es schön bunt', 'Make it friendly, nothing babyish'])(
    '%s is for the designer',
    (wish) => {
      const { supporting, leftOut } = wordsOf(`Maths for all ages, £30 an hour. ${wish}`);
      expect(supporting).not.toContain(wish.slice(0, 9));
      expect(leftOut).toMatch(/(?:Taken|Heard)[^:]* as a wish for the look/);
    },
  );

  it.each(['Wellies on, please!', 'Costumes encouraged, nothing too scary'])('%s is for the readers', (said) => {
    const words = wordsOf(`Alpaca walks £30 per person, Fridays only. ${said}. Bring water`.replace('!.', '!'));
    expect(words.leftOut).toBeNull();
    expect(words.supporting).toContain(said.slice(0, 10));
  });

  it.each(['Earthy, handmade feel please', 'Lots of white please, very clean'])(
    '%s is told to the designer',
    (wish) => {
      const words = wordsOf(`Wheel-throwing evenings, every Thursday 7-9pm. ${wish}. Book at mudandfire.co.uk`);
      expect(words.supporting).not.toMatch(/earthy|feel|white|clean/i);
      for (const part of wish.split(', ')) expect(words.leftOut).toContain(part);
    },
  );

  it('a letter to the designer begins where the message does', () => {
    const words = wordsOf(
      "I run a framing workshop and I'd love a poster saying that I now frame football shirts. From £35",
    );
    expect(words.headline).toBe('I now frame football shirts');
  });

  it('a day before the message is said with it', () => {
    const words = wordsOf(
      'Este viernes llega marisco fresco de la lonja: gambas a 18,90 €/kg, mejillones a 3,50 €/kg y pulpo cocido a 24 €/kg. Encargos al 600 123 456 hasta el jueves a las 20:00',
    );
    expect([words.kicker, words.headline]).toEqual(['Este viernes', 'Llega marisco fresco de la lonja']);
    expect(words.leftOut).toBeNull();
  });
});
