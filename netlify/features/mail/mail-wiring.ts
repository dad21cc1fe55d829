import { env } from '../../config/env';
import { log } from '../../http/log';
import { countMail } from '../../http/metrics';
import { smtpMail } from '../../providers/smtp/smtp-mail';
import { systemClock } from '../../providers/system/clock';
import { mailRepository, type MailRow } from './mail-repository';
import { makeMailService } from './mail-service';

export const mailService = () =>
  makeMailService({ repository: mailRepository, port: mailPort, senderOf, clock: systemClock, log: noteMail });

/**
 * A campaign's test is sent like the campaign, a sign-up confirmation in the business's name, and a hand-written
 * email from the business's domain if it has one; all other email is the installation's.
 */
async function senderOf({ kind, aboutWorkspace }: Pick<MailRow, 'kind' | 'aboutWorkspace'>, campaignId: string | null) {
  if (aboutWorkspace === null || !['campaign-test', 'confirm-signup', 'contact'].includes(kind)) return null;
  const sender = await (await import('../sending/sender-wiring')).senderFor(aboutWorkspace, campaignId);
  if (kind !== 'contact') return sender;
  return sender?.signature ? { ...sender, replyTo: '' } : null; // replies go to the person who wrote it
}

function noteMail(line: Record<string, string | number>): void {
  if (line.kind !== undefined) countMail(String(line.kind), line.state === 'waiting' ? 'refused' : String(line.state));
  log().info(line, 'mail');
}

/** Closes idle connections to the mail server; the next email opens new ones. */
export function closeMailPort(): void {
  shared?.close();
  shared = undefined;
}

/** One connection pool per process, created for the first email. */
function mailPort(): ReturnType<typeof smtpMail> | null {
  const { smtp, from } = env().mail;
  if (!smtp) return null;
  shared ??= smtpMail({ server: smtp, from });
  return shared;
}

let shared: ReturnType<typeof smtpMail> | undefined;
