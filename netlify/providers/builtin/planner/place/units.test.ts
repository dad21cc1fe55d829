import { inUnitsOf } from './units';

it.each([
  ['CL', 'The last step happens fifty miles later.', 'The last step happens eighty kilometres later.'],
  ['CL', 'Driven flat, even for half a mile, it may crumble.', 'Driven flat, even for a kilometre, it may crumble.'],
  ['CL', 'The first hundred miles', 'The first hundred and fifty kilometres'],
  ['DE', 'Every few hundred miles, and after rain.', 'Every few hundred kilometres, and after rain.'],
  ['DE', 'A fireside pint: what to order', 'A fireside beer: what to order'],
  ['DE', 'Slide it out an inch; white tips are good.', 'Slide it out a thumb’s width; white tips are good.'],
  ['DE', 'Sixty feet up nobody hears a word.', 'Twenty metres up nobody hears a word.'],
  ['IE', 'A fireside pint, a mile from home', 'A fireside pint, a kilometre from home'],
  ['GB', 'A fireside pint, fifty miles from home', 'A fireside pint, fifty miles from home'],
  ['US', 'A fixed lead of two metres, and ten good metres.', 'A fixed lead of six feet, and ten good yards.'],
  ['US', 'Twenty or thirty kilometres on the flat', 'Twelve or twenty miles on the flat'],
  ['US', 'Five kilos of berries will not wait.', 'Eleven pounds of berries will not wait.'],
  ['US', 'A pea goes down two centimetres.', 'A pea goes down an inch.'],
  ['US', 'The price per square metre', 'The price per square foot'],
  ['US', 'How many litres, and a metre clear all round?', 'How many quarts, and three feet clear all round?'],
  ['US', 'Inside a compost heap at sixty degrees', 'Inside a compost heap at 140 degrees'],
  [
    'US',
    'Somebody reads a meter at ninety degrees to the wall.',
    'Somebody reads a meter at ninety degrees to the wall.',
  ],
  ['US', 'On 1:25,000 four centimetres are a kilometre.', 'On 1:25,000 four centimetres are a kilometre.'],
  [null, 'Put your feet up; the extra mile is in the yard.', 'Put your feet up; the extra kilometre is in the yard.'],
])('in %s: %s', (country, text, said) => expect(inUnitsOf(text, country)).toBe(said));
