import { toAmerican, toCanadian } from './us-english';
import words from './us-words.json';

it.each([
  ['Bring a torch and look at the tyres of the lorry.', 'Bring a flashlight and look at the tires of the truck.'],
  ['Put it in the bin, not down the loo.', 'Put it in the trash, not down the toilet.'],
  ['Drain the washing machine before the washing is wet.', 'Drain the washing machine before the laundry is wet.'],
  ['Torches, spanners and a CV', 'Flashlights, wrenches and a resume'],
  ['A block of flats, and three sharps and flats', 'An apartment building, and three sharps and flats'],
  ['A pressure cooker on the cooker', 'A pressure cooker on the stove'],
  ['Hire a van, or ask before you hire an investigator.', 'Rent a van, or ask before you hire an investigator.'],
  ['It says nothing about bobbles, and wool may bobble.', 'It says nothing about pilling, and wool may pill.'],
  ['A Scotch bonnet under the bonnet', 'A Scotch bonnet under the hood'],
])('“%s” is “%s” in the United States', (british, american) => expect(toAmerican(british)).toBe(american));

it('leaves no British word in what it puts in the place of one', () => {
  const left = Object.values(words).filter((american) => toAmerican(american).toLowerCase() !== american.toLowerCase());
  expect(left).toEqual([]);
});

it('speaks Canadian with American words and British spelling', () =>
  expect(toCanadian('The colour of the lorry’s windscreen')).toBe('The colour of the truck’s windshield'));
