import { readDenials } from './denials';

it.each([
  ['We clean hearing aids and I never sell hearing aids, which people find hard to believe.', ['hearing aids']],
  ['Boarding for dogs, no cats.', ['cats']],
  ['Speech therapy after a stroke. I do not see children.', ['children']],
  ['Holiday care. Sorry, no cats, rabbits or birds.', ['cats', 'rabbits', 'birds']],
  ['Portrait photographer. We don’t do weddings.', ['weddings']],
  ['We dont sell bikes and we never hire out kayaks', ['bikes', 'kayaks']],
  ['Hufpflege für Rinder, keine Pferde.', ['Pferde']],
  ['Wir reparieren Uhren. Kein Verkauf.', ['Verkauf']],
  ['Toilettage pour chiens, pas de chats.', ['chats']],
  ['Reparamos bicicletas, no vendemos motos.', ['motos']],
  ['Ripariamo violini, non vendiamo pianoforti.', ['pianoforti']],
  ['Fietsen repareren, geen brommers', ['brommers']],
  ['Consertamos pianos. Não vendemos guitarras.', ['guitarras']],
  ['We test wells, and we don’t drill.', ['drill']],
  ['I shoe horses. I do not shoe mules.', ['mules']],
])('“%s” denies %j', (said, things) => {
  const read = readDenials(said);
  expect(read.things).toEqual(things);
  expect(things.every((thing) => said.split(thing).length > read.affirmed.split(thing).length)).toBe(true);
});

it.each([
  'No job too small, no appointment needed.',
  'Plumber. No call-out fee, no fuss, no hidden charges.',
  'We do not take cards.',
  'We don’t take dogs over 40 kg.',
  'No cats on Sundays.',
  'Not just weddings, birthdays as well.',
  'Keine Wartezeit, kein Termin nötig.',
  'Sans rendez-vous, pas de frais de dossier.',
])('“%s” denies no thing', (said) =>
  expect(readDenials(said)).toEqual({ affirmed: said, things: [], without: [], isNoSeller: false }),
);

it('who somebody is not is heard, and may still be spoken of', () =>
  expect(readDenials('I help with papers. I am not a lawyer and I say so.')).toEqual({
    affirmed: 'I help with papers.   and I say so.',
    things: [],
    without: [],
    isNoSeller: false,
  }));

it('what is not used is a promise, and chooses nothing away', () =>
  expect(readDenials('Candles. I don’t add scent. No bleach, no perfume.')).toEqual({
    affirmed: 'Candles. I don’t add scent. No bleach, no perfume.',
    things: [],
    without: ['scent', 'bleach', 'perfume'],
    isNoSeller: false,
  }));

it('denies the work alone where the owner works on the thing', () => {
  const { things, affirmed } = readDenials('I restore pianos at home. I do not move pianos.');
  expect(things).toEqual([]);
  expect(affirmed).not.toContain('move');
});

it('“no pool jobs” denies pools, and “no small jobs” nothing that has a name', () => {
  expect(readDenials('Posts and wire. Rural only no pool jobs').things).toEqual(['pool']);
  expect(readDenials('Posts and wire. No small jobs').things).toEqual([]);
});
