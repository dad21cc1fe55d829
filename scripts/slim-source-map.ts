/**
 * A source map (ECMA-426) for stacks in the log, at about a tenth of its size: one segment per change of our own
 * line. Package code has no source, and names and texts are dropped: functions are shipped with these maps.
 */
export function slimSourceMap(map: SourceMap): SourceMap {
  const sources: string[] = [];
  const indexOf = new Map<number, number>();
  const ownIndex = (index: number): number => {
    const known = indexOf.get(index);
    if (known !== undefined) return known;
    const source = map.sources[index]!;
    const own = /(^|\/)node_modules\/|^<|^\0/.test(source) ? FOREIGN : sources.push(source) - 1;
    indexOf.set(index, own);
    return own;
  };
  const [read, written] = [
    { source: 0, line: 0, column: 0 },
    { source: 0, line: 0, column: 0 },
  ];
  let last = '';
  const lines = map.mappings.split(';').map((line) => {
    let [readAt, writtenAt] = [0, 0];
    return line
      .split(',')
      .filter(Boolean)
      .flatMap((segment) => {
        const [at = 0, source, originalLine = 0, originalColumn = 0] = decode(segment);
        readAt += at;
        if (source !== undefined) {
          read.source += source;
          read.line += originalLine;
          read.column += originalColumn;
        }
        const own = source === undefined ? FOREIGN : ownIndex(read.source);
        const place = own === FOREIGN ? '' : `${own}:${read.line}`;
        if (place === last) return [];
        last = place;
        const fields =
          own === FOREIGN
            ? [readAt - writtenAt]
            : [readAt - writtenAt, own - written.source, read.line - written.line, read.column - written.column];
        writtenAt = readAt;
        if (own !== FOREIGN) Object.assign(written, { source: own, line: read.line, column: read.column });
        return [fields.map(encode).join('')];
      })
      .join(',');
  });
  return { version: 3, sources, names: [], mappings: lines.join(';') };
}

/**
 * Base64 VLQ: five bits per character, the least significant first; bit 6 says that more follow, a number's
 * first bit is its sign.
 */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

function encode(number: number): string {
  let text = '';
  let left = number < 0 ? (-number << 1) | 1 : number << 1;
  do {
    const digit = left & 31;
    left >>>= 5;
    text += DIGITS[left > 0 ? digit | 32 : digit];
  } while (left > 0);
  return text;
}

const FOREIGN = -1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface SourceMap {
  version: number;
  sources: string[];
  names: string[];
  mappings: string;
}
