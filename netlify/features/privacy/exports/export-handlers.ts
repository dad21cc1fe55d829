import type { privacyContract } from '../../../../src/contracts/privacy';
import type { Handlers, SessionCall } from '../../../http/call';
import { sendFile } from '../../../http/send-file';
import type { Asker, ExportService } from './export-service';

export const exportHandlers = (
  service: ExportService,
): Pick<Handlers<typeof privacyContract>, 'listExports' | 'createExport' | 'deleteExport' | 'getExportPart'> => ({
  listExports: (_input, call) => service.list(asker(call)),
  createExport: ({ scope }, call) => service.create(asker(call), scope),
  deleteExport: ({ exportId }, call) => service.remove(asker(call), exportId),
  getExportPart: async ({ exportId, part }, call) => {
    // Contains everything about a business: no cache may keep it, not even the browser's own.
    const reply = await sendFile(call.request, await service.read(asker(call), exportId, part), {
      cache: 'no-store',
      download: true,
    });
    reply.headers.set('content-type', 'application/zip');
    return reply;
  },
});

const asker = ({ workspace, user }: SessionCall): Asker => ({ workspace, userId: user.id });
