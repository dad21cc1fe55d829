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
    hello: 'Guten Tag{name},',
    thanks: 'vielen Dank für Ihre Nachricht.',
    hours: 'Unsere Öffnungszeiten: {hours}.',
    openOn: '{days}: geöffnet {times}.',
    closedOn: '{days}: geschlossen.',
    price: '{offer}: {price}.',
    offers: 'Wir bieten an: {offers}.',
    address: 'Sie finden uns hier: {address}.',
    phone: 'Telefonisch erreichen Sie uns unter {phone}.',
    email: 'Schreiben können Sie uns an {email}.',
    book: 'Hier können Sie buchen: {link}',
    order: 'Hier können Sie bestellen: {link}',
    visit: 'Mehr dazu steht hier: {link}',
    check: 'Ich kläre das und melde mich bei Ihnen.',
    welcome: 'Sehr gern.',
    sorry: 'Das tut mir leid. Danke, dass Sie uns Bescheid sagen. Ich gehe der Sache nach und melde mich bei Ihnen.',
    bye: 'Freundliche Grüße',
  },
  fr: {
    hello: 'Bonjour{name},',
    thanks: 'Merci pour votre message.',
    hours: 'Nos horaires : {hours}.',
    openOn: '{days} : ouvert {times}.',
    closedOn: '{days} : fermé.',
    price: '{offer} : {price}.',
    offers: 'Nous proposons : {offers}.',
    address: 'Vous nous trouverez ici : {address}.',
    phone: 'Vous pouvez nous appeler au {phone}.',
    email: 'Vous pouvez nous écrire à {email}.',
    book: 'Vous pouvez réserver ici : {link}',
    order: 'Vous pouvez commander ici : {link}',
    visit: 'Vous trouverez plus de détails ici : {link}',
    check: 'Je vérifie et je reviens vers vous.',
    welcome: 'Avec plaisir.',
    sorry: 'Merci de nous l’avoir signalé, et pardon pour le désagrément. Je m’en occupe et je reviens vers vous.',
    bye: 'Bien cordialement',
  },
  es: {
    hello: 'Hola{name}:',
    thanks: 'Gracias por su mensaje.',
    hours: 'Nuestro horario: {hours}.',
    openOn: '{days}: abrimos {times}.',
    closedOn: '{days}: cerrado.',
    price: '{offer}: {price}.',
    offers: 'Ofrecemos: {offers}.',
    address: 'Nos encontrará aquí: {address}.',
    phone: 'Puede llamarnos al {phone}.',
    email: 'Puede escribirnos a {email}.',
    book: 'Puede reservar aquí: {link}',
    order: 'Puede hacer su pedido aquí: {link}',
    visit: 'Aquí encontrará más información: {link}',
    check: 'Lo compruebo y le digo algo.',
    welcome: 'Con mucho gusto.',
    sorry: 'Lamento lo ocurrido. Gracias por decírnoslo. Voy a revisarlo y le escribo.',
    bye: 'Un cordial saludo',
  },
  nl: {
    hello: 'Hallo{name},',
    thanks: 'Bedankt voor uw bericht.',
    hours: 'Onze openingstijden: {hours}.',
    openOn: '{days}: open {times}.',
    closedOn: '{days}: gesloten.',
    price: '{offer}: {price}.',
    offers: 'Wij bieden aan: {offers}.',
    address: 'U vindt ons hier: {address}.',
    phone: 'U kunt ons bellen op {phone}.',
    email: 'U kunt ons mailen op {email}.',
    book: 'U kunt hier reserveren: {link}',
    order: 'U kunt hier bestellen: {link}',
    visit: 'Hier leest u meer: {link}',
    check: 'Ik zoek het uit en kom erop terug.',
    welcome: 'Graag gedaan.',
    sorry: 'Wat vervelend. Bedankt dat u het laat weten. Ik zoek het uit en kom erop terug.',
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
    address: 'Ci trova qui: {address}.',
    phone: 'Può chiamarci al {phone}.',
    email: 'Può scriverci a {email}.',
    book: 'Può prenotare qui: {link}',
    order: 'Può ordinare qui: {link}',
    visit: 'Qui trova maggiori informazioni: {link}',
    check: 'Verifico e le faccio sapere.',
    welcome: 'È stato un piacere.',
    sorry: 'Mi dispiace. Grazie di avercelo detto. Verifico e le faccio sapere.',
    bye: 'Cordiali saluti',
  },
  pt: {
    hello: 'Olá{name},',
    thanks: 'Agradecemos a sua mensagem.',
    hours: 'O nosso horário: {hours}.',
    openOn: '{days}: abrimos {times}.',
    closedOn: '{days}: fechado.',
    price: '{offer}: {price}.',
    offers: 'Oferecemos: {offers}.',
    address: 'Estamos aqui: {address}.',
    phone: 'Pode ligar-nos para {phone}.',
    email: 'Pode escrever-nos para {email}.',
    book: 'Pode marcar aqui: {link}',
    order: 'Pode encomendar aqui: {link}',
    visit: 'Aqui encontra mais informações: {link}',
    check: 'Vou verificar e já lhe digo.',
    welcome: 'De nada.',
    sorry: 'Lamentamos o sucedido e agradecemos que nos tenha avisado. Vou ver o que aconteceu e escrevo-lhe.',
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
