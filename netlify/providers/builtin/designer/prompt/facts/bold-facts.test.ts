import { boldFacts } from './bold-facts';

it.each([
  ['Clay included · Thursdays 18:30 · R250 drop in', 'Thursdays 18:30 · R250 drop in', 'Clay included'],
  ['45 € a persona · sabato 8 novembre ore 10 · Posti limitati a 8', 'sabato 8 novembre ore 10 · 45 € a persona', null],
  ['Jeden Mittwoch 19 Uhr · Eintritt 8 €', 'Jeden Mittwoch 19 Uhr · Eintritt 8 €', ''],
  ['Every second Friday · Bring a cup', 'Every second Friday', 'Bring a cup'],
  ['Martes 20:00 · 30 € al mes · Trae agua', 'Martes 20:00 · 30 € al mes', 'Trae agua'],
])('sets when something is and what it costs larger than the rest: %s', (facts, bold, rest) => {
  const set = boldFacts('', facts, false);
  expect(set.bold).toBe(bold);
  expect(set.rest).toBe(rest ?? 'Posti limitati a 8');
});

it('takes no deadline for the day, and no second day', () => {
  expect(boldFacts('', 'Order by noon on Saturday · £9 a portion', false).bold).toBe('£9 a portion');
  expect(boldFacts('Friday 3 May', 'Saturdays 10 to 2 · £5', false).bold).toBe('£5');
});

it('sets no more in bold than fits on two lines', () => {
  const day = 'Saturday 14 and Sunday 15 November';
  const price = '£12 for grown-ups, £6 for children and students';
  expect(boldFacts('', `${day} · ${price}`, false)).toEqual({ bold: price, rest: day });
});

it('sets how to reach somebody in bold where nothing else is', () => {
  expect(boldFacts('', 'We come in 30 mins · Day or night · 07700 900412', false)).toEqual({
    bold: '07700 900412',
    rest: 'We come in 30 mins · Day or night',
  });
  expect(boldFacts('', 'Repairs while you wait · 12 Mill Lane', false).bold).toBe('');
});
