import { inWorkspace } from '../../../database/client';
import {
  readMailWish,
  recordRenewal,
  recordUnsubscribe,
  type MailWish,
  type Reader,
} from '../reports/mail-wishes-repository';

export type PreferencesRepository = typeof preferencesRepository;

export const preferencesRepository = {
  read: (reader: Reader): Promise<MailWish> => inWorkspace(reader.workspaceId, (tx) => readMailWish(tx, reader)),
  unsubscribe: (
    reader: Reader,
    wish: Parameters<typeof recordUnsubscribe>[2],
    newId: () => string,
  ): Promise<MailWish> => inWorkspace(reader.workspaceId, (tx) => recordUnsubscribe(tx, reader, wish, newId)),
  renew: (reader: Reader, wish: Parameters<typeof recordRenewal>[2], newId: () => string): Promise<MailWish> =>
    inWorkspace(reader.workspaceId, (tx) => recordRenewal(tx, reader, wish, newId)),
};
