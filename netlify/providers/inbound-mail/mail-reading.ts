import { runHeavy } from '../../heavy/heavy-work';
import type { ReadMail } from '../../ports/mail-reader';
import { readMail } from './read-mail';

/** Reads a raw mail when it is its turn, in another thread where there are some. */
export const readRawMail = (bytes: Uint8Array): Promise<ReadMail> => runHeavy(readMail, { bytes });
