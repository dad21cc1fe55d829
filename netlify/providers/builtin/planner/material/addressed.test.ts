import { addressedIn } from './addressed';

it.each([
  ['Wir kommen zu Ihnen, der Bericht ist in einem Tag fertig', 'formal'],
  ['Im Winter holen wir eure Sachen ab', 'warm'],
  ['Wir nehmen alles mit, und sie kommen mit dem Wagen', null],
  ['Ponemos su furgoneta guapa con vinilo y el diseño es de la casa', 'formal'],
  ['Traes tu aceituna y te llevas tu aceite', 'warm'],
  ['Ik kuis leidingen en kranen zodat uw pils niet naar karton smaakt', 'formal'],
  ['Wij halen het op en je krijgt er nog een cent voor', 'warm'],
  ['Wij komen uw oud vet halen, ge krijgt er nog een cent voor', null],
  ['Przyślij paczką, w dwa dni odsyłamy po regeneracji', 'warm'],
  ['Kopanie po pana stronie albo nasza koparka', 'formal'],
  ['Nous redonnons une vie à vos fûts', null],
])('“%s” speaks to readers as %s', (said, expected) => expect(addressedIn(said)).toBe(expected));
