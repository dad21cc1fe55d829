import { hash } from 'node:crypto';

/**
 * Counts the rows of a COPY text stream (one per line; line breaks inside values are escaped) and sums their
 * hashes, so that equal tables have equal digests in whatever order they are read. It detects loss and
 * corruption, not forgery.
 */
export function makeRowDigest(): RowDigest {
  let rows = 0;
  let rest: Buffer = Buffer.alloc(0);
  const lanes: [bigint, bigint] = [0n, 0n];
  return {
    add(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, start)) {
        const row = hash('sha256', bytes.subarray(start, end), 'buffer');
        lanes[0] = BigInt.asUintN(64, lanes[0] + row.readBigUInt64LE(0));
        lanes[1] = BigInt.asUintN(64, lanes[1] + row.readBigUInt64LE(8));
        rows += 1;
        start = end + 1;
      }
      rest = Buffer.from(bytes.subarray(start)); // a copy, because the chunk's memory belongs to the socket
    },
    result: () => ({ rows, digest: lanes.map((lane) => lane.toString(16).padStart(16, '0')).join('') }),
  };
}

const LINE_END = 0x0a;

export interface RowDigest {
  add(chunk: Buffer): void;
  /** 32 hexadecimal digits; zeros when there are no rows. */
  result(): { rows: number; digest: string };
}
