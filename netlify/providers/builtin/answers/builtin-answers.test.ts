import { completeDetails } from '../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { unsupportedClaims } from '../../../../src/domain/claims/unsupported-claims';
import type { AnswerRequest, Known } from '../../../ports/answers';
import { draftAnswer } from './builtin-answers';
import { summariseThread } from './thread-summary';

const profile: BusinessProfile = {
  name: 'Harbour Bikes',
  what: 'Mobile bike repair in Bristol',
  where: 'Bristol',
  audience: 'commuters',
  offers: ['Puncture repair', 'Full service', 'Wheel truing'],
  tone: 'friendly',
  details: completeDetails({
    phone: '0117 496 0123',
    email: 'hello@harbourbikes.example',
    address: '4 Quay Lane, Bristol',
    hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '17:30' })),
    prices: [
      { offer: 'Puncture repair', price: '£18' },
      { offer: 'Full service', price: 'from £65' },
    ],
    link: 'https://harbourbikes.example/book',
    linkKind: 'book',
  }),
};
const known: Known[] = [
  {
    id: 'k1',
    kind: 'question',
    text: 'Can you repair electric bikes?',
    detail: 'Yes to brakes, tyres and gears. Motors and batteries go back to the maker.',
  },
  { id: 'k2', kind: 'question', text: 'Do you come out in the rain?', detail: 'We bring a gazebo, so rain is fine.' },
];
const ask = (text: string, over: Partial<AnswerRequest> = {}) =>
  draftAnswer({
    profile,
    known,
    thread: [{ sender: 'contact', text }],
    customer: 'Ada',
    channel: 'email',
    today: '2026-11-27',
    ...over,
  });

test('opening hours are told for the days that were asked about', () => {
  const { text, sources } = ask('Hello, are you open on Saturday?');
  expect(text).toContain('Hello Ada,');
  expect(text).toContain('We are closed on Saturday.');
  expect(sources).toEqual([{ from: 'profile', label: 'Opening hours' }]);
});

test('"today" is the business’s own day', () => {
  // The 27th of November 2026 is a Friday.
  expect(ask('Are you open today?').text).toContain('We are open on Friday, 08:00–17:30.');
  expect(ask('Are you open tomorrow?').text).toContain('We are closed on Saturday.');
});

test('a price is told for the offer that was named', () => {
  const { text } = ask('How much is a puncture repair?');
  expect(text).toContain('Puncture repair: £18.');
  expect(text).not.toContain('£65');
});

test('what the owner said answers, in their own words and with its source', () => {
  const { text, sources } = ask('Hi, can you repair an electric bike?');
  expect(text).toContain('Motors and batteries go back to the maker.');
  expect(sources).toContainEqual({ from: 'material', label: 'Can you repair electric bikes?', id: 'k1' });
});

test('a wish for an appointment is never confirmed', () => {
  const { text } = ask('Could I book an appointment for Tuesday at 9?');
  expect(text).toContain('I will check that and get back to you.');
  expect(text).toContain('https://harbourbikes.example/book');
  expect(text).not.toMatch(/tuesday/iu);
});

test('a complaint is left to people', () => {
  const { text, missing } = ask('I am really disappointed, the brake is still broken. How much is a refund?');
  expect(text).toContain('I will look into it');
  expect(text).not.toContain('£');
  expect(missing).toContain('complaint');
});

test('what nothing answers gets no text, and says what is missing', () => {
  const bare = { ...profile, details: completeDetails() };
  expect(ask('How much is a puncture repair?', { profile: bare, known: [] })).toMatchObject({
    text: '',
    missing: 'What you told us does not answer “How much is a puncture repair?”. Your profile has no price for this.',
    sources: [],
  });
  expect(ask('Who won the cup last night?', { known: [] }).text).toBe('');
});

