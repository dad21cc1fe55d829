/** Names and addresses are inserted as shown. */
export interface OutsiderWords {
  campaign: {
    reason: string;
    unsubscribe: string;
    /** the label in a test email, which has no link */ linkWhenSent: string;
    /** The button that leads to the post on the business's own page. */
    readPost: string;
  };
  confirmMail: {
    subject(business: string): string;
    preheader: string;
    heading(business: string): string;
    hello: string;
    asked(business: string): string;
    /** The words before the consent text. */
    agree: string;
    action: string;
    worksFor(days: number): string;
    notYou: string;
    orOpen: string;
    sentFor(business: string): string;
    /** Used for a business without a name. */
    someBusiness: string;
  };
  form: {
    email: string;
    name: string;
    phone: string;
    optional: string;
    leaveEmpty: string;
    decides(business: string): string;
    madeWith: string;
    needsEmail: string;
    needsAgreement: string;
    notSentYet: string;
    lookBelow: string;
    notRight: string;
    badEmail: string;
    badPhone: string;
    tooMany: string;
  };
  asked: {
    heading: string;
    sent(email: string): string;
    onTheList(business: string): string;
    nothingThere: string;
    later(business: string, email: string): string;
  };
  confirm: {
    heading: string;
    shall(business: string, email: string): string;
    noted(details: string): string;
    action: string;
  };
  confirmed: { heading: string; writes(business: string, email: string): string };
  left: { heading: string; again(business: string, email: string): string };
  unsubscribe: {
    heading: string;
    sends(business: string, address: string): string;
    endsAtOnce: string;
    action: string;
  };
  unsubscribed: { heading: string; noMore(business: string, address: string): string; mistake: string; action: string };
  renewed: {
    /** What somebody agrees to by confirming. */ wording(business: string): string;
    heading: string;
    goesOn(business: string, address: string): string;
  };
  /** For links that no longer lead anywhere. */
  deadLink: { heading: string; signup: string; signUpAgain: string; preferences: string };
  notFound: { heading: string; page: string; post: string };
  /** Around a business's own words on its public page and its posts. Dates are already formatted in this language. */
  publicPage: {
    offers: string;
    people: string;
    contact: string;
    address: string;
    showMap: string;
    openingHours: string;
    /** The accessible name of the section with all three. */
    howToReach: string;
    days(first: string, last: string): string;
    twoDays(first: string, second: string): string;
    book: string;
    order: string;
    visit: string;
    call(phone: string): string;
    write: string;
    newsByMail: string;
    morePosts(business: string): string;
    olderPosts: string;
    /** A page that has nothing on it at the moment. */
    nothingYet(business: string): string;
    comeBack: string;
    updated(day: string): string;
    feed: string;
    madeWith: string;
  };
  gone: { heading: string; keepsNone(business: string): string };
}
