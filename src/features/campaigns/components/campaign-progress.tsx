import { styled } from 'styled-components';
import type { Campaign } from '../../../contracts/campaign-record';
import { Meter } from '../../../ui/meter';
import { theme } from '../../../ui/theme';

/** How far an active campaign has come. */
export function CampaignProgress({
  campaign: { name, type, progress },
}: {
  campaign: Pick<Campaign, 'name' | 'type' | 'progress'>;
}) {
  const words = `${progress}% ${type === 'automation' ? 'of the sequence' : 'delivered'}`;
  return (
    <Line>
      <span aria-hidden="true">Progress</span>
      <Meter hideLabel label={`Progress of ${name}`} value={progress} max={100} text={words} />
      <b>{words}</b>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  ${theme.type.sm}
  > span {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  > div {
    flex: 1;
  }
  > b {
    font-weight: ${theme.weight.regular};
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
`;
