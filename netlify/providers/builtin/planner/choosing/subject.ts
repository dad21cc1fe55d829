/** General words are the same idea whichever offer stands in them; a trade's own entry is another one for another offer. */
export const subjectOf = (topic: string): string =>
  topic.startsWith('own') ? topic.split('/').slice(0, 2).join('/') : topic;
