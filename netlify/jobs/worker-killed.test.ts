import { privacyContract } from '../../src/contracts/privacy';
import { HOUR_MS } from '../../src/domain/duration';
import { inWorkspace } from '../database/client';
import { mediaStorage } from '../features/file/storage-wiring';
import {
  automationIn,
  mailsOf,
  runsOf,
  send,
  tagContact,
  useOwnAutomations,
} from '../testing/builders/running-automations';
import { readersIn } from '../testing/builders/sent-campaigns';
import { workspaceOf } from '../testing/builders/stored-contact';
import { addTag } from '../testing/contacts';
import { asOwner, useDatabase } from '../testing/database';
import { unpack } from '../testing/exports';
import { killInTheMiddle } from '../testing/killed-worker';
import { registerBusy } from '../testing/world';
import { advanceAutomations } from '../features/automations/automations-jobs';
import { deleteEnded } from '../features/privacy/privacy-jobs';
import { enqueue } from '../queue/enqueue';

useDatabase();
useOwnAutomations();

/** Without what the worker empties of every workspace once a minute. */
const placesWith = async (workspaceId: string): Promise<string[]> => {
  const tables = await asOwner<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name) WHERE column_name = 'workspace_id' AND t.table_type = 'BASE TABLE' AND table_schema = 'public' AND table_name NOT IN ('event_inbox', 'event_stale_days') ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await asOwner(`SELECT 1 FROM ${name} WHERE workspace_id = $1 LIMIT 1`, [workspaceId])).length > 0)
      found.push(name);
  return found;
};
const filesOf = async (folder: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(folder)) keys.push(...batch);
  return keys;
};

it('an automation whose worker was killed in the midst of a batch lets everybody in once and sends everybody one mail', async () => {
  const PEOPLE = 450;
  const workspaceId = await workspaceOf();
  const people = await readersIn(workspaceId, PEOPLE);
  const tagId = await addTag(workspaceId, 'Regular');
  const { campaignId } = await automationIn(workspaceId, {
    trigger: { on: 'tag', tagId },
    mails: ['Hello'],
    steps: ([hello]) => [send(hello)],
    since: new Date(Date.now() - HOUR_MS),
  });
  await tagContact(workspaceId, tagId, ...people);
  await killInTheMiddle({
    job: advanceAutomations.name,
    hold: 'SELECT 1 FROM contacts WHERE workspace_id = $1 AND id = $2 FOR UPDATE',
    values: [workspaceId, people[300]],
    begin: () => inWorkspace(workspaceId, (tx) => enqueue(tx, advanceAutomations, {})),
    isOver: async () => (await runsOf(campaignId)).length >= PEOPLE && (await mailsOf(campaignId)).length >= PEOPLE,
  });
  const [runs, mails] = [await runsOf(campaignId), await mailsOf(campaignId)];
  expect([runs.length, new Set(runs.map((run) => run.contact_id)).size, mails.length, new Set(mails).size]).toEqual([
    PEOPLE,
    PEOPLE,
    PEOPLE,
    PEOPLE,
  ]);
});

it('an export whose worker was killed half-way is made anew, whole, and leaves no part of the first try', async () => {
  const owner = await registerBusy();
  await asOwner('DELETE FROM data_exports WHERE workspace_id = $1', [owner.workspaceId]);
  let exportId = '';
  const found = async () =>
    (await owner.call('privacy', privacyContract.listExports, {})).body.data.items.find(
      ({ id }: { id: string }) => id === exportId,
    );
  await killInTheMiddle({
    job: 'make-export',
    hold: 'LOCK TABLE pieces IN ACCESS EXCLUSIVE MODE',
    begin: async () =>
      (exportId = (await owner.call('privacy', privacyContract.createExport, { scope: 'workspace' })).body.data
        .id as string),
    isOver: async () => (await found())?.state === 'ready',
  });
  const { item, files } = await unpack(owner, exportId);
  expect([Object.keys(files).length > 5, (await filesOf(`exports/${owner.workspaceId}`)).length]).toEqual([
    true,
    item.parts.length,
  ]);
});

it('a deletion whose worker was killed in the midst of it is finished by the next, and touches nobody else', async () => {
  const [gone, stays] = [await registerBusy(), await registerBusy()];
  const before = await placesWith(stays.workspaceId);
  await mediaStorage().write(`files/${gone.workspaceId}/upload.gif`, new Uint8Array([1]));
  await asOwner("UPDATE workspaces SET deletes_at = now() - interval '1 minute' WHERE workspace_id = $1", [
    gone.workspaceId,
  ]);
  await killInTheMiddle({
    job: deleteEnded.name,
    hold: 'SELECT 1 FROM pieces WHERE workspace_id = $1 FOR UPDATE',
    values: [gone.workspaceId],
    begin: () => inWorkspace(gone.workspaceId, (tx) => enqueue(tx, deleteEnded, {})),
    isOver: async () =>
      (
        await asOwner(
          'SELECT 1 FROM workspaces WHERE workspace_id = $1 UNION ALL SELECT 1 FROM auth.organization WHERE id = $1',
          [gone.workspaceId],
        )
      ).length === 0,
  });
  expect([await placesWith(gone.workspaceId), await filesOf(`files/${gone.workspaceId}`)]).toEqual([
    expect.not.arrayContaining(['public.pieces', 'public.contacts', 'public.creations']),
    [],
  ]);
  expect(await placesWith(stays.workspaceId)).toEqual(before);
});
