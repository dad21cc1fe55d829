import type { importsContract } from '../../../src/contracts/imports';
import { guardCell } from '../../../src/domain/formula-guard';
import type { Handlers } from '../../http/call';
import type { ImportPreview } from './import-preview-service';
import type { ImportsService } from './imports-service';

export const importsHandlers = ({
  service,
  preview,
}: {
  service: ImportsService;
  preview: ImportPreview;
}): Handlers<typeof importsContract> => ({
  listImports: (input, { workspace }) => service.list(workspace.id, input),
  getImport: ({ importId }, { workspace }) => service.get(workspace.id, importId),
  createImport: (input, { workspace, user }) => service.create(workspace.id, input, user),
  updateImportPart: ({ importId, part }, { workspace, bytes }) => service.keepPart(workspace.id, importId, part, bytes),
  getImportPreview: (input, { workspace }) => preview(workspace.id, input),
  checkImport: (input, { workspace }) => service.check(workspace.id, input),
  startImport: (input, { workspace }) => service.start(workspace.id, input),
  cancelImport: ({ importId }, { workspace }) => service.cancel(workspace.id, importId),
  undoImport: ({ importId }, { workspace }) => service.undo(workspace.id, importId),
  deleteImport: ({ importId }, { workspace }) => service.remove(workspace.id, importId),
  listImportErrors: ({ importId, ...page }, { workspace }) => service.listErrors(workspace.id, importId, page),
  listImportCauses: ({ importId }, { workspace }) => service.listCauses(workspace.id, importId),
  getImportErrorFile: async ({ importId }, { workspace }) =>
    errorFile((await service.findErrors(workspace.id, importId)).pages),
});

/**
 * Streamed: ten thousand rows may exceed a function's reply limit. With a byte order mark, without which
 * spreadsheets misread UTF-8.
 */
function errorFile(pages: AsyncIterable<{ line: number; reason: string; row: string }[]>): Response {
  const lines = pages[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${lineOf(['Line', 'Reason', 'Row'])}`)),
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else
        controller.enqueue(
          encoder.encode(value.map(({ line, reason, row }) => lineOf([String(line), reason, row])).join('')),
        );
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rows-left-out.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

const lineOf = (cells: string[]): string =>
  `${cells.map((cell) => `"${guardCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
