import type { Language } from './language';

/**
 * A proposed sign-up page for a workspace that has not written one: `what` is what the business does, '' when it
 * has not said.
 */
export function proposedSignupPage({
  name,
  what,
  language,
}: {
  name: string;
  what: string;
  language: Language;
}): ProposedSignupPage {
  const words = WORDS[language];
  const who = name.slice(0, LONGEST_NAME).trim();
  return {
    title: who === '' ? words.titleOfUs : words.title(who),
    text: `${what.trim() === '' ? '' : `${sentence(what.trim().slice(0, LONGEST_WHAT))} `}${words.invitation}`,
    button: words.button,
    wording: who === '' ? words.wordingOfUs : words.wording(who),
    thanks: words.thanks,
    asksName: true,
    asksPhone: false,
    tags: [],
  };
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** These limits keep the sentences within the contract's bounds. */
const LONGEST_NAME = 80;
const LONGEST_WHAT = 400;

const WORDS: Record<Language, ProposalWords> = {
  en: {
    title: (who) => `Hear from ${who}`,
    titleOfUs: 'Hear from us',
    invitation: 'Leave your email address and we’ll write when there is something worth sharing.',
    button: 'Sign me up',
    wording: (who) => `Yes, ${who} may send me news and offers by email. I can unsubscribe at any time.`,
    wordingOfUs: 'Yes, you may send me news and offers by email. I can unsubscribe at any time.',
    thanks: 'Thank you. We’ll write when there is something worth sharing.',
  },
  de: {
    title: (who) => `Neuigkeiten von ${who}`,
    titleOfUs: 'Neuigkeiten von uns',
    invitation: 'Tragen Sie sich ein, und wir schreiben Ihnen, wenn es wirklich etwas zu erzählen gibt.',
    button: 'Jetzt anmelden',
    wording: (who) =>
      `Ja, ${who} darf mir Neuigkeiten und Angebote per E-Mail schicken. Ich kann mich jederzeit abmelden.`,
    wordingOfUs: 'Ja, Sie dürfen mir Neuigkeiten und Angebote per E-Mail schicken. Ich kann mich jederzeit abmelden.',
    thanks: 'Vielen Dank! Wir schreiben Ihnen, wenn es wirklich etwas zu erzählen gibt.',
  },
  fr: {
    title: (who) => `Les nouvelles de ${who}`,
    titleOfUs: 'Recevez nos nouvelles',
    invitation: 'Laissez-nous votre adresse : nous vous écrirons quand il y aura vraiment quelque chose à raconter.',
    button: 'Je m’inscris',
    wording: (who) =>
      `Oui, ${who} peut m’envoyer ses nouvelles et ses offres par e-mail. Je peux me désabonner à tout moment.`,
    wordingOfUs:
      'Oui, vous pouvez m’envoyer vos nouvelles et vos offres par e-mail. Je peux me désabonner à tout moment.',
    thanks: 'Merci ! Nous vous écrirons quand il y aura vraiment quelque chose à raconter.',
  },
  es: {
    title: (who) => `Novedades de ${who}`,
    titleOfUs: 'Recibe nuestras novedades',
    invitation: 'Déjanos tu correo y te escribiremos cuando haya algo que merezca la pena contar.',
    button: 'Quiero suscribirme',
    wording: (who) =>
      `Sí, ${who} puede enviarme novedades y ofertas por correo electrónico. Puedo darme de baja en cualquier momento.`,
    wordingOfUs:
      'Sí, podéis enviarme novedades y ofertas por correo electrónico. Puedo darme de baja en cualquier momento.',
    thanks: '¡Gracias! Te escribiremos cuando haya algo que merezca la pena contar.',
  },
  nl: {
    title: (who) => `Nieuws van ${who}`,
    titleOfUs: 'Ontvang ons nieuws',
    invitation: 'Laat je adres achter, dan schrijven we je als er echt iets te vertellen is.',
    button: 'Meld me aan',
    wording: (who) => `Ja, ${who} mag me nieuws en aanbiedingen per e-mail sturen. Ik kan me altijd weer afmelden.`,
    wordingOfUs: 'Ja, jullie mogen me nieuws en aanbiedingen per e-mail sturen. Ik kan me altijd weer afmelden.',
    thanks: 'Bedankt! We schrijven je als er echt iets te vertellen is.',
  },
  pt: {
    title: (who) => `Novidades de ${who}`,
    titleOfUs: 'Receba as nossas novidades',
    invitation: 'Deixe o seu endereço e escrevemos-lhe quando houver algo que valha a pena contar.',
    button: 'Quero inscrever-me',
    wording: (who) =>
      `Sim, ${who} pode enviar-me novidades e ofertas por e-mail. Posso cancelar a subscrição a qualquer momento.`,
    wordingOfUs: 'Sim, podem enviar-me novidades e ofertas por e-mail. Posso cancelar a subscrição a qualquer momento.',
    thanks: 'Obrigado! Escrevemos-lhe quando houver algo que valha a pena contar.',
  },
};

/** Names are inserted as shown; `…OfUs` is for a business without a name. */
interface ProposalWords {
  title(who: string): string;
  titleOfUs: string;
  invitation: string;
  button: string;
  wording(who: string): string;
  wordingOfUs: string;
  thanks: string;
}

export interface ProposedSignupPage {
  title: string;
  text: string;
  button: string;
  wording: string;
  thanks: string;
  asksName: boolean;
  asksPhone: boolean;
  tags: string[];
}
