import type { OutsiderWords } from './outsider-words-type';

export const germanWords: OutsiderWords = {
  campaign: {
    reason: 'Sie erhalten diese E-Mail, weil Sie zugestimmt haben, von uns zu hören.',
    unsubscribe: 'Abmelden',
    linkWhenSent: 'ein Link in der versendeten E-Mail',
    readPost: 'Auf unserer Seite lesen',
  },
  confirmMail: {
    subject: (business) => `Bitte bestätigen Sie Ihre Anmeldung bei ${business}`,
    preheader: 'Ein Klick, und Sie stehen auf der Liste.',
    heading: (business) => `Neuigkeiten von ${business}`,
    hello: 'Guten Tag,',
    asked: (business) =>
      `Jemand hat diese Adresse eingetragen, um Neuigkeiten von ${business} zu erhalten. Wenn Sie das waren, bestätigen Sie es bitte.`,
    agree: 'Mit der Bestätigung stimmen Sie Folgendem zu:',
    action: 'Anmeldung bestätigen',
    worksFor: (days) => `Dieser Link ist ${days} Tage gültig.`,
    notYou:
      'Das waren nicht Sie? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung kommen Sie nicht auf die Liste, und diese Adresse wird innerhalb von 30 Tagen gelöscht.',
    orOpen: 'Oder öffnen Sie diese Adresse:',
    sentFor: (business) => `Von Fourbeat im Auftrag von ${business} versendet.`,
    someBusiness: 'einem Unternehmen',
  },
  form: {
    email: 'E-Mail-Adresse',
    name: 'Ihr Name',
    phone: 'Telefon',
    optional: 'freiwillig',
    leaveEmpty: 'Dieses Feld bitte frei lassen',
    decides: (business) =>
      `${business} entscheidet, wofür Ihre Angaben verwendet werden; Fourbeat speichert sie im Auftrag. Sie können es sich jederzeit anders überlegen.`,
    madeWith: 'Erstellt mit Fourbeat',
    needsEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
    needsAgreement: 'Setzen Sie das Häkchen, um zuzustimmen.',
    notSentYet: 'Noch nicht gesendet',
    lookBelow: 'Es wurde noch nichts gesendet. Bitte sehen Sie sich die markierten Felder an.',
    notRight: 'Einige Angaben stimmen noch nicht.',
    badEmail: 'Das ist keine E-Mail-Adresse.',
    badPhone: 'Das ist keine Telefonnummer. Schreiben Sie sie mit Landesvorwahl, zum Beispiel +49 30 901820.',
    tooMany: 'Gerade gibt es zu viele Anmeldungen. Bitte versuchen Sie es später noch einmal.',
  },
  asked: {
    heading: 'Nur noch ein Schritt',
    sent: (email) => `Danke! Sehen Sie in Ihrem Postfach ${email} nach und bestätigen Sie Ihre Anmeldung.`,
    onTheList: (business) => `Sobald Sie bestätigt haben, stehen Sie auf der Liste von ${business}.`,
    nothingThere:
      'Nach ein paar Minuten noch nichts da? Schauen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt.',
    later: (business, email) =>
      `Danke! ${business} schickt Ihnen bald eine E-Mail an ${email}. Bestätigen Sie darin, und Sie stehen auf der Liste.`,
  },
  confirm: {
    heading: 'Bitte bestätigen',
    shall: (business, email) => `Darf ${business} an ${email} schreiben? Mit der Bestätigung stimmen Sie Folgendem zu:`,
    noted: (details) => `Außerdem speichern wir, was mit Ihrer Adresse eingetragen wurde: ${details}.`,
    action: 'Ja, nehmen Sie mich auf',
  },
  confirmed: {
    heading: 'Sie stehen auf der Liste',
    writes: (business, email) => `${business} schreibt Ihnen an ${email}.`,
  },
  left: {
    heading: 'Diese Adresse steht nicht mehr auf der Liste',
    again: (business, email) =>
      `${business} schickt keine Neuigkeiten mehr an ${email}. Möchten Sie wieder dabei sein, melden Sie sich erneut an; Sie bekommen dann einen neuen Link.`,
  },
  unsubscribe: {
    heading: 'Möchten Sie sich abmelden?',
    sends: (business, address) => `${business} schickt Neuigkeiten und Angebote an ${address}.`,
    endsAtOnce: 'Die Abmeldung gilt sofort. E-Mails zu Ihren Bestellungen und Terminen erhalten Sie weiterhin.',
    action: 'Jetzt abmelden',
  },
  unsubscribed: {
    heading: 'Sie sind abgemeldet',
    noMore: (business, address) => `${business} schickt keine Neuigkeiten und Angebote mehr an ${address}.`,
    mistake: 'War das ein Versehen? Wenn Sie zurückkommen, stimmen Sie Folgendem zu:',
    action: 'Das war ein Versehen',
  },
  renewed: {
    wording: (business) =>
      `Ich habe mich versehentlich abgemeldet. ${business} darf mir weiterhin Werbung per E-Mail schicken; ich kann mich über den Link in jeder E-Mail abmelden.`,
    heading: 'Sie stehen wieder auf der Liste',
    goesOn: (business, address) => `${business} schickt weiterhin Neuigkeiten und Angebote an ${address}.`,
  },
  deadLink: {
    heading: 'Dieser Link funktioniert nicht mehr',
    signup:
      'Vielleicht ist er zu alt, oder Ihr E-Mail-Programm hat ihn abgeschnitten. Bestätigungslinks sind sieben Tage gültig; melden Sie sich einfach noch einmal an.',
    signUpAgain: 'Noch einmal anmelden',
    preferences:
      'Vielleicht hat Ihr E-Mail-Programm ihn abgeschnitten. Öffnen Sie die E-Mail noch einmal und nutzen Sie den Link am Ende oder die Schaltfläche „Abmelden“ Ihres E-Mail-Programms.',
  },
  notFound: {
    heading: 'Hier gibt es keine Seite',
    page: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist nicht mehr öffentlich.',
    post: 'Vielleicht enthält die Adresse einen Tippfehler, oder der Beitrag ist nicht mehr veröffentlicht.',
  },
  publicPage: {
    offers: 'Unser Angebot',
    people: 'Wer wir sind',
    contact: 'Kontakt',
    address: 'Adresse',
    showMap: 'Auf der Karte zeigen',
    openingHours: 'Öffnungszeiten',
    howToReach: 'Kontakt und Öffnungszeiten',
    days: (first, last) => `${first} bis ${last}`,
    twoDays: (first, second) => `${first} und ${second}`,
    book: 'Jetzt buchen',
    order: 'Online bestellen',
    visit: 'Zu unserer Website',
    call: (phone) => `Anrufen: ${phone}`,
    write: 'Schreiben Sie uns',
    newsByMail: 'Neuigkeiten per E-Mail erhalten',
    morePosts: (business) => `Mehr von ${business}`,
    olderPosts: 'Ältere Beiträge',
    nothingYet: (business) => `Bei ${business} gibt es hier noch nichts zu lesen`,
    comeBack: 'Der erste Beitrag kommt bald. Schauen Sie gern wieder vorbei.',
    updated: (day) => `Aktualisiert am ${day}`,
    feed: 'RSS-Feed',
    madeWith: 'Mit Fourbeat veröffentlicht',
  },
  gone: {
    heading: 'Sie erhalten keine E-Mails',
    keepsNone: (business) =>
      `Zu diesem Link ist bei ${business} keine Adresse gespeichert, und es wird nichts verschickt.`,
  },
};
