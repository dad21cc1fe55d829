import type { ContactImport, ImportColumn } from '../../../src/contracts/imports';
import type { Actor } from '../../../src/domain/activity';
import { importLimits, type ImportFaultKind, type ImportTarget } from '../../../src/domain/contact-import';
import { retentionMs } from '../../../src/domain/retention';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { StoragePort } from '../../ports/storage';
import { importFolder, importPartKey, partsOf } from './reading/import-file';
import type { ImportSettings } from './reading/import-settings';
import type { ImportRow, ImportsRepository } from './imports-repository';

/** Imports as people upload, start, follow, stop and undo them. The work itself is in import-runner-service. */
export function makeImportsService({ repository, storage, clock, ids }: Dependencies) {
  async function find(workspaceId: string, importId: string): Promise<ImportRow> {
    const row = await repository.find(workspaceId, importId);
    if (!row) throw notFound('import');
    return row;
  }

  async function clear(workspaceId: string, importId: string): Promise<void> {
    for await (const keys of storage.list(importFolder(workspaceId, importId)))
      for (const key of keys) await storage.remove(key);
  }

  async function requireSettings(workspaceId: string, { columns }: ImportSettings): Promise<void> {
    const wrong = (sentence: string): AppError =>
      new AppError('invalid_request', sentence, { fields: { columns: sentence } });
    if (new Set(columns.map(({ column }) => column)).size < columns.length)
      throw wrong('A column can fill only one field.');
    if (!columns.some(({ target }) => NAMING.includes(target)))
      throw wrong('Choose which column contains the name, email, phone or company.');
    const asked = columns.flatMap(({ target }) => (typeof target === 'object' ? target.fieldId : []));
    const known = asked.length === 0 ? [] : (await repository.listFields(workspaceId)).map(({ id }) => id);
    if (asked.some((fieldId) => !known.includes(fieldId)))
      throw wrong('One of the custom fields has been deleted. Choose the columns again.');
  }

  async function begin(
    workspaceId: string,
    { importId, ...settings }: ImportSettings & { importId: string },
    state: 'checking' | 'importing',
  ): Promise<ContactImport> {
    const row = await find(workspaceId, importId);
    if (row.state === state && row.dryRun === (state === 'checking')) return present(row); // requested twice
    await requireSettings(workspaceId, settings);
    const begun = await repository.begin(workspaceId, importId, { from: canBegin, state, settings, now: clock.now() });
    if (!begun) throw new AppError('conflict', refusalOf(row));
    return present(begun);
  }

  return {
    async list(
      workspaceId: string,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<{ items: ContactImport[]; nextCursor: string | null }> {
      const { rows, nextCursor } = await repository.list(workspaceId, query);
      return { items: rows.map(present), nextCursor };
    },

    get: async (workspaceId: string, importId: string): Promise<ContactImport> =>
      present(await find(workspaceId, importId)),

    create: async (
      workspaceId: string,
      { name, bytes }: { name: string; bytes: number },
      actor: Actor,
    ): Promise<ContactImport> =>
      present(
        await repository.create({
          workspaceId,
          id: ids.id(),
          name: name || 'Contacts',
          state: 'uploading',
          bytes,
          actorId: actor.id,
          actorName: actor.name,
          createdAt: clock.now(),
        }),
      ),

    /**
     * Throws `invalid_request` for a part number or length that does not fit the file, `conflict` once the file is
     * being read.
     */
    async keepPart(
      workspaceId: string,
      importId: string,
      part: number,
      content: Uint8Array,
    ): Promise<{ part: number }> {
      const { bytes, state } = await find(workspaceId, importId);
      const parts = partsOf(bytes);
      if (part > parts)
        throw new AppError('invalid_request', `This file has ${parts} ${parts === 1 ? 'part' : 'parts'}.`);
      const expected = part < parts ? importLimits.partBytes : bytes - (parts - 1) * importLimits.partBytes;
      if (content.byteLength !== expected)
        throw new AppError(
          'invalid_request',
          `Part ${part} should be ${expected} bytes, but ${content.byteLength} arrived.`,
        );
      if (!BRINGING.includes(state)) throw tooLate();
      await storage.write(importPartKey(workspaceId, importId, part), content);
      if (!(await repository.addPart(workspaceId, importId, part, parts))) throw tooLate();
      return { part };
    },

    check: (workspaceId: string, input: ImportSettings & { importId: string }): Promise<ContactImport> =>
      begin(workspaceId, input, 'checking'),
    start: (workspaceId: string, input: ImportSettings & { importId: string }): Promise<ContactImport> =>
      begin(workspaceId, input, 'importing'),

    async cancel(workspaceId: string, importId: string): Promise<ContactImport> {
      const cancelled = await repository.cancel(workspaceId, importId, clock.now());
      if (cancelled) return present(cancelled);
      const row = await find(workspaceId, importId);
      if (row.state === 'cancelled') return present(row);
      throw new AppError(
        'conflict',
        row.state === 'undoing' ? 'An undo can’t be stopped once it has started.' : 'This import is not running.',
      );
    },

    async undo(workspaceId: string, importId: string): Promise<ContactImport> {
      const row = await find(workspaceId, importId);
      if (row.state === 'undoing' || row.state === 'undone') return present(row);
      if (!canUndo(row))
        throw new AppError(
          'conflict',
          row.undoable ? 'This import is still running. Stop it first.' : 'This import has nothing to undo.',
        );
      const begun = await repository.begin(workspaceId, importId, {
        from: ({ state, dryRun }) => UNDOABLE.includes(state) && !dryRun,
        state: 'undoing',
        now: clock.now(),
      });
      if (!begun) throw new AppError('conflict', 'This import has changed in the meantime. Reload the page.');
      return present(begun);
    },

    async remove(workspaceId: string, importId: string): Promise<{ id: string }> {
      await find(workspaceId, importId);
      if (!(await repository.remove(workspaceId, importId)))
        throw new AppError('conflict', 'You can’t remove an import that has started, but you can undo it.');
      await clear(workspaceId, importId).catch(() => undefined); // deleted with the workspace at the latest
      return { id: importId };
    },

    async listErrors(
      workspaceId: string,
      importId: string,
      {
        cursor,
        kind,
        cause,
        limit,
      }: { cursor?: string | undefined; kind?: ImportFaultKind | undefined; cause?: string | undefined; limit: number },
    ) {
      await find(workspaceId, importId);
      const { rows, nextCursor } = await repository.listErrors(workspaceId, importId, { cursor, kind, cause, limit });
      return { items: rows.map(presentFault), nextCursor };
    },

    async listCauses(workspaceId: string, importId: string) {
      await find(workspaceId, importId);
      return { items: await repository.listCauses(workspaceId, importId, { causes: CAUSES, lines: FIRST_LINES }) };
    },

    /** Every refused row and left-out value, page by page, for a file. */
    async findErrors(
      workspaceId: string,
      importId: string,
    ): Promise<{ name: string; pages: AsyncIterable<{ line: number; reason: string; row: string }[]> }> {
      const { name } = await find(workspaceId, importId);
      async function* pages() {
        let cursor: string | undefined;
        do {
          const { rows, nextCursor } = await repository.listErrors(workspaceId, importId, {
            cursor,
            limit: ERROR_PAGE,
          });
          if (rows.length > 0) yield rows;
          cursor = nextCursor ?? undefined;
        } while (cursor !== undefined);
      }
      return { name, pages: pages() };
    },

    /**
     * Deletes the files of imports that ended a week ago, and of those never started; files first, so that a
     * remaining row is found again.
     */
    async tidy(): Promise<void> {
      const before = new Date(clock.now().getTime() - retentionMs('importFiles'));
      for (;;) {
        const old = await repository.listOld({ ended: before, begun: before }, TIDY_BATCH);
        for (const row of old) {
          await clear(row.workspaceId, row.id);
          await repository.forgetFile(row);
        }
        if (old.length < TIDY_BATCH) return;
      }
    },
  };
}

const presentFault = ({
  line,
  kind,
  reason,
  place,
  value,
  row,
}: Awaited<ReturnType<ImportsRepository['listErrors']>>['rows'][number]) => ({
  line,
  kind,
  reason,
  column: place,
  value,
  row,
});

const present = (row: ImportRow): ContactImport => ({
  id: row.id,
  name: row.name,
  state: row.state,
  bytes: row.bytes,
  partBytes: importLimits.partBytes,
  parts: partsOf(row.bytes),
  partsHere: row.partsHere,
  progress: row.progress,
  counts: {
    rows: row.rows,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    skipped: row.skipped,
    failed: row.failed,
  },
  warnings: row.warnings,
  excluded: row.excluded,
  cause: row.cause,
  dryRun: row.dryRun,
  canUndo: canUndo(row),
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  actor: row.actorName,
});

const canUndo = ({ state, dryRun, undoable, created, updated }: ImportRow): boolean =>
  UNDOABLE.includes(state) && !dryRun && undoable && created + updated > 0;

/** A failed or stopped check has written nothing, and an undone import counts as never imported. */
const canBegin = ({ state, dryRun }: Pick<ImportRow, 'state' | 'dryRun'>): boolean =>
  ['ready', 'checked', 'undone'].includes(state) || ((state === 'failed' || state === 'cancelled') && dryRun);

function refusalOf({ state }: ImportRow): string {
  if (state === 'uploading') return 'Some parts of this file have not been uploaded.';
  if (state === 'checking' || state === 'importing' || state === 'undoing')
    return 'This file is already being processed.';
  return 'This file has already been imported. Choose it again to import it once more.';
}

const tooLate = (): AppError => new AppError('conflict', 'This file is already being processed. Start another import.');

const NAMING: readonly (ImportTarget | ImportColumn['target'])[] = [
  'name',
  'first-name',
  'last-name',
  'email',
  'phone',
  'company',
];
const BRINGING: readonly ImportRow['state'][] = ['uploading', 'ready'];
const UNDOABLE: readonly ImportRow['state'][] = ['done', 'cancelled', 'failed'];
const ERROR_PAGE = 1_000;
const CAUSES = 100;
const FIRST_LINES = 5;
const TIDY_BATCH = 100;

export type ImportsService = ReturnType<typeof makeImportsService>;

interface Dependencies {
  repository: ImportsRepository;
  storage: Pick<StoragePort, 'write' | 'remove' | 'list'>;
  clock: Clock;
  ids: Ids;
}
