import { existsSync, renameSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { claimFolder, stopLeftoverServer } from '../netlify/database/embedded-leftovers';
import { loadEnvFile } from './prepare-runtime';

/** `npm run db:reset`: the next start begins with empty data. Existing data is moved aside, never deleted. */
try {
  loadEnvFile();
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  if (process.env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: we will not empty that database. Drop it and create it again with its own tools, then run `npm run db:migrate`.',
    );
  if (!existsSync(dataDir)) throw new Error(`There is nothing to reset: ${dataDir} does not exist.`);
  const release = claimFolder(dataDir);
  await stopLeftoverServer(join(dataDir, 'postgres')).finally(release);
  const aside = `${dataDir}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(dataDir, aside);
  const shown = (folder: string): string => relative('.', folder) || folder;
  console.log(
    [
      `The data is now in ${shown(aside)}; the next start begins empty, with a new root secret.`,
      `Delete that folder when you are sure. To have it back: stop the product, remove ${shown(dataDir)} and rename the folder back.`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
