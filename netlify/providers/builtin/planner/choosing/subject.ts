/**
 * General words are the same idea whichever offer stands in them; a trade's own entry is another one for another offer, and
 * so is what only shows the offer. Two posts about reviews are one subject.
 */
export const subjectOf = (topic: string): string =>
  topic.startsWith('own') && !OF_OFFER.test(topic)
    ? topic
        .split('/')
        .slice(0, 2)
        .join('/')
        .replace(/\/(?:perfect(?:-review-only)?|review-helps-two)$/u, '/review')
    : topic;
const OF_OFFER = /^own-tongue-\p{Ll}+\/(?:oneoffer|offerask)\//u;
