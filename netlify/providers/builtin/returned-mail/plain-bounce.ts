import type { Email } from 'postal-mime';
import { bounceKindOf, readStatus } from '../../../../src/domain/bounce';
import { judgeRefusal } from '../../../../src/domain/refusal';
import type { MailReport } from '../../../ports/mail-reports';

/**
 * Detects a bounce without a delivery status notification, by its words: qmail’s (QSBMF,
 * https://cr.yp.to/proto/qsbmf.txt) and those of older Exim, Postfix, Exchange, Gmail and Yandex. Only from a
 * mail server, so that a reply that quotes an error does not count; and only when it says that the server has
 * given up.
 */
export function plainBounceIn(mail: Email): Pick<MailReport, 'what' | 'cause'> | null {
  if (!isFromMailServer(mail)) return null;
  const body = bodyOf(mail);
  const report = body.slice(0, COPY.exec(body)?.index ?? body.length);
  const isKnown = GIVEN_UP.test(report);
  const answer = answerIn(report, isKnown);
  if (!answer || (!isKnown && STILL_TRIED.test(report)) || /\bTHIS IS A WARNING ONLY\b/.test(report)) return null;
  const about = judgeRefusal({ code: 550, status: readStatus(answer), stage: 'recipient', words: answer }).about;
  return { what: bounceKindOf(answer, about === 'address' ? 'hard' : 'soft'), cause: answer.slice(0, 500) };
}

/** Has the empty return path of notifications (RFC 5321, 4.5.5), or one of the names that servers write under. */
export function isFromMailServer({ from, headers }: Email): boolean {
  const path = headers.find(({ key }) => key === 'return-path')?.value.trim();
  return (
    path === '<>' ||
    /^(mailer-daemon|postmaster|mail-daemon|double-bounce)@/i.test(from?.address ?? '') ||
    /\bmailer[- ]daemon\b/i.test(`${from?.name ?? ''} ${from?.address ?? ''}`)
  );
}

/** Plain text, else HTML without its tags. */
export const bodyOf = ({ text, html }: Email): string =>
  (text?.trim()
    ? text
    : (html ?? '')
        .slice(0, MOST_HTML)
        .replace(/<br\b[^>]*>|<\/(p|div|tr|li|h\d)>/gi, '\n')
        .replace(/<[/!a-z][^<>]{0,2000}>/gi, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&#39;|&rsquo;/g, '’')
        .replace(/&nbsp;/g, ' ')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
  )
    .replace(/\r\n?/g, '\n')
    .slice(0, MOST_TEXT);

/** The other server’s answer with its code; in a known notice also the words below the address. */
function answerIn(report: string, isKnown: boolean): string | null {
  const lines = report.split('\n').map((line) => line.trim());
  const coded = lines.findIndex((line) => CODED.test(line));
  if (coded >= 0) {
    // The answer ends at an empty line; what follows the quotation does not belong to it.
    const rest = lines.slice(coded);
    const end = rest.findIndex((line) => line === '');
    const whole = rest.slice(0, end < 0 ? 6 : Math.min(end, 6)).join(' ');
    return whole
      .slice(CODED.exec(whole)?.index ?? 0)
      .replace(/\s+/g, ' ')
      .trim();
  }
  if (!isKnown) return null;
  const named = lines.findIndex((line) => /^<?[^\s<>]+@[^\s<>]+>?:?/.test(line));
  const words = named < 0 ? [] : lines.slice(named).filter((line) => line !== '');
  return (
    words
      .slice(0, 4)
      .join(' ')
      .replace(/^<?[^\s<>]+@[^\s<>]+>?:?\s*/, '') ||
    lines.find((line) => GIVEN_UP.test(line)) ||
    'It came back'
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** A permanent SMTP reply or status code, with or without qmail’s `(#…)`. */
const CODED = /(?<![\d.:])(?:#?\s?)5\d{2}[ -](?=\D|5\.)|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/** How notices of servers that gave up begin, or what they contain. */
const GIVEN_UP = new RegExp(
  [
    String.raw`^(Hi\. )?This is the qmail-send program`,
    String.raw`This is a permanent error`,
    String.raw`I['’]ve given up`,
    String.raw`could\s+not\s+be\s+delivered\s+to\s+one\s+or\s+more`,
    String.raw`following address(\(es\)|es)? failed`,
    String.raw`Delivery has failed to these recipients`,
    String.raw`did not reach (some or all of|the following)`,
    String.raw`Delivery to the following recipients? failed( permanently)?`,
    String.raw`Address not found`,
    String.raw`Your message wasn['’]t delivered to`,
    String.raw`Message blocked`,
    String.raw`не может быть доставлено|не удалось доставить|не было доставлено`,
  ].join('|'),
  'im',
);
const STILL_TRIED =
  /No action is required on your part|You do not need to resend|will (be )?(re-?tr(y|ied)|keep trying|continue( to)? try)|has not yet been delivered|not yet been delivered|Delivery incomplete|delivery (has been |is )?delayed|message .{0,80} delayed|temporary problem|попытки доставки будут/i;
/** Where the bounced email begins. */
const COPY =
  /^-{2,} ?(Below this line is|This is a copy|Original message|Undelivered message|The header of the original|Enclosed is|Returned message)|^Original message headers:|^-{3,}\s*Пересылаемое/im;
const MOST_TEXT = 200_000;
const MOST_HTML = 500_000;
