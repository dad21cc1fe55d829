import type { consentContract } from '../../../../src/contracts/contact-consents';
import type { suppressionsContract } from '../../../../src/contracts/contact-suppressions';
import type { Handlers } from '../../../http/call';
import type { ConsentService } from './consent-service';
import type { SuppressionListService } from '../suppressions/suppression-list-service';

export const consentHandlers = ({
  consents,
  lists,
}: {
  consents: ConsentService;
  lists: SuppressionListService;
}): Handlers<typeof consentContract> & Handlers<typeof suppressionsContract> => ({
  listConsents: async ({ contactId }, { workspace }) => ({
    items: await consents.listConsents(workspace.id, contactId),
  }),
  createConsent: (input, { workspace, user }) => consents.createConsent(workspace, user, input),
  listSuppressions: (input, { workspace }) => lists.list(workspace, input),
  createSuppression: async ({ point }, { workspace, user }) => ({
    added: await consents.createSuppression(workspace, user, point),
  }),
  deleteSuppression: ({ suppressionId }, { workspace, user }) =>
    consents.deleteSuppression(workspace, user, suppressionId),
  deleteSuppressions: (input, { workspace, user }) => lists.unblock(workspace, user, input),
  createSuppressions: (input, { workspace, user }) => lists.import(workspace, user, input),
  deleteSuppressionImport: (input, { workspace, user }) => lists.undoImport(workspace, user, input),
  getSuppressionFile: async (input, { workspace }) => csvFile(lists.file(workspace, input)),
});

/** As a stream: many addresses may be more than a reply of a function holds. */
function csvFile(parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="blocked-addresses.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
