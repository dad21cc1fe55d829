import { styled } from 'styled-components';
import type { Campaign } from '../../../contracts/campaign-record';
import { clickRate, openRate } from '../../../domain/campaign';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { theme } from '../../../ui/theme';

/** What became of what was sent, each figure under a bar of its share of it. */
export function CampaignFunnel({ counts, currency }: { counts: Campaign['counts']; currency: string }) {
  const [opened, clicked] = [openRate(counts), clickRate(counts)];
  const share = (value: number): number => (counts.sent === 0 ? 0 : Math.min(1, value / counts.sent));
  const figures = [
    { name: 'Sent', value: formatNumber(counts.sent), share: share(counts.sent) },
    {
      name: opened === null ? 'Opens' : `Opens, ${percent(opened)} of sent`,
      value: formatNumber(counts.opens),
      share: share(counts.opens),
    },
    {
      name: clicked === null ? 'Clicks' : `Clicks, ${percent(clicked)} of opens`,
      value: formatNumber(counts.clicks),
      share: share(counts.clicks),
    },
    { name: 'Conversions', value: formatNumber(counts.conversions), share: share(counts.conversions), lit: true },
    { name: 'Revenue', value: formatMoney(counts.revenue / 100, currency), share: null },
  ];
  return (
    <Figures>
      {figures.map(({ name, value, share, lit }) => (
        <div key={name.split(',')[0]}>
          <dt>{name}</dt>
          <dd>
            <Bar aria-hidden="true" $lit={lit ?? false} $none={share === null}>
              {share !== null && share > 0 && <i style={{ width: `max(3px, ${share * 100}%)` }} />}
            </Bar>
            {value}
          </dd>
        </div>
      ))}
    </Figures>
  );
}

/** One digit always, so that figures below each other line up: "49.0%". */
const percent = (share: number): string => formatPercent(share).replace(/^(\d+)%$/, '$1.0%');

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space[3]};
  > div {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    min-width: 0;
  }
  dt {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  dd {
    order: -1;
    ${theme.type.xl} font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.track.tight};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[4]};
    align-items: start;
  }
`;

const Bar = styled.span<{ $lit: boolean; $none: boolean }>`
  display: block;
  height: 5px;
  margin-bottom: 0.625rem;
  border-radius: ${theme.radius.bar};
  background: ${({ $none }) => ($none ? 'none' : theme.color.selected)};
  overflow: hidden;
  forced-color-adjust: none;
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${({ $lit }) => ($lit ? theme.color.accentLit : theme.color.text1)};
  }
  ${theme.media.phone} {
    margin-bottom: 0.375rem;
  }
`;
