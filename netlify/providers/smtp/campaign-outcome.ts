import type { CampaignMailOutcome } from '../../ports/campaign-mail';
import { smtpOutcome } from './smtp-outcome';

/**
 * What a failed attempt is about, by where in the dialogue it failed and what the server answered: reply codes of RFC
 * 5321 and enhanced codes of RFC 3463 where they are given. Whatever came before the recipient was named is about us or
 * the server, and would be the same for every other mail.
 */
export function campaignOutcome(error: unknown, handedOver: boolean): Exclude<CampaignMailOutcome, { state: 'accepted' }> {
  const outcome = smtpOutcome(error, handedOver);
  if (outcome.state !== 'refused') return { state: 'uncertain', cause: 'cause' in outcome ? outcome.cause : '' };
  const { responseCode: code, response = '', command = '', code: kind = '' } = error as SmtpError;
  const refused = (about: 'address' | 'mail' | 'server', permanent: boolean, slowDown = false) => ({ state: 'refused' as const, cause: outcome.cause, about, permanent, slowDown });
  if (!code) return kind === 'EENVELOPE' || kind === 'EMESSAGE' ? refused(kind === 'EENVELOPE' ? 'address' : 'mail', true) : refused('server', false);
  const [, subject, detail] = (/^\d{3}[ -][245]\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? []).map(Number) as [unknown, number | undefined, number | undefined];
  if (code === 421) return refused('server', false, true);
  if (isSize(code, subject, detail)) return refused('mail', code >= 500);
  const early = !LATE.has(command);
  if (code < 500) {
    // 4.7.0 and 4.3.2 to everything we send: the limit of our own account at the mail server (Amazon SES: 454 4.7.0).
    const ofServer = early || code === 454 || (command !== 'RCPT TO' && subject === 3);
    return refused(ofServer ? 'server' : 'mail', false, code === 451 || code === 454 || subject === 7 || (subject === 3 && detail === 2));
  }
  if (early) return refused('server', false);
  return refused(isAddress({ code, subject, detail, command, response }) ? 'address' : 'mail', true);
}

/** Whether a refusal for good says that the mailbox is none: bad destination addresses and mailboxes that were closed. */
function isAddress({ code, subject, detail, command, response }: { code: number; subject: number | undefined; detail: number | undefined; command: string; response: string }): boolean {
  if (subject !== undefined) return (subject === 1 && detail !== 7 && detail !== 8) || (subject === 2 && detail === 1);
  return command === 'RCPT TO' && (code === 550 || code === 551 || code === 553) && !/spam|block|black|denied|polic|reputation|relay|listed|full|quota|auth|dmarc|spf|dkim/i.test(response);
}

const isSize = (code: number, subject: number | undefined, detail: number | undefined): boolean => code === 552 || (subject === 3 && detail === 4);

/** Commands that name this mail's recipient or carry its content. */
const LATE = new Set(['RCPT TO', 'DATA']);

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}
