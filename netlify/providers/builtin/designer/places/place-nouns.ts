import type { Place, PlaceKind } from './place-for';

/** What is behind a print or a thing, for those who do not see it. */
export const placeNoun = ({ kind, isWintry }: Place): string =>
  isWintry ? `${placeNouns[kind]}, whitened as by snow` : placeNouns[kind];

/** What a photograph of each place shows, for those who do not see it. */
const placeNouns: Readonly<Record<PlaceKind, string>> = {
  room: 'a bright room',
  arcade: 'a shopping arcade with warm lamps',
  evening: 'an arcade in the evening',
  night: 'a park at night',
  workshop: 'a workshop',
  garage: 'an empty warehouse',
  lobby: 'a lobby',
  office: 'a glass walkway',
  hall: 'a hall',
  forest: 'a wood',
  garden: 'a garden',
  park: 'a green field under a blue sky',
  meadow: 'a misty meadow',
  street: 'a city street',
  water: 'the sea',
  courtyard: 'a courtyard',
  hills: 'hills at dawn',
};
