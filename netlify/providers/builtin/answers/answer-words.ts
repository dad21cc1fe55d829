import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';

/**
 * How an answer says things. `{…}` is filled in from what the business said. No sentence promises anything: whether a
 * table is free or a date suits, only people know.
 */
export const answerWords: Record<ClaimLanguage, AnswerWords> = {
  en: {
    hello: 'Hello{name},',
    thanks: 'Thank you for your message.',
    hours: 'Our opening hours are: {hours}.',
    openOn: '{days}: we are open {times}.',
    closedOn: '{days}: we are closed.',
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
    sorry: 'I am sorry to hear that. Thank you for telling us. I will look into it and get back to you.',
    bye: 'Kind regards',
  },
  de: {
    hello: 'Hallo{name},',
    thanks: 'danke für die Nachricht.',
    hours: 'Unsere Öffnungszeiten: {hours}.',
    openOn: '{days}: geöffnet {times}.',
    closedOn: '{days}: geschlossen.',
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
    sorry: 'Das tut mir leid, und danke für den Hinweis. Ich gehe der Sache nach und melde mich.',
    bye: 'Freundliche Grüße',
  },
  fr: {
    hello: 'Bonjour{name},',
    thanks: 'Merci pour ce message.',
    hours: 'Nos horaires : {hours}.',
    openOn: '{days} : ouvert {times}.',
    closedOn: '{days} : fermé.',
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
    sorry: 'Merci de nous l’avoir signalé, et pardon pour le désagrément. Je m’en occupe et je reviens vers vous.',
    bye: 'Bien cordialement',
  },
  es: {
    hello: 'Hola{name}:',
    thanks: 'Gracias por el mensaje.',
    hours: 'Nuestro horario: {hours}.',
    openOn: '{days}: abrimos {times}.',
    closedOn: '{days}: cerrado.',
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
    sorry: 'Siento lo ocurrido y gracias por avisar. Voy a revisarlo y escribo en cuanto lo sepa.',
    bye: 'Un cordial saludo',
  },
  nl: {
    hello: 'Hallo{name},',
    thanks: 'Bedankt voor het bericht.',
    hours: 'Onze openingstijden: {hours}.',
    openOn: '{days}: open {times}.',
    closedOn: '{days}: gesloten.',
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
    sorry: 'Wat vervelend, en bedankt voor het melden. Ik zoek het uit en kom erop terug.',
    bye: 'Met vriendelijke groet',
  },
  it: {
    hello: 'Buongiorno{name},',
    thanks: 'grazie per il messaggio.',
    hours: 'I nostri orari: {hours}.',
    openOn: '{days}: aperto {times}.',
    closedOn: '{days}: chiuso.',
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
    sorry: 'Mi dispiace, e grazie della segnalazione. Verifico e rispondo al più presto.',
    bye: 'Cordiali saluti',
  },
  pt: {
    hello: 'Olá{name},',
    thanks: 'Agradecemos a mensagem.',
    hours: 'O nosso horário: {hours}.',
    openOn: '{days}: abrimos {times}.',
    closedOn: '{days}: fechado.',
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
    sorry: 'Lamentamos o sucedido e agradecemos o aviso. Vou ver o que aconteceu e respondo.',
    bye: 'Com os melhores cumprimentos',
  },
};

interface AnswerWords {
  hello: string;
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
  sorry: string;
  bye: string;
}

/** "Die Praxis ist {…}" with its gaps filled; a gap without a value stays empty. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
