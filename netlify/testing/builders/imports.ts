import { importsContract, type ImportColumn, type ImportFault } from '../../../src/contracts/imports';
import { importLimits } from '../../../src/domain/contact-import';
import { importRunner } from '../../features/imports/imports-wiring';
import { asOwner } from '../database';
import { register } from '../world';

/**
 * A registered owner who imports contacts: real rows, real storage, and a runner with batches as small as the
 * test wants.
 */
export async function openImporter({ batchRows = 3, ...other }: Parameters<typeof importRunner>[0] = {}) {
  const owner = await register();
  const { workspaceId } = owner;
  const runner = importRunner({ batchRows, ...other });
  const endpoints = importsContract;

  /** Uploads a whole file, like the page. */
  async function bring(content: string | Uint8Array, name = 'customers.csv'): Promise<string> {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const { body } = await owner.call('imports', endpoints.createImport, { name, bytes: bytes.byteLength });
    for (let part = 1; part <= body.data.parts; part += 1) {
      await owner.call('imports', endpoints.updateImportPart, {
        importId: body.data.id,
        part,
        bytes: bytes.subarray((part - 1) * importLimits.partBytes, part * importLimits.partBytes),
      });
    }
    return body.data.id;
  }

  const preview = async (importId: string, input = {}) =>
    (await owner.call('imports', endpoints.getImportPreview, { importId, ...input })).body;
  const get = async (importId: string) => (await owner.call('imports', endpoints.getImport, { importId })).body.data;

  /** Uploads a file, keeps the detected columns, and runs the check or import to its end. */
  async function take(content: string | Uint8Array, { check = false, columns, name, ...settings }: Settings = {}) {
    const importId = await bring(content, name);
    const found = columns ?? (await preview(importId)).data?.columns ?? [{ column: 0, target: 'email' as const }];
    const { body, status } = await owner.call('imports', check ? endpoints.checkImport : endpoints.startImport, {
      importId,
      columns: found,
      ...settings,
    });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    await runner.run({ workspaceId, importId });
    return get(importId);
  }

  const rows = <R extends Record<string, unknown>>(text: string) => asOwner<R>(text, [workspaceId]);
  return {
    ...owner,
    runner,
    bring,
    preview,
    get,
    take,
    check: (content: string | Uint8Array, settings: Settings = {}) => take(content, { ...settings, check: true }),
    undo: async (importId: string) => {
      const reply = await owner.call('imports', endpoints.undoImport, { importId });
      await runner.run({ workspaceId, importId });
      return reply.status === 200 ? get(importId) : reply.body;
    },
    errors: async (importId: string): Promise<ImportFault[]> =>
      (await owner.call('imports', endpoints.listImportErrors, { importId })).body.data.items,
    /** The current list, by name and email. */
    people: () =>
      rows<StoredPerson>(`
      SELECT c.name, c.company, c.status, c.value::int AS value, c.custom, c.email_consent AS consent, c.last_contact_at AS last,
        coalesce((SELECT array_agg(p.value ORDER BY p.kind, p.position) FROM contact_points p WHERE p.workspace_id = c.workspace_id AND p.contact_id = c.id), '{}') AS points,
        coalesce((SELECT array_agg(t.name ORDER BY t.name) FROM contact_tags ct JOIN tags t ON t.workspace_id = ct.workspace_id AND t.id = ct.tag_id WHERE ct.workspace_id = c.workspace_id AND ct.contact_id = c.id), '{}') AS tags,
        coalesce((SELECT array_agg(e.text ORDER BY e.text) FROM contact_events e WHERE e.workspace_id = c.workspace_id AND e.contact_id = c.id AND e.kind = 'note'), '{}') AS notes
      FROM contacts c WHERE c.workspace_id = $1 ORDER BY points, c.name`),
    /** The list's counts, which must always agree with its rows. */
    counts: async () =>
      Object.fromEntries(
        (
          await rows<{ kind: string; sum: number }>(
            `SELECT kind, sum(step)::int AS sum FROM contact_counts WHERE workspace_id = $1 AND kind NOT LIKE 'tag:%' GROUP BY kind HAVING sum(step) <> 0 ORDER BY kind`,
          )
        ).map(({ kind, sum }) => [kind.replace(/^month:.*/, 'month'), sum]),
      ),
    ledger: () =>
      rows<{ channel: string; state: string; proof: string; point: string }>(
        'SELECT channel, state, proof, point FROM consents WHERE workspace_id = $1 ORDER BY at, id',
      ),
    activityTitles: async () =>
      (
        await rows<{ title: string }>(
          "SELECT title FROM activities WHERE workspace_id = $1 AND link LIKE '%contacts%' ORDER BY created_at, id",
        )
      ).map(({ title }) => title),
    rows,
  };
}

export interface Settings {
  check?: boolean;
  name?: string;
  columns?: ImportColumn[];
  mode?: 'create-and-update' | 'create-only' | 'update-only';
  status?: 'customer' | 'lead' | 'prospect';
  tags?: string[];
  hasHeader?: boolean;
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'windows-1250'
    | 'windows-1251'
    | 'shift_jis'
    | 'gb18030';
  delimiter?: ',' | ';' | '\t' | '|';
  consent?: { channels: ('email' | 'sms' | 'voice')[]; proof: string };
}

export interface StoredPerson extends Record<string, unknown> {
  name: string;
  company: string;
  status: string;
  value: number | null;
  custom: Record<string, unknown>;
  consent: string | null;
  last: Date | null;
  points: string[];
  tags: string[];
  notes: string[];
}
