import type { FileType } from '../../src/domain/file-purpose';

/** Says what a file is by its bytes alone. */
export interface FileInspector {
  inspect(bytes: Uint8Array): Promise<Inspection>;
}

/**
 * `picture`: well formed from its first to its last byte. `markup`: a text that a browser could run or draw (SVG, HTML,
 * XML, a script). `mixed`: begins as one type and holds another. `broken`: begins like a picture and does not
 * go on as one. `unknown`: anything else.
 */
export type Inspection =
  | { kind: 'picture'; type: FileType; width: number; height: number }
  | { kind: 'markup' | 'mixed' | 'broken' | 'unknown' };
