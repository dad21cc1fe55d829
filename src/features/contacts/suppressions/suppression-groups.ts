import type { Output } from '../../../contracts/endpoint';
import type { contactsContract } from '../../../contracts/contacts';
import { consentChannels, type ConsentChannel } from '../../../domain/consent';

/**
 * What was blocked in one go for one reason stands in one row: an erased person with all their addresses, whose words
 * are gone, and a number, for texts and for calls.
 */
export function groupSuppressions(items: readonly Suppression[]): SuppressionGroup[] {
  const groups = Map.groupBy(items, ({ at, reason, point, importId }) => JSON.stringify([at, reason, point, importId]));
  return [...groups.values()].map((own) => {
    const [{ point, reason, cause, importId, at }] = own as [Suppression, ...Suppression[]];
    return {
      ids: own.map(({ id }) => id),
      point,
      reason,
      cause,
      importId,
      at,
      channels: consentChannels.filter((channel) => own.some((one) => one.channel === channel)),
    };
  });
}

export type Suppression = Output<typeof contactsContract.listSuppressions>['items'][number];

export interface SuppressionGroup extends Pick<Suppression, 'point' | 'reason' | 'cause' | 'importId' | 'at'> {
  ids: string[];
  channels: ConsentChannel[];
}
