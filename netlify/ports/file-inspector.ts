import type { AttachmentType } from '../../src/domain/attachment';
import type { FileType } from '../../src/domain/file-purpose';

/** Detects a file's type from its bytes alone. */
export interface FileInspector {
  inspect(bytes: Uint8Array): Promise<Inspection>;
}

/**
 * `picture`: well-formed from the first to the last byte. `markup`: text that a browser could run or draw (SVG,
 * HTML, XML, a script). `mixed`: begins as one type and contains another. `broken`: begins like a picture but is
 * damaged. `unknown`: anything else.
 */
export type Inspection =
  | { kind: 'picture'; type: FileType; width: number; height: number }
  | { kind: 'markup' | 'mixed' | 'broken' | 'unknown' };

/** Detects what a message may carry, from its bytes; null for anything else, and for what a browser could run. */
export interface AttachmentInspector {
  inspect(bytes: Uint8Array, claimed: string): Promise<AttachmentType | null>;
}
