import type { ImportColumn } from '../../../../src/contracts/imports';
import type { ConsentChannel } from '../../../../src/domain/consent';
import type { ContactStatus } from '../../../../src/domain/contact';
import type { ImportEncoding, ImportMode } from '../../../../src/domain/contact-import';
import type { Delimiter } from './import-file';

/** The user's choices, as stored with the import. */
export interface ImportSettings {
  columns: ImportColumn[];
  encoding?: ImportEncoding | undefined;
  delimiter?: Delimiter | undefined;
  hasHeader: boolean;
  mode: ImportMode;
  status: ContactStatus;
  tags: string[];
  consent?: { channels: ConsentChannel[]; proof: string } | undefined;
}