test.each([
  ['de', 'Guten Tag, haben Sie am Samstag geöffnet?', 'Am Samstag haben wir geschlossen.', 'Hallo Ada,'],
  [
    'fr',
    'Bonjour, quels sont vos horaires ? Est-ce que vous êtes ouverts le lundi ?',
    'Nous sommes ouverts le lundi : 08:00–17:30.',
    'Bonjour Ada,',
  ],
  [
    'es',
    'Hola, ¿cuánto cuesta la reparación y a qué hora abren el lunes?',
    'El lunes abrimos: 08:00–17:30.',
    'Hola Ada:',
  ],
  ['nl', 'Hallo, zijn jullie op zaterdag open en waar is het adres?', 'Op zaterdag zijn we gesloten.', 'Hallo Ada,'],
  [
    'it',
    'Buongiorno, siete aperti di sabato e dove si trova il negozio?',
    'Di sabato siamo chiusi.',
    'Buongiorno Ada,',
  ],
  ['pt', 'Olá, estão abertos no sábado? Não sei qual é o horário.', 'Sábado: estamos fechados.', 'Olá Ada,'],
])('%s is answered in its own language', (_language, message, sentence, hello) => {
  const { text } = ask(message);
  expect(text).toContain(sentence);
  expect(text).toContain(hello);
});

test('an answer that fits in another language is shown to the owner and not sent to the customer', () => {
  const { text, missing } = ask(
    'Können Sie auch electric bikes repair machen? Ich habe eines und es ist kaputt nach dem Regen.',
    {
      thread: [{ sender: 'contact', text: 'Können Sie für mich ein electric bike reparieren (repair), und wann?' }],
    },
  );
  expect(text).not.toContain('Motors');
  expect(missing).toContain('You answered this in another language');
});

test('a language that we do not write is not answered in English', () => {
  expect(ask('土曜日は営業していますか？').text).toBe('');
  expect(ask('Είστε ανοιχτά το Σάββατο;').missing).toContain('so far');
});

test('our own message needs no answer, and only what came since is answered', () => {
  expect(
    ask('', {
      thread: [
        { sender: 'contact', text: 'Hi' },
        { sender: 'user', text: 'Hello' },
      ],
    }).text,
  ).toBe('');
  const { text } = ask('', {
    thread: [
      { sender: 'contact', text: 'How much is a puncture repair?' },
      { sender: 'user', text: 'It is on our page.' },
      { sender: 'contact', text: 'And what is your address?' },
    ],
  });
  expect(text).toContain('4 Quay Lane');
  expect(text).not.toContain('£18');
});

test('nothing is claimed that nobody said', () => {
  for (const message of [
    'Are you open on Saturday and what does a full service cost?',
    'Where are you and can I call you?',
    'Do you do wheel truing? Is it guaranteed?',
  ]) {
    const { text } = ask(message);
    const given = {
      texts: [JSON.stringify(profile), 'Saturday Ada'],
      prices: ['£18', 'from £65'],
      hours: profile.details!.hours,
    };
    expect(unsupportedClaims(text, given, 'en').filter(({ kind }) => kind !== 'name')).toEqual([]);
  }
});

test('a summary quotes the thread and says who waits', () => {
  const { points } = summariseThread([
    { sender: 'contact', text: 'Hello. Could you do ten of us on Saturday? It is a birthday.' },
    { sender: 'user', text: 'Hi! Let me check Saturday with the kitchen and tell you.' },
    { sender: 'contact', text: 'Two of us are vegetarian. Is that all right?' },
  ]);
  expect(points).toEqual([
    'Asked: “Could you do ten of us on Saturday?”',
    'Asked: “Is that all right?”',
    'Answered: “Let me check Saturday with the kitchen and tell you.”',
    'Open: your answer to “Is that all right?”',
  ]);
});

test('what is dropped is named', () => {
  const { text, missing } = ask('How much is a full service? Could you collect it from the station?');
  expect(text).toContain('Full service: from £65.');
  expect(missing).toBe('Answer yourself: “Could you collect it from the station?”.');
});

