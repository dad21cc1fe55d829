export const channelNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'Email',
  website: 'Website',
  product: 'Fourbeat',
} as const;

/** As on the screen. */
export const stepNames = { visit: 'Visited', lead: 'Left details', customer: 'Bought' } as const;

export const stepWords = {
  visit: 'People who viewed a page, counted once a day',
  lead: 'People who sent a form or signed up on the website, counted once a day',
  customer: 'People who bought or booked, counted once a day',
} as const;

export const stateWords = {
  measured: '',
  'by-network': 'Counted by the network itself',
  'not-connected': 'Not connected',
  'not-set-up': 'Not set up yet',
} as const;
