/**
 * An email address as its owner writes it: the domain is stored and sent in ASCII ("xn--", RFC 5891) and shown
 * in its own script. A domain that does not survive the round trip is shown as it is stored.
 */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/(^|\.)xn--/i.test(domain)) return address;
  const shown = domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decoded(label.slice(4).toLowerCase()) ?? label) : label))
    .join('.');
  const back = URL.canParse(`http://${shown}`) ? new URL(`http://${shown}`).hostname : '';
  return back === domain.toLowerCase() ? address.slice(0, at) + shown : address;
}

/** Host and path of a page, or a host alone, in the same way: "bäckerei.example/brot". */
export function shownPage(page: string): string {
  const slash = page.indexOf('/');
  return slash < 0 ? shownAddress(page) : shownAddress(page.slice(0, slash)) + page.slice(slash);
}

/** Decodes Punycode (RFC 3492, 6.2); null when it is not valid. */
function decoded(text: string): string | null {
  const hyphen = text.lastIndexOf('-');
  const letters = [...text.slice(0, Math.max(0, hyphen))];
  let [code, index, bias] = [128, 0, 72];
  for (let place = hyphen + 1; place < text.length;) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE, place += 1) {
      const digit = DIGITS.indexOf(text[place] ?? ' ');
      if (digit < 0) return null;
      index += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    place += 1;
    const length = letters.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return null;
    letters.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return letters.join('');
}

/** RFC 3492, 6.1. */
function adapted(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > 455; k += BASE) delta = Math.floor(delta / (BASE - 1));
  return k + Math.floor((BASE * delta) / (delta + 38));
}

const BASE = 36;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
