import type { OutsiderWords } from './outsider-words-type';

export const spanishWords: OutsiderWords = {
  campaign: {
    reason: 'Recibes este correo porque aceptaste recibir nuestras novedades.',
    unsubscribe: 'Darse de baja',
    linkWhenSent: 'un enlace en el correo que se envía',
    readPost: 'Leer en nuestra página',
  },
  confirmMail: {
    subject: (business) => `Confirma tu suscripción a ${business}`,
    preheader: 'Un clic y estarás en la lista.',
    heading: (business) => `Novedades de ${business}`,
    hello: 'Hola:',
    asked: (business) =>
      `Alguien ha indicado esta dirección para recibir novedades de ${business}. Si has sido tú, confírmalo.`,
    agree: 'Al confirmar, aceptas lo siguiente:',
    action: 'Confirmar mi suscripción',
    worksFor: (days) => `Este enlace es válido durante ${days} días.`,
    notYou:
      '¿No has sido tú? No tienes que hacer nada. Si no confirmas, no entrarás en la lista y la dirección se borrará en un plazo de 30 días.',
    orOpen: 'O abre esta dirección:',
    sentFor: (business) => `Enviado por Fourbeat en nombre de ${business}.`,
    someBusiness: 'un negocio',
  },
  form: {
    email: 'Correo electrónico',
    name: 'Nombre',
    phone: 'Teléfono',
    optional: 'opcional',
    leaveEmpty: 'Deja este campo vacío',
    decides: (business) =>
      `${business} decide para qué se usan tus datos; Fourbeat los guarda por su cuenta. Puedes cambiar de opinión en cualquier momento.`,
    madeWith: 'Hecho con Fourbeat',
    needsEmail: 'Escribe tu correo electrónico.',
    needsAgreement: 'Marca la casilla para aceptar.',
    notSentYet: 'Aún no se ha enviado',
    lookBelow: 'Aún no se ha enviado nada. Revisa los campos marcados.',
    notRight: 'Hay datos que corregir.',
    badEmail: 'Esto no es un correo electrónico.',
    badPhone: 'Esto no es un número de teléfono. Escríbelo con el prefijo del país, por ejemplo +34 912 345 678.',
    tooMany: 'Hay demasiadas suscripciones en este momento. Inténtalo más tarde.',
  },
  asked: {
    heading: 'Solo falta un paso',
    sent: (email) => `¡Gracias! Revisa tu bandeja de entrada de ${email} para confirmar.`,
    onTheList: (business) => `En cuanto confirmes, estarás en la lista de ${business}.`,
    nothingThere:
      '¿No llega nada en unos minutos? Mira en la carpeta de spam y comprueba que la dirección sea correcta.',
    later: (business, email) =>
      `¡Gracias! ${business} te enviará pronto un correo a ${email}. Confirma en él y estarás en la lista.`,
  },
  confirm: {
    heading: 'Confirma, por favor',
    shall: (business, email) => `¿Quieres que ${business} escriba a ${email}? Al confirmar, aceptas lo siguiente:`,
    noted: (details) => `También guardamos lo que se indicó con tu dirección: ${details}.`,
    action: 'Sí, quiero estar en la lista',
  },
  confirmed: { heading: 'Ya estás en la lista', writes: (business, email) => `${business} te escribirá a ${email}.` },
  left: {
    heading: 'Esta dirección ya no está en la lista',
    again: (business, email) =>
      `${business} ya no envía novedades a ${email}. Para volver, suscríbete de nuevo y te enviaremos otro enlace.`,
  },
  unsubscribe: {
    heading: '¿Quieres darte de baja?',
    sends: (business, address) => `${business} envía novedades y ofertas a ${address}.`,
    endsAtOnce: 'La baja es inmediata. Seguirás recibiendo correos sobre tus pedidos y reservas.',
    action: 'Darme de baja',
  },
  unsubscribed: {
    heading: 'Te has dado de baja',
    noMore: (business, address) => `${business} no enviará más novedades ni ofertas a ${address}.`,
    mistake: '¿Ha sido un error? Al volver, aceptas lo siguiente:',
    action: 'Ha sido un error',
  },
  renewed: {
    wording: (business) =>
      `Me di de baja por error. ${business} puede seguir enviándome correos publicitarios; puedo darme de baja con el enlace de cada uno.`,
    heading: 'Vuelves a estar en la lista',
    goesOn: (business, address) => `${business} seguirá enviando novedades y ofertas a ${address}.`,
  },
  deadLink: {
    heading: 'Este enlace ya no funciona',
    signup:
      'Puede que sea demasiado antiguo o que tu programa de correo lo haya cortado. Los enlaces de confirmación son válidos durante siete días; puedes suscribirte de nuevo.',
    signUpAgain: 'Suscribirme de nuevo',
    preferences:
      'Puede que tu programa de correo lo haya cortado. Abre el correo de nuevo y usa el enlace del final, o el botón «Darse de baja» de tu programa de correo.',
  },
  notFound: {
    heading: 'Aquí no hay ninguna página',
    page: 'Puede que la dirección esté mal escrita o que la página ya no sea pública.',
    post: 'Puede que la dirección esté mal escrita o que la publicación ya no esté disponible.',
  },
  publicPage: {
    offers: 'Lo que ofrecemos',
    people: 'Quiénes somos',
    contact: 'Contacto',
    address: 'Dirección',
    showMap: 'Ver en el mapa',
    openingHours: 'Horario',
    howToReach: 'Contacto y horario',
    days: (first, last) => `de ${first} a ${last}`,
    twoDays: (first, second) => `${first} y ${second}`,
    book: 'Reservar',
    order: 'Pedir en línea',
    visit: 'Visitar nuestra web',
    call: (phone) => `Llamar al ${phone}`,
    write: 'Escríbenos',
    newsByMail: 'Recibir novedades por correo',
    morePosts: (business) => `Más de ${business}`,
    olderPosts: 'Publicaciones anteriores',
    nothingYet: (business) => `${business} aún no ha publicado nada aquí`,
    comeBack: 'La primera publicación llegará pronto. Vuelve a pasarte por aquí.',
    updated: (day) => `Actualizado el ${day}`,
    feed: 'Canal RSS',
    madeWith: 'Publicado con Fourbeat',
  },
  gone: {
    heading: 'No recibes correos',
    keepsNone: (business) => `${business} no guarda ninguna dirección para este enlace y no le envía nada.`,
  },
};
