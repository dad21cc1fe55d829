import type { contactExportContract } from '../../../../src/contracts/contact-exports';
import type { Handlers, SessionCall } from '../../../http/call';
import { sendParts } from '../../../http/send-parts';
import type { ContactExportService } from './contact-export-service';

export const contactExportHandlers = (service: ContactExportService): Handlers<typeof contactExportContract> => ({
  listContactExports: (_input, call) => service.list(asker(call)),
  createContactExport: (wish, call) => service.create(asker(call), wish),
  cancelContactExport: ({ exportId }, call) => service.cancel(asker(call), exportId),
  getContactExportFile: async ({ exportId }, call) => sendParts(await service.read(asker(call), exportId)),
});

const asker = ({ workspace, user }: SessionCall) => ({
  workspaceId: workspace.id,
  zone: workspace.zone,
  actor: { id: user.id, name: user.name },
});
