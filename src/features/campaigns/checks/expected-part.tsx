import type { CampaignDetail } from '../../../contracts/campaign-record';
import { listed } from '../../../domain/listed';
import { sayMergeFields } from '../../../domain/merge-field';
import { Cols } from '../../../ui/cols';
import { Facts } from '../../../ui/facts';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useListSegmentsQuery } from '../../segments/segments-api';
import { whenFact, whenWords } from '../editor/when-words';
import { AudienceCountPanel } from '../editor/components/audience-count';

/** What a started campaign is going to do, while nothing of it has gone out: there are no figures yet. */
export function ExpectedPart({ campaign, zone, now }: { campaign: CampaignDetail; zone: string; now: Date }) {
  const { audience, emails, status, type } = campaign;
  const bySegments = type === 'email' && audience.segmentIds.length > 0;
  const { data } = useListSegmentsQuery(undefined, { skip: !bySegments });
  const nameOf = (id: string): string => {
    const found = data?.items.find((segment) => segment.id === id);
    return found ? `“${found.name}”` : data ? 'a deleted segment' : '…';
  };
  const when =
    status === 'paused'
      ? `It is paused. When you resume it, it will be sent ${whenWords(campaign, zone, now)}.`
      : whenFact(campaign, zone, now);
  return (
    <Cols>
      <Panel title="What will be sent">
        <PanelBody>
          <Facts
            facts={[
              { name: 'When', value: when },
              {
                name: 'To',
                value: bySegments
                  ? `People in ${listed(audience.segmentIds.map(nameOf))} who agreed`
                  : 'Everyone who has agreed to your marketing emails',
              },
              { name: 'Subject', value: sayMergeFields(emails[0]?.subject ?? '') || 'No subject' },
            ]}
          />
          <Text size="sm" tone={2}>
            Nothing has been sent yet. Until the first email is sent, you can move it to draft to change or delete it.
          </Text>
        </PanelBody>
      </Panel>
      <AudienceCountPanel audience={audience} />
    </Cols>
  );
}
