import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Estimate } from '../../../ui/estimate';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListCampaignRecommendationsQuery } from '../campaigns-api';
import { useCampaignActions } from '../hooks/use-campaign-actions';

/** What the workspace's own history suggests, with how sure that is and what it rests on. */
export function CampaignRecommendations({ currency }: { currency: string }) {
  const { data, error, isFetching, refetch } = useListCampaignRecommendationsQuery();
  const { create, creating } = useCampaignActions();
  if (!data && !error)
    return (
      <Skeleton label="Loading recommendations">
        <SkeletonPanel rows={3} />
      </Skeleton>
    );
  const items = data?.items ?? [];
  return (
    <Panel title="AI campaign recommendations">
      {!data ? (
        <PanelBody>
          <Banner title="Recommendations could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      ) : items.length === 0 ? (
        <PanelBody>
          <Text size="sm" tone={2}>
            {data.sent < data.needed
              ? `Not enough data yet. Recommendations are based on your own emails and need about ${formatNumber(data.needed)} of them. You have sent ${formatNumber(data.sent)}.`
              : 'No recommendations right now. Each one estimates revenue, so some of your emails need to have led to sales first.'}
          </Text>
        </PanelBody>
      ) : (
        items.map((one) => (
          <Advice key={one.id}>
            <h3>{one.title}</h3>
            <p>{one.reason}</p>
            <Figures>
              <span>
                {formatPercent(one.confidence, 0)} confidence, from {pluralise(one.sample, 'case')}
              </span>
              <b>
                Expected revenue {money(one.revenueLow, one.revenueHigh, currency)} <Estimate />
              </b>
              <span>{one.revenueSource}</span>
            </Figures>
            <Button
              size="sm"
              aria-label={`${one.action === 'apply' ? 'Apply' : 'Create draft'}: ${one.title}`}
              onClick={() => void create({ recommendationId: one.id })}
              {...(creating && { disabledReason: 'A draft is being created.' })}
            >
              {one.action === 'apply' ? 'Apply' : 'Create draft'}
            </Button>
          </Advice>
        ))
      )}
    </Panel>
  );
}

function money(low: number, high: number, currency: string): string {
  const [least, most] = [low, high].map((cents) => formatMoney(Math.round(cents / 100), currency));
  return least === most ? most! : `${least} to ${most}`;
}

const Advice = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${theme.type.sm}
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  h3 {
    ${theme.type.md} font-weight: ${theme.weight.semibold};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > p {
    color: ${theme.color.text2};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > button {
    justify-self: start;
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  > span {
    ${theme.type.xs} color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
  > b {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
