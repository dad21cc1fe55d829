import type { CampaignDetail } from '../../../contracts/campaign-record';
import { listed } from '../../../domain/listed';
import { sayMergeFields } from '../../../domain/merge-field';
import { Cols } from '../../../ui/cols';
import { Facts } from '../../../ui/facts';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useListSegmentsQuery } from '../../segments/segments-api';
import { whenFact, whenWords } from '../when-words';
import { AudienceCountPanel } from './audience-count';

/** What a started campaign is going to do, while nothing of it has gone out: there are no figures yet. */
export function ExpectedPart({ campaign, zone, now }: { campaign: CampaignDetail; zone: string; now: Date }) {
  const { audience, emails, status, type } = campaign;
  const bySegments = type === 'email' && audience.segmentIds.length > 0;
  const { data } = useListSegmentsQuery(undefined, { skip: !bySegments });
  const nameOf = (id: string): string => {
    const found = data?.items.find((segment) => segment.id === id);
    return found ? `“${found.name}”` : data ? 'a segment that was deleted' : '…';
  };
  const when =
    status === 'paused'
      ? `It is paused. Once you go on, it goes out ${whenWords(campaign, zone, now)}.`
      : whenFact(campaign, zone, now);
  return (
    <Cols>
      <Panel title="What goes out">
        <PanelBody>
          <Facts
            facts={[
              { name: 'When', value: when },
              {
                name: 'To',
                value: bySegments
                  ? `The people of ${listed(audience.segmentIds.map(nameOf))}, as far as they agreed`
                  : 'Everybody who has agreed to your marketing mail',
              },
              { name: 'Subject', value: sayMergeFields(emails[0]?.subject ?? '') || 'No subject' },
            ]}
          />
          <Text size="sm" tone={2}>
            Nothing has been sent so far. Until the first mail is out, you can take it back to a draft, to change or
            delete it.
          </Text>
        </PanelBody>
      </Panel>
      <AudienceCountPanel audience={audience} />
    </Cols>
  );
}
