import type { BusinessProfile } from '../../../../src/domain/business-profile';

export const demoProfile: BusinessProfile = {
  name: 'Corner Grill',
  what: 'Burger grill and family restaurant with a charcoal fire',
  where: 'Elm Street, Bristol',
  audience: 'families and people from the offices nearby',
  offers: [
    'smash burgers',
    'two-for-one burgers on Fridays',
    'hand-cut fries',
    'lunch menu',
    'set menus for parties',
    'vegetarian dishes',
    'desserts',
  ],
  tone: 'friendly',
  // Number, mailbox and address belong to nobody: of Ofcom's numbers for drama and RFC 2606's names.
  details: {
    phone: '0117 496 0123',
    email: 'demo@cornergrill.example',
    address: '1 Example Street, Bristol BS0 0XX',
    hours: [
      ...[2, 3, 4, 5].flatMap((day) => [
        { day, from: '12:00', to: '15:00' },
        { day, from: '17:00', to: '22:00' },
      ]),
      { day: 6, from: '12:00', to: '23:00' },
      { day: 7, from: '12:00', to: '21:00' },
    ],
    hoursNote: '',
    prices: [
      { offer: 'smash burgers', price: '£11' },
      { offer: 'two-for-one burgers on Fridays', price: '£11' },
      { offer: 'hand-cut fries', price: '£4.50' },
      { offer: 'lunch menu', price: '£13.50' },
      { offer: 'set menus for parties', price: 'from £24 a person' },
      { offer: 'desserts', price: '£6' },
    ],
    link: 'https://cornergrill.example/book',
    linkKind: 'book',
  },
};

/** What somebody began to write by hand. */
export const ownDraft = {
  title: 'Ten years by the fire',
  body: 'In spring the grill will have been on Elm Street for ten years.\n\nWhat we want to tell: the first winter, the night the chimney froze, and the regulars who have been here since the start.',
};
