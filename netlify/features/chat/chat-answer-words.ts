import type { Language } from '../../../src/domain/language';

/** The mail that brings answers to a visitor who has left. */
export function answerMail({ business, language, lines, page }: Answer): {
  subject: string;
  text: string;
  mail: { subject: string; cc: string[]; inReplyTo: null; references: string[] };
} {
  const words = WORDS[language];
  const where = URL.canParse(page) ? new URL(page).hostname : '';
  const subject = words.subject(business);
  return {
    subject,
    text: [...lines.map(({ content }) => content).filter(Boolean), words.why(where)].join('\n\n'),
    mail: { subject, cc: [], inReplyTo: null, references: [] },
  };
}

const WORDS: Record<Language, { subject: (business: string) => string; why: (where: string) => string }> = {
  en: {
    subject: (business) => `Your chat with ${business}`,
    why: (where) => `You wrote to us in the chat${where && ` on ${where}`}. Just reply to this email to continue.`,
  },
  de: {
    subject: (business) => `Ihr Chat mit ${business}`,
    why: (where) =>
      `Sie haben uns im Chat${where && ` auf ${where}`} geschrieben. Antworten Sie einfach auf diese E-Mail.`,
  },
  fr: {
    subject: (business) => `Votre discussion avec ${business}`,
    why: (where) =>
      `Vous nous avez écrit dans le chat${where && ` de ${where}`}. Pour continuer, répondez simplement à cet e-mail.`,
  },
  es: {
    subject: (business) => `Tu chat con ${business}`,
    why: (where) => `Nos escribiste en el chat${where && ` de ${where}`}. Para seguir, responde a este correo.`,
  },
  nl: {
    subject: (business) => `Uw chat met ${business}`,
    why: (where) => `U schreef ons in de chat${where && ` op ${where}`}. Beantwoord deze e-mail om verder te praten.`,
  },
  pt: {
    subject: (business) => `A sua conversa com ${business}`,
    why: (where) => `Escreveu-nos no chat${where && ` de ${where}`}. Para continuar, responda a este email.`,
  },
};

interface Answer {
  business: string;
  language: Language;
  /** Where the visitor wrote, as an address; '' when it is not known. */
  page: string;
  lines: readonly { content: string }[];
}
