import { styled } from 'styled-components';
import type { ImportCounts } from '../../../contracts/imports';
import { formatNumber } from '../../../lib/format-number';
import { theme } from '../../../ui/theme';

/** How many rows an import affects or affected, and how. */
export function CountStrip({
  counts: { created, updated, unchanged, skipped, failed },
  label,
}: {
  counts: ImportCounts;
  label: string;
}) {
  const figures = [
    ['New', created],
    ['Changed', updated],
    ['Unchanged', unchanged],
    ['Left out', skipped],
    ['With errors', failed],
  ] as const;
  return (
    <Strip aria-label={label}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
  dt {
    ${theme.type.sm} color: ${theme.color.text2};
  }
  dd {
    ${theme.type['2xl']} font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.track.tight};
    font-variant-numeric: tabular-nums;
  }
`;
