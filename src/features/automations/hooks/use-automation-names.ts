import { useMemo } from 'react';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { useListSegmentsQuery } from '../../segments/segments-api';
import { useSegmentNames } from '../../segments/segments-parts';
import type { AutomationNames } from '../automation-words';

/** What an automation names by id, as the workspace calls it now. Until it is known nothing counts as deleted. */
export function useAutomationNames(mails: CampaignDetail['emails']): AutomationNames {
  const names = useSegmentNames();
  const { data } = useListSegmentsQuery();
  return useMemo(
    () => ({
      ...names,
      segment: (segmentId) => (data ? (data.items.find(({ id }) => id === segmentId)?.name ?? null) : '…'),
      mail: (emailId) => mails.find(({ id }) => id === emailId) ?? null,
    }),
    [names, data, mails],
  );
}
