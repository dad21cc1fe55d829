/** What the widget itself says, in the languages of pages that load it; what the owner wrote stays as it is. */
export interface ChatWords {
  title: string;
  greeting: string;
  away: string;
  openChat: string;
  closeChat: string;
  conversation: string;
  message: string;
  send: string;
  attach: string;
  soundOn: string;
  soundOff: string;
  you: string;
  sending: string;
  waiting: string;
  failed: string;
  retry: string;
  typing: string;
  offline: string;
  /** In place of what a visitor answered by email. */
  byMail: string;
  oneNew: string;
  /** With {n}. */
  manyNew: string;
  askAddress: string;
  name: string;
  email: string;
  save: string;
  saved: string;
  noAddress: string;
  tooOften: string;
  tooLarge: string;
  wrongFile: string;
  refused: string;
}

const en: ChatWords = {
  title: 'Chat with us',
  greeting: 'Hello! How can we help?',
  away: 'We are not here right now. Leave us a message and your email address, and we will get back to you.',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  conversation: 'Conversation',
  message: 'Your message',
  send: 'Send message',
  attach: 'Attach a file',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  you: 'You',
  sending: 'Sending…',
  waiting: 'Waiting for a connection…',
  failed: 'Not sent.',
  retry: 'Try again',
  typing: 'Typing…',
  offline: 'You are offline. We will send your message as soon as you are back.',
  byMail: 'You answered by email.',
  oneNew: '1 new message',
  manyNew: '{n} new messages',
  askAddress: 'Where can we reach you if you leave this page?',
  name: 'Name (optional)',
  email: 'Email',
  save: 'Save email',
  saved: 'Thank you. If you leave, we will answer by email.',
  noAddress: 'Enter an email address, such as name@example.com.',
  tooOften: 'You are sending a lot at once. Please wait a moment.',
  tooLarge: 'This file is too large: 4 MB at most.',
  wrongFile: 'We cannot take this kind of file.',
  refused: 'We could not accept this message.',
};

const de: ChatWords = {
  title: 'Chatten Sie mit uns',
  greeting: 'Hallo! Wie können wir helfen?',
  away: 'Gerade ist niemand da. Hinterlassen Sie uns eine Nachricht und Ihre E-Mail-Adresse, dann melden wir uns.',
  openChat: 'Chat öffnen',
  closeChat: 'Chat schließen',
  conversation: 'Unterhaltung',
  message: 'Ihre Nachricht',
  send: 'Nachricht senden',
  attach: 'Datei anhängen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  you: 'Sie',
  sending: 'Wird gesendet …',
  waiting: 'Wartet auf eine Verbindung …',
  failed: 'Nicht gesendet.',
  retry: 'Erneut versuchen',
  typing: 'Schreibt …',
  offline: 'Sie sind offline. Ihre Nachricht wird gesendet, sobald Sie wieder verbunden sind.',
  byMail: 'Sie haben per E-Mail geantwortet.',
  oneNew: '1 neue Nachricht',
  manyNew: '{n} neue Nachrichten',
  askAddress: 'Wie erreichen wir Sie, wenn Sie diese Seite verlassen?',
  name: 'Name (freiwillig)',
  email: 'E-Mail',
  save: 'E-Mail speichern',
  saved: 'Danke. Wenn Sie die Seite verlassen, kommt unsere Antwort per E-Mail.',
  noAddress: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  tooOften: 'Das war viel in kurzer Zeit. Bitte warten Sie einen Moment.',
  tooLarge: 'Diese Datei ist zu groß: höchstens 4 MB.',
  wrongFile: 'Diese Art von Datei können wir nicht annehmen.',
  refused: 'Diese Nachricht konnten wir nicht annehmen.',
};

const fr: ChatWords = {
  title: 'Discutez avec nous',
  greeting: 'Bonjour ! Comment pouvons-nous vous aider ?',
  away: 'Nous sommes absents pour le moment. Laissez-nous un message et votre adresse e-mail, et nous vous répondrons.',
  openChat: 'Ouvrir le chat',
  closeChat: 'Fermer le chat',
  conversation: 'Conversation',
  message: 'Votre message',
  send: 'Envoyer le message',
  attach: 'Joindre un fichier',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  you: 'Vous',
  sending: 'Envoi…',
  waiting: 'En attente de connexion…',
  failed: 'Non envoyé.',
  retry: 'Réessayer',
  typing: 'En train d’écrire…',
  offline: 'Vous êtes hors ligne. Votre message partira dès votre retour en ligne.',
  byMail: 'Vous avez répondu par e-mail.',
  oneNew: '1 nouveau message',
  manyNew: '{n} nouveaux messages',
  askAddress: 'Où vous joindre si vous quittez cette page ?',
  name: 'Nom (facultatif)',
  email: 'E-mail',
  save: 'Enregistrer l’e-mail',
  saved: 'Merci. Si vous partez, notre réponse arrivera par e-mail.',
  noAddress: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  tooOften: 'Cela fait beaucoup en peu de temps. Patientez un instant.',
  tooLarge: 'Ce fichier est trop lourd : 4 Mo au maximum.',
  wrongFile: 'Nous ne pouvons pas recevoir ce type de fichier.',
  refused: 'Nous n’avons pas pu prendre ce message.',
};