test('one word in common answers nothing', () => {
  const { text, missing } = ask('Do you do wedding cars repair?', {
    profile: { ...profile, offers: ['Wheel truing', 'Puncture repair'] },
  });
  expect(text).toBe('');
  expect(missing).toContain('Your offers do not mention it.');
});

test.each(['Merci beaucoup', 'Vielen Dank!', 'muchas gracias', 'dank je wel'])(
  '"%s" is answered in its language',
  (said) => {
    expect(ask(said).text).not.toMatch(/welcome|Thank/u);
    expect(ask(said).text.split('\n\n')).toHaveLength(3);
  },
);

test('what may be urgent gets no text', () => {
  expect(ask('There is a smell, I think it smells of gas here. What shall I do?')).toMatchObject({
    text: '',
    missing: 'This may be urgent: ring them, or answer yourself at once.',
  });
});

test('somebody who cancels is not sent to the booking page', () => {
  const { text } = ask('I have to cancel my appointment on Friday, sorry.');
  expect(text).toContain('I will check that');
  expect(text).not.toContain('https://');
});

test('an empty thread has no summary', () => {
  expect(summariseThread([]).points).toEqual([]);
});

test('an order is noted and not confirmed, and the owner reads what is theirs to decide', () => {
  const { text, missing } = ask(
    'Invoice received, thank you. Same again next month, please: 22 people, two gluten-free.',
  );
  expect(text).toContain('I have noted: Same again next month, 22 people, two gluten-free.');
  expect(text).toContain('I will check that and get back to you.');
  expect(missing).toBe(
    'The draft confirms nothing. Yours to decide: “Same again next month, please: 22 people, two gluten-free”.',
  );
});

test('"you are welcome" answers mere thanks, and praise is thanked for', () => {
  expect(ask('Thanks a lot!')).toMatchObject({ text: expect.stringContaining('You are very welcome.'), missing: '' });
  expect(ask('Love the white lilies').text).toContain('that is lovely to hear');
  expect(ask('Thanks, but the gate code is 4471 now.')).toMatchObject({
    text: expect.stringContaining('Thank you for letting us know.'),
    missing: expect.stringContaining('4471'),
  });
});

test('a text message is a line that phones send as one, a letter is for email', () => {
  expect(ask('Are you open on Friday?', { channel: 'sms' }).text).toBe('Hi Ada! We are open on Friday, 08:00-17:30.');
  expect(ask('How much is a puncture repair?', { channel: 'livechat', customer: '' }).text).toBe(
    'Hi! Puncture repair: £18.',
  );
});

test.each([
  [
    'Hello, my mother passed away last week. Could you repair her bike for the service?',
    'I am very sorry for your loss.',
  ],
  ['Goedendag, mijn vader is overleden. Kunt u een rouwkrans maken voor vrijdag om 10 uur?', 'Gecondoleerd'],
  ['Meine Oma ist verstorben, bitte holt ihr Rad ab.', 'Beileid'],
])('grief has a tone of its own: %s', (message, condolence) => {
  const { text } = ask(message);
  expect(text).toContain(condolence);
  expect(text).not.toMatch(/Thank you for your message|Bedankt|danke für/u);
});

test('nobody is condoled on a battery', () => {
  expect(ask('My battery died, how much is a full service?').text).not.toContain('sorry');
});

test('a passage about something else is no help', () => {
  const charcoal: Known = {
    id: 'k3',
    kind: 'question',
    text: 'They think charcoal makes everything taste burnt.',
    detail: 'Ours burns for an hour before the first burger goes on.',
  };
  for (const message of [
    'What do you charge for a wreath?',
    'Goedendag, mijn vader is overleden. Kunt u een rouwkrans maken voor vrijdag om 10 uur? Wat kost dat?',
  ])
    expect(ask(message, { known: [charcoal] }).missing).not.toContain('charcoal');
  expect(ask('What do you charge for a wreath?', { known: [charcoal] }).addTo).toBe('profile');
});

test('the week’s hours are not told for Christmas', () => {
  expect(ask('Are you open on Friday 25 December?').text).toBe('');
});
