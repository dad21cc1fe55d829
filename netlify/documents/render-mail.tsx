import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from '../../src/documents/mail/letter';
import { LetterDocument } from '../../src/documents/mail/letter-document';
import { letterText } from '../../src/documents/mail/letter-text';

/** A letter as a mail's subject and its two parts, which say the same. Takes no network and no database; call it before a transaction. */
export function renderMail(letter: Letter): { subject: string; html: string; text: string } {
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} />)}`,
    text: letterText(letter),
  };
}