const es: ChatWords = {
  title: 'Chatea con nosotros',
  greeting: '¡Hola! ¿En qué podemos ayudarte?',
  away: 'Ahora no estamos. Déjanos un mensaje y tu correo electrónico, y te responderemos.',
  openChat: 'Abrir el chat',
  closeChat: 'Cerrar el chat',
  conversation: 'Conversación',
  message: 'Tu mensaje',
  send: 'Enviar mensaje',
  attach: 'Adjuntar un archivo',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  you: 'Tú',
  sending: 'Enviando…',
  waiting: 'Esperando conexión…',
  failed: 'No enviado.',
  retry: 'Reintentar',
  typing: 'Escribiendo…',
  offline: 'No tienes conexión. Enviaremos tu mensaje en cuanto vuelvas.',
  byMail: 'Has respondido por correo electrónico.',
  oneNew: '1 mensaje nuevo',
  manyNew: '{n} mensajes nuevos',
  askAddress: '¿Dónde te respondemos si dejas esta página?',
  name: 'Nombre (opcional)',
  email: 'Correo electrónico',
  save: 'Guardar correo',
  saved: 'Gracias. Si te vas, te responderemos por correo.',
  noAddress: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
  tooOften: 'Son muchos mensajes en poco tiempo. Espera un momento.',
  tooLarge: 'El archivo es demasiado grande: 4 MB como máximo.',
  wrongFile: 'No podemos recibir este tipo de archivo.',
  refused: 'No hemos podido recibir este mensaje.',
};

const nl: ChatWords = {
  title: 'Chat met ons',
  greeting: 'Hallo! Waarmee kunnen we helpen?',
  away: 'We zijn er nu niet. Laat een bericht en uw e-mailadres achter, dan antwoorden we u.',
  openChat: 'Chat openen',
  closeChat: 'Chat sluiten',
  conversation: 'Gesprek',
  message: 'Uw bericht',
  send: 'Bericht versturen',
  attach: 'Bestand toevoegen',
  soundOn: 'Geluid aanzetten',
  soundOff: 'Geluid uitzetten',
  you: 'U',
  sending: 'Wordt verstuurd…',
  waiting: 'Wacht op verbinding…',
  failed: 'Niet verstuurd.',
  retry: 'Opnieuw proberen',
  typing: 'Typt…',
  offline: 'U bent offline. We versturen uw bericht zodra u weer verbonden bent.',
  byMail: 'Je hebt per e-mail geantwoord.',
  oneNew: '1 nieuw bericht',
  manyNew: '{n} nieuwe berichten',
  askAddress: 'Waar kunnen we u bereiken als u deze pagina verlaat?',
  name: 'Naam (niet verplicht)',
  email: 'E-mail',
  save: 'E-mail opslaan',
  saved: 'Bedankt. Als u weggaat, komt ons antwoord per e-mail.',
  noAddress: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
  tooOften: 'Dat was veel in korte tijd. Wacht even.',
  tooLarge: 'Dit bestand is te groot: maximaal 4 MB.',
  wrongFile: 'Dit soort bestand kunnen we niet ontvangen.',
  refused: 'We konden dit bericht niet ontvangen.',
};

const pt: ChatWords = {
  title: 'Fale connosco',
  greeting: 'Olá! Como podemos ajudar?',
  away: 'De momento não estamos cá. Deixe-nos uma mensagem e o seu email, e respondemos assim que pudermos.',
  openChat: 'Abrir o chat',
  closeChat: 'Fechar o chat',
  conversation: 'Conversa',
  message: 'A sua mensagem',
  send: 'Enviar mensagem',
  attach: 'Anexar um ficheiro',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  you: 'Você',
  sending: 'A enviar…',
  waiting: 'À espera de ligação…',
  failed: 'Não enviada.',
  retry: 'Tentar de novo',
  typing: 'A escrever…',
  offline: 'Está sem ligação. Enviamos a sua mensagem assim que voltar.',
  byMail: 'Respondeu por e-mail.',
  oneNew: '1 mensagem nova',
  manyNew: '{n} mensagens novas',
  askAddress: 'Para onde respondemos se sair desta página?',
  name: 'Nome (opcional)',
  email: 'Email',
  save: 'Guardar email',
  saved: 'Obrigado. Se sair, a nossa resposta chega por email.',
  noAddress: 'Escreva um email, por exemplo nome@example.com.',
  tooOften: 'Foram muitas mensagens em pouco tempo. Espere um momento.',
  tooLarge: 'Este ficheiro é demasiado grande: 4 MB no máximo.',
  wrongFile: 'Não podemos receber este tipo de ficheiro.',
  refused: 'Não pudemos receber esta mensagem.',
};

const languages = new Map(Object.entries({ en, de, fr, es, nl, pt }));
export const chatLanguages = [...languages.keys()];

/** The first of the wanted languages (BCP 47) that there are words for; English otherwise. */
export function chatWords(wanted: readonly string[]): { language: string; words: ChatWords } {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0]!;
    const words = languages.get(language);
    if (words) return { language, words };
  }
  return { language: 'en', words: en };
}

/** How days and times are written: as in the visitor's own region, where their browser names one of this language. */
export const visitorLocale = (language: string, theirs: readonly string[]): string =>
  theirs.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
