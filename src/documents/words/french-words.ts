import type { OutsiderWords } from './outsider-words-type';

export const frenchWords: OutsiderWords = {
  campaign: {
    reason: 'Vous recevez cet e-mail parce que vous avez accepté de recevoir nos nouvelles.',
    unsubscribe: 'Se désabonner',
    linkWhenSent: 'un lien dans l’e-mail envoyé',
    readPost: 'Lire sur notre page',
  },
  confirmMail: {
    subject: (business) => `Confirmez votre inscription auprès de ${business}`,
    preheader: 'Un clic et vous êtes sur la liste.',
    heading: (business) => `Les nouvelles de ${business}`,
    hello: 'Bonjour,',
    asked: (business) =>
      `Quelqu’un a saisi cette adresse pour recevoir les nouvelles de ${business}. Si c’était vous, merci de confirmer.`,
    agree: 'En confirmant, vous acceptez ceci :',
    action: 'Confirmer mon inscription',
    worksFor: (days) => `Ce lien est valable ${days} jours.`,
    notYou:
      'Ce n’était pas vous ? Vous n’avez rien à faire. Sans confirmation, vous ne serez pas sur la liste et cette adresse sera effacée dans les 30 jours.',
    orOpen: 'Ou ouvrez cette adresse :',
    sentFor: (business) => `Envoyé par Fourbeat pour ${business}.`,
    someBusiness: 'une entreprise',
  },
  form: {
    email: 'Adresse e-mail',
    name: 'Nom',
    phone: 'Téléphone',
    optional: 'facultatif',
    leaveEmpty: 'Laissez ce champ vide',
    decides: (business) =>
      `${business} décide de l’utilisation de vos données ; Fourbeat les conserve pour son compte. Vous pouvez changer d’avis à tout moment.`,
    madeWith: 'Réalisé avec Fourbeat',
    needsEmail: 'Saisissez votre adresse e-mail.',
    needsAgreement: 'Cochez la case pour accepter.',
    notSentYet: 'Pas encore envoyé',
    lookBelow: 'Rien n’a encore été envoyé. Vérifiez les champs signalés ci-dessous.',
    notRight: 'Certaines informations sont à corriger.',
    badEmail: 'Cette adresse e-mail n’est pas valide.',
    badPhone: 'Ce numéro n’est pas valide. Indiquez-le avec l’indicatif du pays, par exemple +33 1 23 45 67 89.',
    tooMany: 'Il y a trop d’inscriptions en ce moment. Réessayez plus tard.',
  },
  asked: {
    heading: 'Encore une étape',
    sent: (email) => `Merci ! Consultez votre boîte de réception ${email} pour confirmer.`,
    onTheList: (business) => `Une fois votre inscription confirmée, vous êtes sur la liste de ${business}.`,
    nothingThere:
      'Rien après quelques minutes ? Regardez dans vos indésirables et vérifiez que l’adresse est correcte.',
    later: (business, email) =>
      `Merci ! ${business} vous enverra bientôt un e-mail à ${email}. Confirmez-y votre inscription et vous serez sur la liste.`,
  },
  confirm: {
    heading: 'Merci de confirmer',
    shall: (business, email) =>
      `Souhaitez-vous que ${business} écrive à ${email} ? En confirmant, vous acceptez ceci :`,
    noted: (details) => `Nous enregistrons aussi ce qui a été saisi avec votre adresse : ${details}.`,
    action: 'Oui, ajoutez-moi à la liste',
  },
  confirmed: { heading: 'Vous êtes sur la liste', writes: (business, email) => `${business} vous écrira à ${email}.` },
  left: {
    heading: 'Cette adresse n’est plus sur la liste',
    again: (business, email) =>
      `${business} n’envoie plus de nouvelles à ${email}. Pour revenir, inscrivez-vous à nouveau : vous recevrez un nouveau lien.`,
  },
  unsubscribe: {
    heading: 'Vous désabonner ?',
    sends: (business, address) => `${business} envoie ses nouvelles et ses offres à ${address}.`,
    endsAtOnce:
      'Le désabonnement est immédiat. Vous recevrez toujours les e-mails concernant vos commandes et réservations.',
    action: 'Me désabonner',
  },
  unsubscribed: {
    heading: 'Vous êtes désabonné(e)',
    noMore: (business, address) => `${business} n’enverra plus de nouvelles ni d’offres à ${address}.`,
    mistake: 'C’était une erreur ? En revenant, vous acceptez ceci :',
    action: 'C’était une erreur',
  },
  renewed: {
    wording: (business) =>
      `Je me suis désabonné(e) par erreur. ${business} peut continuer à m’envoyer des e-mails publicitaires ; chacun contient un lien pour me désabonner.`,
    heading: 'Vous êtes de nouveau sur la liste',
    goesOn: (business, address) => `${business} continue d’envoyer ses nouvelles et ses offres à ${address}.`,
  },
  deadLink: {
    heading: 'Ce lien ne fonctionne plus',
    signup:
      'Il est peut-être trop ancien, ou votre messagerie l’a coupé. Les liens de confirmation sont valables sept jours ; vous pouvez vous inscrire à nouveau.',
    signUpAgain: 'S’inscrire à nouveau',
    preferences:
      'Votre messagerie l’a peut-être coupé. Rouvrez l’e-mail et utilisez le lien tout en bas, ou le bouton « Se désabonner » de votre messagerie.',
  },
  notFound: {
    heading: 'Il n’y a pas de page ici',
    page: 'L’adresse est peut-être mal saisie, ou la page n’est plus publique.',
    post: 'L’adresse est peut-être mal saisie, ou l’article n’est plus en ligne.',
  },
  publicPage: {
    offers: 'Ce que nous proposons',
    people: 'Notre équipe',
    contact: 'Nous contacter',
    address: 'Adresse',
    showMap: 'Voir sur la carte',
    openingHours: 'Horaires d’ouverture',
    howToReach: 'Contact et horaires d’ouverture',
    days: (first, last) => `du ${first} au ${last}`,
    twoDays: (first, second) => `${first} et ${second}`,
    book: 'Réserver',
    order: 'Commander en ligne',
    visit: 'Voir notre site',
    call: (phone) => `Appeler le ${phone}`,
    write: 'Nous écrire',
    newsByMail: 'Recevoir nos actualités par e-mail',
    morePosts: (business) => `Toutes les actualités de ${business}`,
    olderPosts: 'Articles plus anciens',
    nothingYet: (business) => `${business} n’a encore rien publié ici`,
    comeBack: 'La première actualité arrive bientôt. À très vite !',
    updated: (day) => `Mis à jour le ${day}`,
    feed: 'Flux RSS',
    madeWith: 'Publié avec Fourbeat',
  },
  gone: {
    heading: 'Vous ne recevez pas d’e-mails',
    keepsNone: (business) => `${business} n’a aucune adresse pour ce lien et n’envoie rien.`,
  },
};
