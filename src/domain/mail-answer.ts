/** An answer as mail: what was written, and below it the mail that it answers, marked as mail programs do it. */
export function answerText(text: string, answered: Answered | null): string {
  if (!answered) return text;
  const quoted = shortened(answered.text)
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n');
  return `${text}\n\n${introduction(answered)}\n${quoted}\n`;
}

/** The same as plain HTML, with links that can be followed. */
export function answerHtml(text: string, answered: Answered | null): string {
  const quoted = answered
    ? `<div class="gmail_quote"><div dir="auto">${escaped(introduction(answered))}</div><blockquote type="cite" style="margin:0 0 0 8px;padding-left:12px;border-left:1px solid">${paragraphs(shortened(answered.text))}</blockquote></div>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"></head><body><div dir="auto">${paragraphs(text)}</div>${quoted}</body></html>`;
}

/** A name that contains an address, or none, does not become an introduction that others could mistake. */
const introduction = ({ by, address, on }: Answered): string =>
  `On ${on}, ${by === '' || by.includes('@') ? address : `${by} <${address}>`} wrote:`;

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

function linked(text: string): string {
  let [html, at] = ['', 0];
  for (const found of text.matchAll(/https?:\/\/[^\s<>"']{1,2000}/g)) {
    const url = found[0].replace(/[.,;:!?)\]]+$/, '');
    html += `${escaped(text.slice(at, found.index))}<a href="${escaped(url)}">${escaped(url)}</a>`;
    at = found.index + url.length;
  }
  return html + escaped(text.slice(at));
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shortened = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).toWellFormed().trimEnd()} […]` : text.trimEnd();

const MOST_QUOTED = 5_000;

/** The mail that is answered. */
export interface Answered {
  by: string;
  address: string;
  /** A day in words. */
  on: string;
  text: string;
}
