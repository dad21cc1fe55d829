import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsWords, workspaceContents } from '../../../../src/domain/workspace-contents';
import { asOwner, useDatabase } from '../../../testing/database';
import { legalFiles } from '../../site/site-content';
import { readLegal } from '../../site/site-legal';
import { exportRowsRepository } from './export-rows-repository';
import { leftOutTables } from './workspace-export-tables';

useDatabase();

const named = [...new Set(Object.values<readonly string[]>(workspaceContents).flat())].sort();

it('every exported table has its noun in the words about exports and deletions, and none is named that is not written', async () => {
  expect((await exportRowsRepository.listTables()).map(({ name }) => name).sort()).toEqual(named);
});

it('every table that a deletion empties is named, or is among those that an export explains leaving out', async () => {
  const emptied = await asOwner<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace AND a.attname = 'workspace_id' AND NOT a.attisdropped`);
  expect(emptied.map(({ name }) => name).filter((name) => !named.includes(name) && !leftOutTables.get(name))).toEqual(
    [],
  );
});

it('the privacy policy lists them, contacts and campaigns too', () => {
  const details = { operatorName: null, operatorEmail: null, operatorAddress: null };
  expect(contentsWords()).toMatch(/contacts.*campaigns.*automations/);
  expect(JSON.stringify(readLegal(legalFiles.privacyPolicy, details))).toContain(
    `Then everything in it goes: ${contentsWords()}, and with them exports`,
  );
  expect(readFileSync(join(__dirname, '../../../../content/legal/privacy-policy.md'), 'utf8')).not.toMatch(
    /goes: profile/,
  );
});
