import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../src/domain/contact';

/**
 * What `foldText` of the domain says, said by the database: for text that has no folded column. A final sigma counts as
 * a sigma, since what comes after it decides how it is written; compare with `foldedWord`.
 */
export const foldedText = (text: SQL): SQL =>
  sql`btrim(regexp_replace(case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else replace(lower(regexp_replace(normalize(${text}, nfkd), ${marks()}, '', 'g')), 'ς', 'σ') end, ${SPACES}, ' ', 'g'))`;

/** A folded column, compared with `foldedWord`. */
export const foldedColumn = (column: SQL): SQL => sql`replace(${column}, 'ς', 'σ')`;

/** What somebody looks for, as the two above write text. */
export const foldedWord = (word: string): string => foldText(word).replaceAll('ς', 'σ');

/** Text in front of which and behind which `%` may stand: LIKE takes it as it is. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** PostgreSQL's expressions know no \p{M}: the same characters as ranges, put together at first use. */
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
/** Behind the last one of scripts that people write today; U+E0100 and later select variants of ideographs. */
const LAST_MARK = 0x1e94f;
/** What JavaScript takes for space and NFKD has not made one of. */
const SPACES = '[\\s\u1680\u2028\u2029\uFEFF]+';
