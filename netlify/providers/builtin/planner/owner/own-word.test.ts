import { inOwnWords } from './own-word';

it.each([
  ['self serve washers, doona wash', 'A duvet needs room. Duvets dry last.', 'A doona needs room. Doonas dry last.'],
  ['I bring the rods in the bakkie', 'Our van is full by eight.', 'Our bakkie is full by eight.'],
  ['A laundromat by the harbour', 'The launderette is empty on Tuesdays.', 'The laundromat is empty on Tuesdays.'],
  ['Bakkies and vans repaired', 'Our van is full.', 'Our van is full.'],
  ['We wash duvets', 'A duvet needs room.', 'A duvet needs room.'],
  ['Zucchini and eggplants from the field', 'Pick courgettes young.', 'Pick zucchinis young.'],
  ['Elevator repair', 'Lift the lid and wait.', 'Lift the lid and wait.'],
  ['Exhaust hoods degreased', 'Clean the extract and its canopy.', 'Clean the exhaust and its exhaust hood.'],
  ['Vanilla pods', 'The extract is made with rum.', 'The extract is made with rum.'],
  ['Window cleaning', 'A duvet needs room.', 'A duvet needs room.'],
])('%s: %s', (said, text, own) => expect(inOwnWords(text, said)).toBe(own));
