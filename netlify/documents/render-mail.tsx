import { renderToStaticMarkup } from 'react-dom/server';
import type { SystemEmail } from '../../src/documents/mail/system-email';
import { SystemEmailDocument } from '../../src/documents/mail/system-email-document';
import { systemEmailText } from '../../src/documents/mail/system-email-text';

/**
 * Renders an email's subject and its HTML and text parts, which say the same. Uses no network and no database;
 * call it before a transaction.
 */
export function renderMail(email: SystemEmail): { subject: string; html: string; text: string } {
  return {
    subject: email.subject,
    html: `<!doctype html>${renderToStaticMarkup(<SystemEmailDocument email={email} />)}`,
    text: systemEmailText(email),
  };
}
