import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';

/**
 * How an answer says things. `{…}` is filled in from what the business said. No sentence promises anything: whether a
 * table is free or a date suits, only people know.
 */
export const answerWords: Record<ClaimLanguage, AnswerWords> = {
  en: {
    hello: 'Hello{name},',
    hi: 'Hi{name}!',
    thanks: 'Thank you for your message.',
    hours: 'Our opening hours are: {hours}.',
    openOn: 'We are open on {days}, {times}.',
    closedOn: 'We are closed on {days}.',
    price: '{offer}: {price}.',
    offers: 'We offer: {offers}.',
    address: 'You will find us here: {address}.',
    phone: 'You can call us on {phone}.',
    email: 'You can write to us at {email}.',
    book: 'You can book here: {link}',
    order: 'You can order here: {link}',
    visit: 'You can read more here: {link}',
    check: 'I will check that and get back to you.',
    welcome: 'You are very welcome.',
    kind: 'Thank you, that is lovely to hear.',
    letKnow: 'Thank you for letting us know.',
    noted: 'I have noted: {noted}.',
    condolence: 'I am very sorry for your loss.',
    strength: 'Our thoughts are with you and your family.',
    sorry: 'I am sorry to hear that. Thank you for telling us. I will look into it and get back to you.',
    bye: 'Kind regards',
  },
  de: {
    hello: 'Hallo{name},',
    hi: 'Hallo{name}!',
    thanks: 'danke für die Nachricht.',
    hours: 'Unsere Öffnungszeiten: {hours}.',
    openOn: 'Am {days} haben wir {times} geöffnet.',
    closedOn: 'Am {days} haben wir geschlossen.',
    price: '{offer}: {price}.',
    offers: 'Wir bieten an: {offers}.',
    address: 'Unsere Adresse: {address}.',
    phone: 'Telefon: {phone}.',
    email: 'E-Mail: {email}.',
    book: 'Zum Buchen: {link}',
    order: 'Zum Bestellen: {link}',
    visit: 'Mehr dazu: {link}',
    check: 'Ich kläre das und melde mich.',
    welcome: 'Sehr gern.',
    kind: 'Vielen Dank, das freut uns sehr.',
    letKnow: 'Danke für die Info.',
    noted: 'Notiert habe ich: {noted}.',
    condolence: 'Mein herzliches Beileid.',
    strength: 'Viel Kraft für die kommende Zeit.',
    sorry: 'Das tut mir leid, und danke für den Hinweis. Ich gehe der Sache nach und melde mich.',
    bye: 'Freundliche Grüße',
  },
  fr: {
    hello: 'Bonjour{name},',
    hi: 'Bonjour{name} !',
    thanks: 'Merci pour ce message.',
    hours: 'Nos horaires : {hours}.',
    openOn: 'Nous sommes ouverts le {days} : {times}.',
    closedOn: 'Nous sommes fermés le {days}.',
    price: '{offer} : {price}.',
    offers: 'Nous proposons : {offers}.',
    address: 'Notre adresse : {address}.',
    phone: 'Téléphone : {phone}.',
    email: 'E-mail : {email}.',
    book: 'Pour réserver : {link}',
    order: 'Pour commander : {link}',
    visit: 'Plus de détails ici : {link}',
    check: 'Je vérifie et je reviens vers vous.',
    welcome: 'Avec plaisir.',
    kind: 'Merci beaucoup, cela nous fait très plaisir.',
    letKnow: 'Merci pour cette précision.',
    noted: 'J’ai bien noté : {noted}.',
    condolence: 'Toutes mes condoléances.',
    strength: 'Nous pensons à vous.',
    sorry: 'Merci de nous l’avoir signalé, et pardon pour le désagrément. Je m’en occupe et je reviens vers vous.',
    bye: 'Bien cordialement',
  },
  es: {
    hello: 'Hola{name}:',
    hi: '¡Hola{name}!',
    thanks: 'Gracias por el mensaje.',
    hours: 'Nuestro horario: {hours}.',
    openOn: 'El {days} abrimos: {times}.',
    closedOn: 'El {days} cerramos.',
    price: '{offer}: {price}.',
    offers: 'Ofrecemos: {offers}.',
    address: 'Nuestra dirección: {address}.',
    phone: 'Teléfono: {phone}.',
    email: 'Correo: {email}.',
    book: 'Para reservar: {link}',
    order: 'Para pedir: {link}',
    visit: 'Más información: {link}',
    check: 'Lo compruebo y escribo en cuanto lo sepa.',
    welcome: 'Con mucho gusto.',
    kind: '¡Muchas gracias! Nos alegra mucho.',
    letKnow: 'Gracias por avisar.',
    noted: 'He apuntado: {noted}.',
    condolence: 'Mi más sentido pésame.',
    strength: 'Mucho ánimo a toda la familia.',
    sorry: 'Siento lo ocurrido y gracias por avisar. Voy a revisarlo y escribo en cuanto lo sepa.',
    bye: 'Un cordial saludo',
  },
  nl: {
    hello: 'Hallo{name},',
    hi: 'Hallo{name}!',
    thanks: 'Bedankt voor het bericht.',
    hours: 'Onze openingstijden: {hours}.',
    openOn: 'Op {days} zijn we open: {times}.',
    closedOn: 'Op {days} zijn we gesloten.',
    price: '{offer}: {price}.',
    offers: 'Wij bieden aan: {offers}.',
    address: 'Ons adres: {address}.',
    phone: 'Telefoon: {phone}.',
    email: 'E-mail: {email}.',
    book: 'Reserveren kan hier: {link}',
    order: 'Bestellen kan hier: {link}',
    visit: 'Meer hierover: {link}',
    check: 'Ik zoek het uit en kom erop terug.',
    welcome: 'Graag gedaan.',
    kind: 'Wat fijn om te horen, dank!',
    letKnow: 'Bedankt voor het doorgeven.',
    noted: 'Ik heb genoteerd: {noted}.',
    condolence: 'Gecondoleerd met het verlies.',
    strength: 'Veel sterkte.',
    sorry: 'Wat vervelend, en bedankt voor het melden. Ik zoek het uit en kom erop terug.',
    bye: 'Met vriendelijke groet',
  },
  it: {
    hello: 'Buongiorno{name},',
    hi: 'Buongiorno{name}!',
    thanks: 'grazie per il messaggio.',
    hours: 'I nostri orari: {hours}.',
    openOn: 'Di {days} siamo aperti: {times}.',
    closedOn: 'Di {days} siamo chiusi.',
    price: '{offer}: {price}.',
    offers: 'Offriamo: {offers}.',
    address: 'Il nostro indirizzo: {address}.',
    phone: 'Telefono: {phone}.',
    email: 'E-mail: {email}.',
    book: 'Per prenotare: {link}',
    order: 'Per ordinare: {link}',
    visit: 'Maggiori informazioni: {link}',
    check: 'Verifico e rispondo al più presto.',
    welcome: 'È stato un piacere.',
    kind: 'Grazie mille, ci fa molto piacere.',
    letKnow: 'Grazie per l’informazione.',
    noted: 'Ho annotato: {noted}.',
    condolence: 'Sentite condoglianze.',
    strength: 'Un pensiero a tutta la famiglia.',
    sorry: 'Mi dispiace, e grazie della segnalazione. Verifico e rispondo al più presto.',
    bye: 'Cordiali saluti',
  },
  pt: {
    hello: 'Olá{name},',
    hi: 'Olá{name}!',
    thanks: 'Agradecemos a mensagem.',
    hours: 'O nosso horário: {hours}.',
    openOn: '{days}: estamos abertos, {times}.',
    closedOn: '{days}: estamos fechados.',
    price: '{offer}: {price}.',
    offers: 'Oferecemos: {offers}.',
    address: 'A nossa morada: {address}.',
    phone: 'Telefone: {phone}.',
    email: 'E-mail: {email}.',
    book: 'Para marcar: {link}',
    order: 'Para encomendar: {link}',
    visit: 'Mais informações: {link}',
    check: 'Vou verificar e já respondo.',
    welcome: 'De nada.',
    kind: 'Agradecemos muito, ficamos felizes por saber.',
    letKnow: 'Agradecemos a informação.',
    noted: 'Anotei: {noted}.',
    condolence: 'As nossas sinceras condolências.',
    strength: 'Muita força neste momento.',
    sorry: 'Lamentamos o sucedido e agradecemos o aviso. Vou ver o que aconteceu e respondo.',
    bye: 'Com os melhores cumprimentos',
  },
};

interface AnswerWords {
  /** Of a letter. */
  hello: string;
  /** Of a text message or a chat. */
  hi: string;
  thanks: string;
  hours: string;
  openOn: string;
  closedOn: string;
  price: string;
  offers: string;
  address: string;
  phone: string;
  email: string;
  book: string;
  order: string;
  visit: string;
  /** For what only people know. */
  check: string;
  welcome: string;
  /** To praise. */
  kind: string;
  /** To news that asks for nothing. */
  letKnow: string;
  /** Repeats an order without accepting it. */
  noted: string;
  condolence: string;
  /** To somebody who mourns and only says thank you. */
  strength: string;
  sorry: string;
  bye: string;
}

/** "Die Praxis ist {…}" with its gaps filled; a gap without a value stays empty. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
