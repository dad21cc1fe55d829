import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import { dkimSignature } from './dkim-signature';

/** All bytes of a mail, signed where there is a key for it; `fault` when its reader's address is none. Throws for what is wrong with the sender. */
export async function campaignMime(message: CampaignMessage): Promise<{ messageId: string; raw: Buffer } | { fault: string }> {
  if (!ADDRESS.test(message.recipient)) return { fault: `“${shown(message.recipient)}” is not an email address.` };
  const wrong = [message.from.address, message.replyTo || message.from.address].find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) throw new Error(`“${shown(wrong)}” is not an email address`);
  if (!/^https?:\/\/[^\s\p{Cc}<>]+$/u.test(message.unsubscribeUrl)) throw new Error('the address to unsubscribe at is none');
  const messageId = deliveryMessageId({ workspaceId: message.workspaceId, deliveryId: message.id }, message.from.address.slice(message.from.address.lastIndexOf('@') + 1));
  const { headers, body } = compose(message, messageId);
  const signature = message.signature ? await dkimSignature({ headers, body }, message.signature) : '';
  return { messageId, raw: Buffer.from(`${signature}${headers}\r\n${body}`, 'latin1') };
}

/**
 * Headers by nodemailer, which encodes and folds them; names and addresses as objects, so that a comma or a line break in
 * one of them can never become a second recipient or header. The parts are put together here: as streams they took most of
 * the time of a mail.
 */
function compose({ id, workspaceId, campaignId, from, recipient, replyTo, subject, html, text, unsubscribeUrl }: CampaignMessage, messageId: string): { headers: string; body: string } {
  const root = new MimeNode('multipart/alternative');
  const delivery = `${bare(id)}.${bare(workspaceId)}`;
  root.setHeader({
    From: [{ name: line(from.name), address: from.address }], To: [{ name: '', address: recipient }], ...(replyTo && { 'Reply-To': [{ name: '', address: replyTo }] }), Subject: line(subject), 'Message-ID': messageId,
    Precedence: 'bulk', // no out-of-office reply comes back
    'Feedback-ID': `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat`, // what Gmail's figures about complaints are told apart by
  });
  // Neither folded nor encoded: some mail programs do not join a folded address, and Postmark and SendGrid give back as it stands what names the mail.
  const whole = [`List-Unsubscribe: <${unsubscribeUrl}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', `X-PM-Metadata-delivery: ${delivery}`, `X-SMTPAPI: ${JSON.stringify({ unique_args: { delivery } })}`];
  const headers = `${[root.buildHeaders(), ...whole].join('\r\n')}\r\n`;
  const { boundary } = root as unknown as { boundary: string };
  return { headers, body: `${part(boundary, 'text/plain', text)}${part(boundary, 'text/html', html)}--${boundary}--\r\n` };
}

const part = (boundary: string, type: string, content: string): string =>
  `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${wrap(encode(content.replace(/\r\n?|\n/g, '\r\n')))}\r\n`;

const shown = (text: string): string => line(text).slice(0, 100);
const line = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
const bare = (id: string): string => id.replaceAll('-', '');

const ADDRESS = /^[^\s\p{Cc}<>(),;:"\\@[\]]{1,64}@[^\s\p{Cc}<>(),;:"\\@[\]]{1,255}$/u;
