/**
 * How a business works, whatever its trade: what may be said to its customers, and on which occasions. The closed list of
 * the planner, with the words for the screen.
 */
export const tradeKinds = {
  shop: 'Shop',
  food: 'Food and drink',
  maker: 'Maker',
  'home-visits': 'Work at the customer’s place',
  repair: 'Repair and care of things',
  appointments: 'By appointment',
  health: 'Health',
  care: 'Care',
  grief: 'Bereavement',
  teaching: 'Teaching',
  fitness: 'Sport and fitness',
  events: 'Events',
  'place-to-visit': 'Place to visit',
  stay: 'Place to stay',
  rental: 'Hire',
  transport: 'Transport',
  animals: 'Animals',
  agriculture: 'Growing and farming',
  advice: 'Advice',
  creative: 'Creative work',
  digital: 'Online and software',
  business: 'Business to business',
  community: 'Community and charity',
} as const satisfies Record<string, string>;

export type TradeKind = keyof typeof tradeKinds;
export const tradeKindNames = Object.keys(tradeKinds) as [TradeKind, ...TradeKind[]];
