import { restoreDatabase, type RestoreOptions, type Restored } from '../database/backup/restore-backup';
import { migrateDatabase } from '../database/migrate';
import { allJobs } from './jobs-wiring';

/** Migrates a database to this version's schema, with a queue for each of its jobs: see `migrateDatabase`. */
export const migrate = (databaseUrl: string, folder?: string): Promise<string[]> =>
  migrateDatabase(databaseUrl, jobs, folder);

/** Restores a backup, with a queue for each of this version's jobs: see `restoreDatabase`. */
export const restoreBackup = (options: Omit<RestoreOptions, 'jobs'>): Promise<Restored> =>
  restoreDatabase({ ...options, jobs });

const jobs = allJobs.map(({ job }) => job);
