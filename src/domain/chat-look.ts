import { contrastRatio, isColour } from './colour';
import type { ChatLook } from './inbox-channel';

/** How the chat is coloured: by its own accent, or else the first of the brand's colours. */
export function chatColours(look: Pick<ChatLook, 'accent'>, brand: readonly string[]) {
  const accent = (look.accent || brand.find(isColour) || PLAIN).toLowerCase();
  return { accent, onAccent: inkOn(accent) };
}

/** Text on a colour: white where it can be read (WCAG 2.2, 1.4.3: 4.5 to 1), otherwise black, which then can. */
export const inkOn = (colour: string): string => (contrastRatio(colour, WHITE) >= READABLE ? WHITE : BLACK);

export const noChatLook: ChatLook = { title: '', greeting: '', away: '', accent: '', side: 'right' };

/** The line that an owner puts into the pages of a website. */
export const chatSnippet = (origin: string, key: string): string =>
  `<script async src="${origin}/chat.js" data-chat="${key}"></script>`;

const PLAIN = '#24364b';
const WHITE = '#ffffff';
const BLACK = '#000000';
const READABLE = 4.5;
