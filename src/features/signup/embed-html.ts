import type { SignupPage } from '../../contracts/signup';

/** HTML that shows the sign-up page inside another site. The name is escaped: it stands in an attribute. */
export const embedHtml = (address: string, workspaceName: string, page: EmbeddedPage): string =>
  `<iframe src="${escaped(address)}?embed=1" title="${escaped(`Sign up with ${workspaceName}`)}" width="100%" height="${embedHeight(page, workspaceName)}" style="border:0;max-width:32rem" loading="lazy"></iframe>`;

/**
 * How high the frame must be to cut nothing on the narrowest phone, 320 px: a page in a frame without script cannot
 * say how high it is. By the lines of its texts, and one for a mistake that is pointed out; measured in Chromium for
 * src/documents/signup-document.tsx.
 */
export function embedHeight(
  { title, text, wording, asksName, asksPhone }: EmbeddedPage,
  workspaceName: string,
): number {
  const lines = (words: string, perLine: number): number =>
    words.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * RAGGED) / perLine)), 0);
  const fields = 1 + Number(asksName) + Number(asksPhone);
  const heights = [
    lines(title, 18) * 27,
    text && lines(text, 34) * 26 + GAP,
    fields * (FIELD + GAP),
    Math.max(24, lines(wording, 29) * 24) + GAP,
    lines(`${workspaceName}${SMALL}`, 38) * 21 + GAP,
  ];
  return Math.ceil((FRAME + heights.reduce<number>((sum, height) => sum + Number(height), 0)) / 10) * 10;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Lines are not filled to their end. */
const RAGGED = 1.1;
const GAP = 20;
const FIELD = 78;
/** Padding, the button, and what is said of a mistake. */
const FRAME = 200;
const SMALL =
  ' decides what your details are used for; they are kept with Fourbeat on its behalf. You can change your mind at any time.';

export type EmbeddedPage = Pick<SignupPage, 'title' | 'text' | 'wording' | 'asksName' | 'asksPhone'>;
