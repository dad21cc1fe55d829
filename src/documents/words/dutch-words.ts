import type { OutsiderWords } from './outsider-words-type';

export const dutchWords: OutsiderWords = {
  campaign: {
    reason: 'Je krijgt deze e-mail omdat je hebt aangegeven dat je nieuws van ons wilt ontvangen.',
    unsubscribe: 'Afmelden',
    linkWhenSent: 'een link in de e-mail die wordt verstuurd',
    readPost: 'Lees het op onze pagina',
  },
  confirmMail: {
    subject: (business) => `Bevestig je aanmelding bij ${business}`,
    preheader: 'Eén klik en je staat op de lijst.',
    heading: (business) => `Nieuws van ${business}`,
    hello: 'Hallo,',
    asked: (business) =>
      `Iemand heeft dit adres ingevuld om nieuws van ${business} te ontvangen. Was jij dat? Bevestig het dan.`,
    agree: 'Door te bevestigen ga je hiermee akkoord:',
    action: 'Aanmelding bevestigen',
    worksFor: (days) => `Deze link werkt ${days} dagen.`,
    notYou:
      'Was jij dit niet? Dan hoef je niets te doen. Zonder bevestiging kom je niet op de lijst en wordt dit adres binnen 30 dagen verwijderd.',
    orOpen: 'Of open dit adres:',
    sentFor: (business) => `Verstuurd door Fourbeat namens ${business}.`,
    someBusiness: 'een bedrijf',
  },
  form: {
    email: 'E-mailadres',
    name: 'Naam',
    phone: 'Telefoon',
    optional: 'niet verplicht',
    leaveEmpty: 'Laat dit leeg',
    decides: (business) =>
      `${business} bepaalt waarvoor je gegevens worden gebruikt; Fourbeat bewaart ze namens hen. Je kunt je altijd bedenken.`,
    madeWith: 'Gemaakt met Fourbeat',
    needsEmail: 'Vul je e-mailadres in.',
    needsAgreement: 'Zet een vinkje om akkoord te gaan.',
    notSentYet: 'Nog niet verzonden',
    lookBelow: 'Er is nog niets verzonden. Kijk naar de gemarkeerde velden.',
    notRight: 'Nog niet alles klopt.',
    badEmail: 'Dit is geen e-mailadres.',
    badPhone: 'Dit is geen telefoonnummer. Schrijf het met landcode, bijvoorbeeld +31 20 794 0958.',
    tooMany: 'Er zijn nu te veel aanmeldingen. Probeer het later opnieuw.',
  },
  asked: {
    heading: 'Nog één stap',
    sent: (email) => `Bedankt! Kijk in je inbox van ${email} om te bevestigen.`,
    onTheList: (business) => `Zodra je hebt bevestigd, sta je op de lijst van ${business}.`,
    nothingThere: 'Na een paar minuten nog niets? Kijk in je spammap en controleer of het adres klopt.',
    later: (business, email) =>
      `Bedankt! ${business} stuurt binnenkort een e-mail naar ${email}. Bevestig daarin en je staat op de lijst.`,
  },
  confirm: {
    heading: 'Bevestig je aanmelding',
    shall: (business, email) => `Mag ${business} schrijven naar ${email}? Door te bevestigen ga je hiermee akkoord:`,
    noted: (details) => `We bewaren ook wat bij je adres is ingevuld: ${details}.`,
    action: 'Ja, zet me op de lijst',
  },
  confirmed: { heading: 'Je staat op de lijst', writes: (business, email) => `${business} schrijft je op ${email}.` },
  left: {
    heading: 'Dit adres staat niet meer op de lijst',
    again: (business, email) =>
      `${business} stuurt geen nieuws meer naar ${email}. Wil je terugkomen? Meld je opnieuw aan, dan mailen we je een nieuwe link.`,
  },
  unsubscribe: {
    heading: 'Wil je je afmelden?',
    sends: (business, address) => `${business} stuurt nieuws en aanbiedingen naar ${address}.`,
    endsAtOnce: 'Je afmelding gaat meteen in. E-mails over je bestellingen en afspraken krijg je nog wel.',
    action: 'Meld me af',
  },
  unsubscribed: {
    heading: 'Je bent afgemeld',
    noMore: (business, address) => `${business} stuurt geen nieuws en aanbiedingen meer naar ${address}.`,
    mistake: 'Was het een vergissing? Als je terugkomt, ga je hiermee akkoord:',
    action: 'Het was een vergissing',
  },
  renewed: {
    wording: (business) =>
      `Ik heb me per ongeluk afgemeld. ${business} mag me reclame blijven mailen; ik kan me afmelden met de link in elke e-mail.`,
    heading: 'Je staat weer op de lijst',
    goesOn: (business, address) => `${business} blijft nieuws en aanbiedingen sturen naar ${address}.`,
  },
  deadLink: {
    heading: 'Deze link werkt niet meer',
    signup:
      'Misschien is hij te oud, of heeft je mailprogramma hem afgekapt. Links om te bevestigen werken zeven dagen; je kunt je opnieuw aanmelden.',
    signUpAgain: 'Opnieuw aanmelden',
    preferences:
      'Misschien heeft je mailprogramma hem afgekapt. Open de e-mail opnieuw en gebruik de link onderaan, of de knop ‘Afmelden’ van je mailprogramma.',
  },
  notFound: {
    heading: 'Hier is geen pagina',
    page: 'Misschien is het adres verkeerd getypt, of is de pagina niet meer openbaar.',
    post: 'Misschien is het adres verkeerd getypt, of is het bericht niet meer gepubliceerd.',
  },
  publicPage: {
    offers: 'Ons aanbod',
    people: 'Wie we zijn',
    contact: 'Contactgegevens',
    address: 'Adres',
    showMap: 'Op de kaart bekijken',
    openingHours: 'Openingstijden',
    howToReach: 'Contactgegevens en openingstijden',
    days: (first, last) => `${first} tot en met ${last}`,
    twoDays: (first, second) => `${first} en ${second}`,
    book: 'Nu reserveren',
    order: 'Online bestellen',
    visit: 'Naar onze website',
    call: (phone) => `Bel ${phone}`,
    write: 'Schrijf ons',
    newsByMail: 'Nieuws per e-mail ontvangen',
    morePosts: (business) => `Meer van ${business}`,
    olderPosts: 'Oudere berichten',
    nothingYet: (business) => `Er is hier nog niets te lezen van ${business}`,
    comeBack: 'Het eerste bericht komt eraan. Kijk binnenkort nog eens.',
    updated: (day) => `Bijgewerkt op ${day}`,
    feed: 'RSS-feed',
    madeWith: 'Gepubliceerd met Fourbeat',
  },
  gone: {
    heading: 'Je krijgt geen e-mail',
    keepsNone: (business) => `${business} heeft geen adres bij deze link en stuurt er niets naartoe.`,
  },
};
