import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Campaign, CampaignDetail } from '../../../../contracts/campaign-record';
import type { campaignsContract } from '../../../../contracts/campaigns';
import type { Output } from '../../../../contracts/endpoint';
import { nothingWentOut, type ResendableState } from '../../../../domain/campaign';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { Button } from '../../../../ui/button';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { leftOutRows, outcomesOf } from '../report-words';
import { ResendQuestion } from './resend-question';

/** What did not go as hoped, and who was left out from the start, with the reasons. */
export function ReportOutcomes({
  campaign,
  leftOut,
  causes,
}: {
  campaign: Pick<Campaign, 'id' | 'type' | 'status' | 'counts'>;
  leftOut: CampaignDetail['leftOut'];
  causes: Record<string, Causes>;
}) {
  const [asks, setAsks] = useState<ResendableState | null>(null);
  const mayResend = campaign.type !== 'automation' || campaign.status !== 'completed';
  const outcomes = outcomesOf(campaign);
  const out = leftOutRows(leftOut);
  return (
    <Stack>
      <Panel title="Other results">
        {outcomes.length === 0 && (
          <PanelBody>
            <Text size="sm" tone={2}>
              {nothingWentOut(campaign.counts)
                ? 'No emails have been sent, so there is nothing to report.'
                : 'No problems. No emails bounced or were refused, and nobody unsubscribed or complained.'}
            </Text>
          </PanelBody>
        )}
        {outcomes.length > 0 && (
          <Rows>
            {outcomes.map(({ name, people, sentence, resend }) => (
              <div key={name}>
                <dt>
                  {name}
                  <b>{formatNumber(people)}</b>
                </dt>
                <dd>{sentence}</dd>
                {causes[name]?.map((one, _index, all) => (
                  <dd key={one.cause}>
                    <q>{one.cause}</q> {all.length > 1 && pluralise(one.people, 'person', 'people')}
                  </dd>
                ))}
                {resend && mayResend && (
                  <dd>
                    <Button
                      size="sm"
                      icon={<RotateCw />}
                      aria-label={`Resend ${name.toLowerCase()} emails`}
                      onClick={() => setAsks(resend)}
                    >
                      Resend…
                    </Button>
                  </dd>
                )}
              </div>
            ))}
          </Rows>
        )}
      </Panel>
      <ResendQuestion campaign={campaign} asks={asks} onClose={() => setAsks(null)} />
      {out.length > 0 && (
        <Panel title="Left out when it started">
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
  > div {
    padding: ${theme.space[3]} ${theme.space[5]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.hairline};
  }
  dt {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[3]};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  dt b {
    font-weight: ${theme.weight.semibold};
  }
  dd > button {
    margin-block: ${theme.space[2]} ${theme.space[1]};
  }
  dd {
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    > div {
      padding-inline: ${theme.space[4]};
    }
  }
`;

type Causes = Output<typeof campaignsContract.getCampaignReport>['bounces'];
