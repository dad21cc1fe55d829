import type { ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { countryOf } from '../../../../src/domain/calendar/country';
import { contactLimits } from '../../../../src/domain/contact';
import { importLimits } from '../../../../src/domain/contact-import';
import { activityEvents } from '../../../../src/domain/activity-events';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Digest } from '../../../ports/digest';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { CsvRecord } from '../reading/import-csv-reader';
import { countsOf, type BatchEnd } from './import-batch';
import { faultsOf, warningsIn } from '../reading/import-faults';
import type { ImportBatchRepository } from './import-batch-repository';
import { detectEncoding } from '../reading/import-encoding';
import {
  detectDelimiter,
  importPartKey,
  MissingPart,
  partsOf,
  readHeaders,
  readRecords,
  type Delimiter,
} from '../reading/import-file';
import type { ImportAttempt, ImportJobRepository, TakenImport } from './import-job-repository';
import { mergeRows, type MergePlan, type NumberedRow, type Outcome } from './import-merge';
import { makeImportRehearsal } from '../import-rehearsal';
import { makeRowReader, type RowPlan } from '../reading/import-row';
import type { ImportUndoRepository } from './import-undo-repository';

/**
 * The job behind checks, imports and undos. The file is streamed and processed in batches, each a transaction; a
 * run that was cut off reads the file again and skips what is done. A fault that a retry would not fix ends the
 * import with a sentence; any other is left to the next attempt.
 */
