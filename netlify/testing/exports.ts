import { unzipSync } from 'fflate';
import { privacyContract } from '../../src/contracts/privacy';
import { exportJobs } from '../features/privacy/exports/export-maker-wiring';
import type { makeClient } from './call';
import { asOwner } from './database';

/** Requests an export, does the worker's part, and fetches and unpacks all of its zip files. */
export async function exportAll(client: Client, scope: 'workspace' | 'account') {
  const asked = (await client.call('privacy', privacyContract.createExport, { scope })).body.data;
  await exportJobs().make(await payloadOf(asked.id));
  return unpack(client, asked.id);
}

export async function unpack(client: Client, exportId: string): Promise<Opened> {
  const item = (await client.call('privacy', privacyContract.listExports, {})).body.data.items.find(
    ({ id }: { id: string }) => id === exportId,
  );
  const files: Record<string, Uint8Array> = {};
  for (const [n] of item.parts.entries()) {
    const { response } = await client.call('privacy', privacyContract.getExportPart, { exportId, part: n + 1 });
    Object.assign(files, unzipSync(new Uint8Array(await response.arrayBuffer())));
  }
  const text = (path: string) => new TextDecoder().decode(files[path]);
  return { item, files, text, json: (path: string) => JSON.parse(text(path)) };
}

export async function payloadOf(exportId: string): Promise<{ workspaceId: string; exportId: string }> {
  const [row] = await asOwner<{ workspace_id: string }>('SELECT workspace_id FROM data_exports WHERE id = $1', [
    exportId,
  ]);
  return { workspaceId: row!.workspace_id, exportId };
}

export interface Opened {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into replies of every shape
  item: any;
  files: Record<string, Uint8Array>;
  text(path: string): string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and into files of every shape
  json(path: string): any;
}

type Client = Pick<ReturnType<typeof makeClient>, 'call'>;
