import { styled } from 'styled-components';
import type { Posting } from '../../../contracts/publishing-postings';
import type { PostingFigure } from '../../../domain/posting-figure';
import { formatMoment } from '../../../lib/format-moment';
import { formatNumber } from '../../../lib/format-number';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';

/** What a channel has counted of a post. Each counts in its own way, so there are no sums. */
export function PostingFigures({ figures, zone, now }: PostingFiguresProps) {
  return (
    <>
      <Counts>
        {figures.counts.map(({ what, count }) => (
          <div key={what}>
            <dt>{NAMES[what]}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
      <Text size="xs" tone={3}>
        Counted {formatMoment(figures.at, zone, now)}
      </Text>
    </>
  );
}

const NAMES: Record<PostingFigure, string> = {
  sent: 'Sent',
  opened: 'Opened',
  clicked: 'Clicked',
  reach: 'Reach',
  views: 'Views',
  likes: 'Likes',
  replies: 'Replies',
  shares: 'Shares',
  saves: 'Saves',
};

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  ${theme.type.sm}
  dt {
    color: ${theme.color.text2};
    ${theme.type.xs}
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

interface PostingFiguresProps {
  figures: NonNullable<Posting['figures']>;
  zone: string;
  now: Date;
}
