import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../src/domain/contact';

/**
 * The SQL equivalent of the domain's `foldText`, for text without a folded column. A final sigma becomes a plain
 * sigma, because its form depends on what follows; compare with `foldedWord`.
 */
export const foldedText = (text: SQL): SQL =>
  sql`btrim(regexp_replace(case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else replace(lower(regexp_replace(normalize(${text}, nfkd), ${marks()}, '', 'g')), 'ς', 'σ') end, ${SPACES}, ' ', 'g'))`;

/** A folded column, to compare with `foldedWord`. */
export const foldedColumn = (column: SQL): SQL => sql`replace(${column}, 'ς', 'σ')`;

/** A search word, folded like the two above. */
export const foldedWord = (word: string): string => foldText(word).replaceAll('ς', 'σ');

/** Escapes text for LIKE, so that `%` can be added before and after it. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** PostgreSQL's regular expressions lack \p{M}: the same characters as ranges, built on first use. */
function marks(): string {
  if (known) return known;
  let ranges = '';
  for (let code = 0x300, from = 0; code <= LAST_MARK; code += 1) {
    const is = MARK.test(String.fromCodePoint(code));
    if (is && !from) from = code;
    if (!is && from) {
      ranges += `${String.fromCodePoint(from)}-${String.fromCodePoint(code - 1)}`;
      from = 0;
    }
  }
  known = `[${ranges}]+`;
  return known;
}

let known = '';

const MARK = /\p{M}/u;
/** The last one of scripts in use today; U+E0100 and above select variants of ideographs. */
const LAST_MARK = 0x1e94f;
/** What JavaScript treats as space and NFKD does not convert to one. */
const SPACES = '[\\s\u1680\u2028\u2029\uFEFF]+';
