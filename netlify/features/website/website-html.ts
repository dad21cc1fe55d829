/**
 * Makes a third-party page safe for the parser in one pass: the parser's time grows with the square of unclosed
 * elements (60 KB of `<a>` take seconds, 1 MB hours). Removes comments, scripts, drawings and unmatched closing
 * tags; bounds nesting and the number of elements. JSON-LD and styles stay: they are read as text.
 */
export function tameHtml(html: string): string {
  const text = html.slice(0, MAX_CHARACTERS);
  const kept: string[] = [];
  const open = new Map<string, number>();
  let depth = 0;
  let elements = 0;
  let at = 0;
  while (at < text.length && elements < MAX_ELEMENTS) {
    const start = text.indexOf('<', at);
    kept.push(text.slice(at, start < 0 ? text.length : start));
    if (start < 0) break;
    if (text.startsWith('<!--', start)) {
      at = after(text, '-->', start + 4);
      continue;
    }
    TAG.lastIndex = start;
    const tag = TAG.exec(text);
    if (!tag) {
      // "a < b", a doctype, an unclosed tag
      const next = /[a-z/!?]/i.test(text[start + 1] ?? '') ? after(text, '>', start) : start + 1;
      at = next;
      continue;
    }
    const [whole, slash, name = ''] = [tag[0], tag[1], tag[2]?.toLowerCase()];
    at = start + whole.length;
    if (slash) {
      const count = open.get(name) ?? 0;
      if (count === 0) continue;
      open.set(name, count - 1);
      depth -= 1;
      kept.push(`</${name}>`);
      continue;
    }
    elements += 1;
    if (RAW.has(name)) {
      const close = text.slice(at, at + MAX_RAW).search(new RegExp(`</${name}`, 'i'));
      const end = close < 0 ? Math.min(text.length, at + MAX_RAW) : at + close;
      if (name === 'title' || name === 'style' || (name === 'script' && /ld\+json/i.test(whole)))
        kept.push(whole, text.slice(at, name === 'title' ? Math.min(end, at + MAX_TITLE) : end), `</${name}>`);
      at = close < 0 ? end : after(text, '>', end);
      continue;
    }
    if (!VOID.has(name) && !whole.endsWith('/>')) {
      // Elements that implicitly close a previous one do not nest.
      const again = CLOSES_ITSELF.has(name) && (open.get(name) ?? 0) > 0;
      if (!again && depth >= MAX_DEPTH) continue;
      if (!again) {
        open.set(name, (open.get(name) ?? 0) + 1);
        depth += 1;
      }
    }
    kept.push(whole);
  }
  return kept.join('');
}

const after = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
};

/** Quoted values may contain a bracket. All repetitions are bounded: an unclosed tag is given up. */
const TAG = /<(\/)?([a-z][a-z0-9:-]{0,40})(?:[^<>"']|"[^"]{0,50000}"|'[^']{0,50000}'){0,4000}>/iy;
const RAW = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'svg',
  'noscript',
  'template',
  'iframe',
  'math',
  'select',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const CLOSES_ITSELF = new Set(['p', 'li', 'dt', 'dd', 'option', 'tr', 'td', 'th']);
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 8_000;
const MAX_DEPTH = 200;
const MAX_RAW = 300_000;
const MAX_TITLE = 2_000;
