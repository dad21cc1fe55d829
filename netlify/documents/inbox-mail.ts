/**
 * A mail as its sender designed it, as a page for a sandboxed frame. `html` was sanitised when it came in; `pictures` are
 * its own files by name, which stand in the page because a sandboxed frame has no session to fetch them with.
 */
export function inboxMailPage(html: string, pictures: readonly MailPicture[]): string {
  const found = new Map(pictures.map((picture) => [stemOf(picture.name), picture]));
  const exact = new Map(pictures.map((picture) => [picture.name.toLowerCase(), picture]));
  const body = html.replace(CID, (whole, encoded: string) => {
    const name = decoded(encoded);
    const picture = exact.get(name.toLowerCase()) ?? found.get(stemOf(name));
    return picture
      ? `src="data:${picture.contentType};base64,${Buffer.from(picture.bytes).toString('base64')}"`
      : whole;
  });
  return `<!doctype html><html lang=""><head><meta charset="utf-8"><meta name="color-scheme" content="only light"><title>Email</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

/** The names of the files that a mail shows within its text. */
export const picturesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CID)].map(([, encoded]) => stemOf(decoded(encoded!))));

/** A stored file's ending follows its content, whatever it was called. */
export const stemOf = (name: string): string => name.toLowerCase().replace(/\.[a-z0-9]{1,8}$/, '');

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
  } catch {
    return encoded;
  }
}

const CID = /\bsrc="cid:([^"]{1,1000})"/g;
const STYLE =
  ':root{color-scheme:only light;background:Canvas;color:CanvasText}body{margin:12px;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}pre{white-space:pre-wrap}table{max-width:100%}';

export interface MailPicture {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}
