import { styled } from 'styled-components';
import type { Campaign, CampaignDetail, campaignsContract } from '../../../../contracts/campaigns';
import type { Output } from '../../../../contracts/endpoint';
import { nothingWentOut } from '../../../../domain/campaign';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { leftOutRows, outcomesOf } from '../../report-words';

/** What did not go as hoped, and who was left out from the start, with the reasons. */
export function ReportOutcomes({ campaign, leftOut, bounces }: { campaign: Pick<Campaign, 'status' | 'counts'>; leftOut: CampaignDetail['leftOut']; bounces: Bounces }) {
  const outcomes = outcomesOf(campaign);
  const out = leftOutRows(leftOut);
  return (
    <Stack>
      <Panel title="What else became of it">
        {outcomes.length === 0 && <PanelBody><Text size="sm" tone={2}>{nothingWentOut(campaign.counts) ? 'No mail has gone out, so nothing else became of it.' : 'Nothing: no mail came back or was refused, and nobody unsubscribed or complained.'}</Text></PanelBody>}
        {outcomes.length > 0 && (
          <Rows>
            {outcomes.map(({ name, people, sentence }) => (
              <div key={name}>
                <dt>{name}<b>{formatNumber(people)}</b></dt>
                <dd>{sentence}</dd>
                {name === 'Came back' && bounces.map((bounce) => <dd key={bounce.cause}><q>{bounce.cause}</q> {bounces.length > 1 && pluralise(bounce.people, 'person', 'people')}</dd>)}
              </div>
            ))}
          </Rows>
        )}
      </Panel>
      {out.length > 0 && (
        <Panel title="Left out at the start">
          <Rows>
            {out.map(({ reason, people }) => (
              <div key={reason}>
                <dt>{pluralise(people, 'person', 'people')}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </Rows>
        </Panel>
      )}
    </Stack>
  );
}

const Rows = styled.dl`
  ${theme.type.sm}
  > div { padding: ${theme.space[3]} ${theme.space[5]}; }
  > div + div { border-top: 1px solid ${theme.color.hairline}; }
  dt { display: flex; justify-content: space-between; gap: ${theme.space[3]}; font-weight: ${theme.weight.medium}; font-variant-numeric: tabular-nums; }
  dt b { font-weight: ${theme.weight.semibold}; }
  dd { color: ${theme.color.text2}; overflow-wrap: anywhere; text-wrap: pretty; }
  ${theme.media.phone} { > div { padding-inline: ${theme.space[4]}; } }
`;

type Bounces = Output<typeof campaignsContract.getCampaignReport>['bounces'];
