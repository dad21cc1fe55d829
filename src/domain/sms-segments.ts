/**
 * How many parts a text message is sent in, and how many characters still fit into the last one. Characters of the
 * GSM alphabet fit 160 into one part and 153 into each of several, because each part then says which it is; with any
 * other character the whole text is UCS-2, with 70 and 67 (3GPP TS 23.038, 23.040). A character of the extension table
 * takes two places, and neither it nor a surrogate pair is cut in two.
 */
export function smsSegments(text: string): SmsSegments {
  const sizes: number[] = [];
  for (const character of text) {
    const size = gsmSize(character);
    if (size === 0) return counted(ucsSizes(text), 'unicode', UCS_ONE, UCS_EACH);
    sizes.push(size);
  }
  return counted(sizes, 'gsm', GSM_ONE, GSM_EACH);
}

export interface SmsSegments {
  alphabet: 'gsm' | 'unicode';
  segments: number;
  /** Places left in the last segment. */
  left: number;
}

function counted(sizes: readonly number[], alphabet: SmsSegments['alphabet'], one: number, each: number): SmsSegments {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= one) return { alphabet, segments: total === 0 ? 0 : 1, left: one - total };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { alphabet, segments, left: each - used };
}

const ucsSizes = (text: string): number[] => [...text].map((character) => character.length);

function gsmSize(character: string): 0 | 1 | 2 {
  if (BASIC.has(character)) return 1;
  return EXTENDED.has(character) ? 2 : 0;
}

const GSM_ONE = 160;
const GSM_EACH = 153;
const UCS_ONE = 70;
const UCS_EACH = 67;
const BASIC: ReadonlySet<string> = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED: ReadonlySet<string> = new Set('\f^{}\\[~]|€');
