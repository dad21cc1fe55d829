import { asOne, asOneAsked, speaksAsOne } from './speaker';

it.each([
  ['I clean wedding gowns by hand. We talk first', true],
  ['We paint houses in Idaho', false],
  ['Dudley & Sons, chimney sweeps', false],
  ['Ik kom bij u thuis, met mijn eigen stoel', true],
  ['Wij zijn een familiebedrijf en ik doe de administratie bij ons', false],
  ['Ich repariere Uhren in meiner Werkstatt', true],
  ['Je ramone les cheminées, je bâche avant', true],
  ['Reparo zapatos en mi taller', true],
  ['Faço a barba, e o meu pai corta', true],
  ['La nostra gelateria, da noi il gelato è fatto a mano', false],
])('%s', (what, is) => expect(speaksAsOne(what)).toBe(is));

it.each([
  ['Ask us which wax it needs, we’ll gladly tell you.', 'Ask me which wax it needs, I’ll gladly tell you.'],
  ['Please ask us.', 'Please ask me.'],
  ['Before we come: a free path', 'Before I come: a free path'],
  ['First clean: eight things worth telling us', 'First clean: eight things worth telling me'],
  ['What we look for in the first quarter', 'What I look for in the first quarter'],
  ['We blink half as often when we stare.', 'We blink half as often when we stare.'],
  [
    'Most of us fill a silence. How do we notice that it helps?',
    'Most of us fill a silence. How do we notice that it helps?',
  ],
  ['When we look at the stone together, ask us.', 'When we look at the stone together, ask me.'],
  ['Dogs have eaten our leftovers for long.', 'Dogs have eaten our leftovers for long.'],
])('one person says: %s', (text, said) => expect(asOne(text)).toBe(said));

it.each([
  ['which of our loaves keeps longest', 'which of my loaves keeps longest'],
  ['how we are paid and by whom', 'how I am paid and by whom'],
  ['what you would take away if we parted tomorrow', 'what you would take away if we parted tomorrow'],
  ['whether you can book us for June', 'whether you can book me for June'],
])('one person is asked %s', (ask, said) => expect(asOneAsked(ask)).toBe(said));