export function makeImportRunner({
  jobs,
  batches,
  undos,
  storage,
  readPoint,
  digest,
  batchRows,
  handOverMs,
  clock,
  ids,
  log,
}: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent, actor?: { id: string; name: string }): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    at: clock.now(),
    ...(actor && { actor }),
  });
  const actorOf = ({ actorId, actorName }: TakenImport) => (actorId ? { id: actorId, name: actorName } : undefined);

  async function formOf(
    row: TakenImport,
  ): Promise<{ encoding: Parameters<typeof readRecords>[0]['encoding']; delimiter: Delimiter }> {
    const { encoding, delimiter } = row.settings!;
    if (encoding && delimiter) return { encoding, delimiter };
    const start = await storage.read(importPartKey(row.workspaceId, row.id, 1));
    if (!start) throw new MissingPart(1);
    const found = detectEncoding(start);
    if ('refusal' in found) throw new AppError('invalid_request', found.refusal);
    const text = new TextDecoder(encoding ?? found.encoding).decode(start.subarray(0, LOOK_BYTES), { stream: true });
    return {
      encoding: encoding ?? found.encoding,
      delimiter: delimiter ?? detectDelimiter(text, start.byteLength <= LOOK_BYTES),
    };
  }

  /** Before anything is written: a file with too many rows is refused as a whole, not cut. */
  async function requireRows(row: TakenImport, form: Awaited<ReturnType<typeof formOf>>): Promise<void> {
    let records = 0;
    for await (const { records: more } of readRecords({ file: row, storage, ...form })) {
      records += more.length;
      if (records > importLimits.rows + (row.settings!.hasHeader ? 1 : 0))
        throw new AppError(
          'invalid_request',
          `This file has more than ${importLimits.rows.toLocaleString('en')} rows. Split it and import the parts one after another.`,
        );
    }
    if (records <= (row.settings!.hasHeader ? 1 : 0))
      throw new AppError(
        'invalid_request',
        records === 0 ? 'This file is empty.' : 'This file has a header and no rows below it.',
      );
  }

  /** Batches of numbered records after those already imported. The header counts as a record but is in no batch. */
  async function* batchesOf(
    row: TakenImport,
    form: Awaited<ReturnType<typeof formOf>>,
  ): AsyncGenerator<{ records: (CsvRecord & { record: number })[]; done: number; bytes: number }> {
    let seen = 0;
    let waiting: (CsvRecord & { record: number })[] = [];
    for await (const { records, bytes } of readRecords({ file: row, storage, ...form })) {
      for (const record of records) {
        seen += 1;
        if (seen <= row.doneRecords || (seen === 1 && row.settings!.hasHeader)) continue;
        waiting.push({ ...record, record: seen });
        if (waiting.length < batchRows) continue;
        yield { records: waiting, done: seen, bytes };
        waiting = [];
      }
    }
    if (waiting.length > 0) yield { records: waiting, done: seen, bytes: row.bytes };
  }

  async function goThrough(row: TakenImport, attempt: ImportAttempt): Promise<'done' | 'gone' | 'handed over'> {
    const form = await formOf(row);
    if (row.doneRecords === 0) await requireRows(row, form);
    const started = clock.now().getTime();
    const settings = row.settings!;
    const headers = settings.hasHeader ? await readHeaders({ file: row, storage, ...form }) : [];
    const plan: RowPlan = {
      columns: settings.columns,
      fields: row.fields,
      headers,
      country: countryOf(row.zone),
      zone: row.zone,
      digest,
      readPoint: (kind, text) => readPoint(kind, text, countryOf(row.zone)),
    };
    const read = makeRowReader(plan);
    const merging: MergePlan = {
      mode: settings.mode,
      tags: settings.tags,
      consent: settings.consent?.channels ?? [],
      noteHash: digest,
      newPerson: ({ key }) => ({
        id: ids.id(),
        isNew: true,
        madeHere: true,
        key,
        met: true,
        name: '',
        company: '',
        status: settings.status,
        value: null,
        lastContactAt: null,
        points: [],
        tags: [],
        custom: {},
        consents: { email: null, sms: null, voice: null },
        notes: [],
        newTags: [],
        newNotes: [],
        newConsents: [],
      }),
    };
    const rehearsal = row.dryRun ? makeImportRehearsal() : null;
    const rehearse = async (rows: NumberedRow[], end: (outcomes: readonly Outcome[]) => BatchEnd): Promise<boolean> => {
      const merged = mergeRows(rows, rehearsal!.overlay(await batches.read(attempt, rows), rows), merging);
      rehearsal!.keep(merged);
      return batches.note(attempt, end(merged.outcomes));
    };
    let from = row.doneRecords;
    // The database works on one batch while the next is read.
    let writing = Promise.resolve(true);
    for await (const { records, done, bytes } of batchesOf(row, form)) {
      const rows = records.map((record): NumberedRow => ({
        record: record.record,
        line: record.line,
        ...read(record),
      }));
      const end = (outcomes: readonly Outcome[]): BatchEnd => ({
        counts: countsOf(outcomes),
        faults: faultsOf(outcomes, records, form.delimiter),
        faultLimit: importLimits.errors,
        warnings: warningsIn(outcomes),
        excluded: outcomes.filter(({ excluded }) => excluded).length,
        doneRecords: done,
        progress: Math.min(99, Math.floor((bytes / row.bytes) * 100)),
      });
      if (!(await writing)) return 'gone';
      // A check keeps its findings in memory and cannot be handed over; it is quick.
      if (!row.dryRun && from > row.doneRecords && clock.now().getTime() - started > handOverMs) {
        await jobs.handOver(attempt);
        return 'handed over';
      }
      if (rehearsal) writing = rehearse(rows, end);
      else {
        const batch = {
          from,
          rows,
          plan: merging,
          now: clock.now(),
          file: row.name,
          source: row.name.slice(0, contactLimits.source) || 'Import',
          proof: settings.consent?.proof ?? '',
          actor: actorOf(row) ?? null,
          id: () => ids.id(),
          end,
        };
        writing = batches.write(attempt, batch).then((written) => written !== null);
      }
      writing.catch(() => undefined); // awaited before the next batch, or at the end
      from = done;
    }
    return (await writing) ? 'done' : 'gone';
  }

  async function undo(row: TakenImport, attempt: ImportAttempt): Promise<void> {
    for (;;) {
      const result = await undos.undo(attempt, { now: clock.now(), limit: batchRows, id: () => ids.id() });
      if (result === 'gone') return;
      if (!result.left) break;
    }
    await jobs.finish(attempt, {
      state: 'undone',
      now: clock.now(),
      activity: tell(row.workspaceId, activityEvents.importUndone(row), actorOf(row)),
    });
  }

  return {
    async run({ workspaceId, importId }: Payload): Promise<void> {
      const attempt = { workspaceId, importId, attempt: ids.id() };
      const row = await jobs.take(workspaceId, importId, attempt.attempt);
      if (!row) return;
      try {
        if (row.state === 'undoing') return await undo(row, attempt);
        // The findings of a check that was cut off are lost with it.
        if (row.dryRun && row.doneRecords > 0) Object.assign(row, await jobs.beginAgain(attempt));
        if ((await goThrough(row, attempt)) !== 'done') return;
        await jobs.finish(attempt, {
          state: row.dryRun ? 'checked' : 'done',
          now: clock.now(),
          activity: row.dryRun ? null : tell(workspaceId, activityEvents.importDone(row), actorOf(row)),
        });
        log({ importId, workspaceId }, row.dryRun ? 'import checked' : 'import done');
      } catch (error) {
        const cause =
          error instanceof MissingPart
            ? `Part ${error.part} of ${partsOf(row.bytes)} of this file has been deleted. Choose the file again.`
            : error instanceof AppError && FINAL.has(error.code)
              ? error.message
              : null;
        if (cause === null) throw error;
        await jobs.fail(attempt, {
          cause,
          now: clock.now(),
          toActivity: (name) => tell(workspaceId, activityEvents.importFailed({ name }), actorOf(row)),
        });
      }
    },

    /** Called when every attempt has failed. */
    giveUp: ({ workspaceId, importId }: Payload): Promise<void> =>
      jobs.giveUp(workspaceId, importId, {
        cause: GIVEN_UP,
        now: clock.now(),
        toActivity: (name) => tell(workspaceId, activityEvents.importFailed({ name })),
      }),
  };
}

const FINAL = new Set(['invalid_request', 'conflict', 'not_found']);
const GIVEN_UP =
  'The import stopped several times because of a problem on our side. What it imported is saved and can be undone. Import the file again to continue.';
const LOOK_BYTES = 256 * 1024;

export type ImportRunner = ReturnType<typeof makeImportRunner>;

type Payload = { workspaceId: string; importId: string };

interface Dependencies {
  jobs: ImportJobRepository;
  batches: ImportBatchRepository;
  undos: ImportUndoRepository;
  storage: Pick<StoragePort, 'read'>;
  readPoint(kind: 'email' | 'phone', text: string, country: string | null): { value: string; shown: string } | null;
  digest: Digest;
  /** Records per transaction. */
  batchRows: number;
  /** How long one run may take before it hands over to a new job. */
  handOverMs: number;
  clock: Clock;
  ids: Ids;
  log(what: Payload, sentence: string): void;
}
