import { isAgainstOwner, ruledOutBy } from './opposites';
import type { Entry } from '../trade-pack';

const entry = (text: string): Entry => ({ title: 'A', hook: 'B', text, why: 'c', ask: 'd', shots: ['e', 'f', 'g'] });

it.each<[string, string, boolean]>([
  ['We polish supermarket floors overnight', 'The first coat belongs on a closed day.', true],
  ['We degrease bakery flues after closing time', 'At night or in the morning?', true],
  ['We hoover cinemas when the hall is empty', 'Popcorn sticks once it is wet.', false],
  ['Toenails for people who can’t bend any more', 'File them after a bath.', true],
  ['Gutters for pensioners who cannot climb ladders', 'Look after each storm yourself.', true],
  ['Toenails for people who can’t bend any more', 'A nail that changes colour should be looked at.', false],
  ['Gutters, ladders and drones', 'Look after each storm yourself.', false],
  ['Violin bows rehaired, by appointment only', 'Pop in on a quiet day.', true],
  ['Tattoos. No walk-ins', 'The queue is shortest on Tuesdays.', true],
  ['Tattoos. No walk-ins', 'Eat something before your appointment.', false],
  ['Barber, no appointment needed, first come first served', 'Book ahead in December.', true],
  ['Barber, no appointment needed', 'Show a photo of the cut that you liked.', false],
  ['We collect your rugs, wash them and bring them back', 'Roll it up before you bring it.', true],
  ['We wash rugs', 'Roll it up before you bring it.', false],
  ['Goat cheese from the farm, collection only', 'We deliver on Fridays.', true],
  ['Bao buns, takeaway only', 'Book a table by Thursday.', true],
  ['Eggs at the gate, cash only', 'Card payments take longer.', true],
  ['Coffee cart, no cash please', 'Have small change ready.', true],
  ['Driving tuition in an automatic', 'Bring the clutch up slowly.', true],
  ['Driving tuition, manual and automatic', 'Bring the clutch up slowly.', false],
  ['Conduite, boîte automatique', 'Relâchez doucement l’embrayage.', true],
  ['Gearboxes mended, clutches too', 'A clutch that slips smells.', false],
  ['Swimming, 10-lesson card', 'Pay for one, never the card of thirty.', true],
  ['Swimming lessons', 'Pay for one, never the card of thirty.', false],
  ['Sweeping at a fixed price', 'What the price depends on: three things.', true],
])('%s; %s', (said, text, is) => expect(isAgainstOwner(entry(text), ruledOutBy(said))).toBe(is));
