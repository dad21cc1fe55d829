import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from '../../src/documents/mail/letter';
import { LetterDocument } from '../../src/documents/mail/letter-document';
import { letterText } from '../../src/documents/mail/letter-text';

/**
 * Renders an email's subject and its HTML and text parts, which say the same. Uses no network and no database;
 * call it before a transaction.
 */
export function renderMail(letter: Letter): { subject: string; html: string; text: string } {
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} />)}`,
    text: letterText(letter),
  };
}
