import fc from 'fast-check';
import { posterWords } from '../poster-words';
import { readBrief } from '../read-brief';
import { tornClauses } from './torn-clauses';

/** What owners type in any language, with what is easily torn: ranges, prices, hours, conditions, exceptions. */
const things = fc.constantFrom(
  'Septic tank emptying',
  'Réparation de violons',
  'Fahrradkurse für Frauen',
  'Clases de cerámica',
  'Noleggio canoe',
  'Fietsenmaker aan huis',
  'Szycie zasłon',
  'Conserto de telhados',
  'Ремонт обуви',
  'Μαθήματα πιάνου',
  'HALI YIKAMA',
  'sheep shearing 🐑 and hoof care',
);
const prices = fc.constantFrom(
  '£12 adults, £6 under 16s',
  '45 € à la journée ou 80 € les deux',
  'R$ 1.250 por peça',
  '1 500 ₽ за пару',
  '$14 a head min 20',
  'ab 69 € je Gerät (inkl. Abholung)',
  'CHF 900–1400 depending on size',
  '₺65 m²',
  'kr 350 for 2 timer',
  '30 zł lub 50 zł za dwa',
  '€4,25 per kilo, bij 10 kilo € 3,90',
  'wax removal £55 both ears or £35 one ear',
  '4 asientos 180 €',
  '-15% when you bring a friend before 1 May',
  'first hour free, then 20 € per hour',
);
const times = fc.constantFrom(
  'Mo–Mi 17-19 Uhr',
  'Sat & Sun 10am to 4pm',
  'du 3 au 14 mars, sauf le dimanche',
  '1-30 Nisan arası',
  'sabato 21 e domenica 22 febbraio, 9-13',
  'de lunes a viernes de 9:00 a 14:00',
  'Nov 1 — Mar 31',
  'elke zaterdag 10–16 uur, niet in juli',
  'Пн–Пт с 9 до 18',
  'every 2nd & 4th Thursday, 7-9.30pm',
  'bis 30. Juni, danach 89 €',
  'until 6 or when it rains',
);
const more = fc.constantFrom(
  'call +44 131 496 0182',
  '@needle_and_thread #sewing',
  'min age 12, max 103 kg',
  'no appointment Tue-Fri before 11',
  '12 Castle St, Wexford',
  'Thursdays only',
  'results within 48 h',
  'not when wind is over 15 knots',
  'bring your own or borrow one for £2',
  'tres sesiones, plazas limitadas',
  'book with Ana, 0471 5550 123',
  'wer zwei nimmt, zahlt nur 50 €',
  'if it rains, we meet indoors at 3pm',
  '14 Mill Street, Ludlow, at the back',
);
const joints = fc.constantFrom('. ', ', ', ' - ', '\n- ', ' ', ': ', '; ', '!\n');
const hostile = fc
  .tuple(
    things,
    fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
    prices,
    times,
    more,
    fc.array(joints, { minLength: 3, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([thing, order, price, time, other, marks, isLoud]) => {
    const text = order.reduce<string>((line, which, at) => line + marks[at] + [price, time, other][which], thing);
    return isLoud ? text.toUpperCase() : text;
  });

const faultsOf = (prompt: string): string[] => {
  const brief = { prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 } as const;
  const words = posterWords(brief);
  return tornClauses(prompt, words, [words.leftOut ?? '', ...readBrief(brief, null).look].join(' '));
};

it('tears nothing of whatever is typed', () => {
  fc.assert(
    fc.property(hostile, (prompt) => {
      expect([prompt, faultsOf(prompt)]).toEqual([prompt, []]);
    }),
    { seed: 7, numRuns: 400 },
  );
});

it.each([
  ['Kranz binden. Opgeven bij Ans, 06 5550 1234', 'Kranz binden', 'Opgeven bij Ans · 06 5550 1234'],
  ['Wreath day. Bring Ana, 0471 5550 123', 'Wreath day', 'Bring Ana · 0471 5550 123'],
  ['Radwoche. Wer ein Rad kauft, bekommt ein Schloss', 'Radwoche', 'Wer ein Rad kauft · Bekommt ein Schloss'],
  ['Garden open. If it really rains, we meet indoors', 'Garden open', 'If it really rains · We meet indoors'],
  ['Feria. Quien compra dos plantas, paga una', 'Feria', 'Quien compra dos plantas · Paga una'],
])('finds what is torn apart: %s', (source, headline, supporting) => {
  expect(tornClauses(source, { headline, kicker: '', supporting }, '')).not.toEqual([]);
  const whole = supporting.replace(/ · /u, ', ');
  expect(tornClauses(source, { headline, kicker: '', supporting: whole }, '')).toEqual([]);
});
