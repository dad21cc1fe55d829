/** A subject without what mail programs put before it, folded: the same for every mail of a thread. */
export const subjectKey = (subject: string): string =>
  bareSubject(subject).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, MOST_SUBJECT);

/** The subject of an answer: one `Re:`, however many there were. */
export function replySubject(subject: string): string {
  const bare = bareSubject(subject);
  return bare === '' ? 'Re: your message' : `Re: ${bare}`.slice(0, MOST_SUBJECT).toWellFormed();
}

/** Whether a mail program says that its user passed somebody else's mail on. */
export const isForwarded = (subject: string): boolean => FORWARD.test(subject.trim());

/** Without Re:, Fwd: and what other languages write for them, and without the marks of filters. */
export function bareSubject(subject: string): string {
  let rest = subject.replace(/\s+/g, ' ').trim();
  for (let turn = 0; turn < 20; turn += 1) {
    const next = rest.replace(PREFIX, '').trim();
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

const REPLIES =
  're|aw|antw|antwoord|sv|vs|odp|res|resp|rif|r|ynt|yan|atb|ref|回复|回覆|答复|答覆|返信|답장|رد|תגובה|απ|σχετ|ответ|на|vá|ad|bls';
const FORWARDS =
  'fwd?|wg|tr|rv|enc|doorst|vl|vb|vidarebef|i|ilt|pd|továbbítás|fs|πρθ|转发|轉寄|転送|전달|إعادة توجيه|הועבר|ctr|пересл|i̇lt';
const COUNT = String.raw`(?:\s?[([]?\d{1,3}[)\]]?)?`;
const PREFIX = new RegExp(
  String.raw`^(?:(?:${REPLIES}|${FORWARDS})${COUNT}\s?[:：]|\[(?:EXT|EXTERN|EXTERNAL|EXTERNE|SPAM|SPAM\?)\])\s*`,
  'iu',
);
const FORWARD = new RegExp(String.raw`^(?:(?:${REPLIES})${COUNT}\s?[:：]\s*)?(?:${FORWARDS})${COUNT}\s?[:：]`, 'iu');
const MOST_SUBJECT = 300;
