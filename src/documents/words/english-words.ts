import type { OutsiderWords } from './outsider-words-type';

export const englishWords: OutsiderWords = {
  campaign: {
    reason: 'You’re getting this because you agreed to hear from us by email.',
    unsubscribe: 'Unsubscribe',
    linkWhenSent: 'a link in the email that is sent',
    readPost: 'Read it on our page',
  },
  confirmMail: {
    subject: (business) => `Please confirm your sign-up with ${business}`,
    preheader: 'One click and you’re on the list.',
    heading: (business) => `Hear from ${business}`,
    hello: 'Hello,',
    asked: (business) => `Someone entered this address to get news from ${business}. If it was you, please confirm.`,
    agree: 'By confirming, you agree to this:',
    action: 'Confirm your sign-up',
    worksFor: (days) => `This link works for ${days} days.`,
    notYou:
      'Not you? There’s nothing to do. Unless you confirm, you won’t be put on the list and this address is deleted within 30 days.',
    orOpen: 'Or open this address:',
    sentFor: (business) => `Sent by Fourbeat for ${business}.`,
    someBusiness: 'a business',
  },
  form: {
    email: 'Email',
    name: 'Name',
    phone: 'Phone',
    optional: 'optional',
    leaveEmpty: 'Leave this empty',
    decides: (business) =>
      `${business} decides how your details are used; Fourbeat stores them on its behalf. You can change your mind at any time.`,
    madeWith: 'Made with Fourbeat',
    needsEmail: 'Enter your email address.',
    needsAgreement: 'Tick the box to agree.',
    notSentYet: 'Not sent yet',
    lookBelow: 'Nothing was sent yet. Please look at what is marked below.',
    notRight: 'Some of this isn’t right yet.',
    badEmail: 'This isn’t an email address.',
    badPhone: 'This isn’t a phone number. Write it with the country code, for example +44 20 7946 0958.',
    tooMany: 'Too many sign-ups right now. Please try again later.',
  },
  asked: {
    heading: 'One more step',
    sent: (email) => `Thanks! Check your inbox at ${email} to confirm.`,
    onTheList: (business) => `Once you’ve confirmed, you’re on the list of ${business}.`,
    nothingThere:
      'Nothing there after a few minutes? Look in your spam folder, and check that you typed the address correctly.',
    later: (business, email) =>
      `Thanks! ${business} will send an email to ${email} soon. Confirm in it, and you’re on the list.`,
  },
  confirm: {
    heading: 'Please confirm',
    shall: (business, email) => `Would you like ${business} to write to ${email}? By confirming, you agree to this:`,
    noted: (details) => `We also save what was entered with your address: ${details}.`,
    action: 'Yes, add me to the list',
  },
  confirmed: { heading: 'You’re on the list', writes: (business, email) => `${business} will write to ${email}.` },
  left: {
    heading: 'This address has left the list',
    again: (business, email) =>
      `${business} no longer sends news to ${email}. To rejoin, sign up again and we’ll email you a new link.`,
  },
  unsubscribe: {
    heading: 'Unsubscribe?',
    sends: (business, address) => `${business} sends news and offers to ${address}.`,
    endsAtOnce: 'Unsubscribing takes effect right away. You’ll still get email about your orders and bookings.',
    action: 'Unsubscribe',
  },
  unsubscribed: {
    heading: 'You’re unsubscribed',
    noMore: (business, address) => `${business} won’t send any more news or offers to ${address}.`,
    mistake: 'Was it a mistake? By coming back, you agree to this:',
    action: 'I did this by mistake',
  },
  renewed: {
    wording: (business) =>
      `I unsubscribed by mistake. ${business} may keep sending me marketing emails. I can unsubscribe with the link in any of them.`,
    heading: 'You’re back on the list',
    goesOn: (business, address) => `${business} will keep sending news and offers to ${address}.`,
  },
  deadLink: {
    heading: 'This link no longer works',
    signup:
      'It may be too old, or your email program may have cut it off. Confirmation links work for seven days. You can sign up again where you did before.',
    signUpAgain: 'Sign up again',
    preferences:
      'Your email program may have cut it off. Open the email again and use the link at the end, or the “Unsubscribe” button of your email program.',
  },
  notFound: {
    heading: 'Page not found',
    page: 'The address may be mistyped, or the page is no longer public.',
    post: 'The address may be mistyped, or the post is no longer published.',
  },
  publicPage: {
    offers: 'What we offer',
    people: 'People',
    contact: 'Contact',
    address: 'Address',
    showMap: 'Show on a map',
    openingHours: 'Opening hours',
    howToReach: 'Contact and opening hours',
    days: (first, last) => `${first} to ${last}`,
    twoDays: (first, second) => `${first} and ${second}`,
    book: 'Book now',
    order: 'Order online',
    visit: 'Visit our website',
    call: (phone) => `Call ${phone}`,
    write: 'Write to us',
    newsByMail: 'Get news by email',
    morePosts: (business) => `More from ${business}`,
    olderPosts: 'Older posts',
    nothingYet: (business) => `${business} has nothing to read here yet`,
    comeBack: 'The first post is on its way. Please come back soon.',
    updated: (day) => `Updated ${day}`,
    feed: 'RSS feed',
    madeWith: 'Published with Fourbeat',
  },
  gone: {
    heading: 'You get no email',
    keepsNone: (business) => `${business} has no address on file for this link and sends nothing to it.`,
  },
};
