import { styled } from 'styled-components';
import { theme } from './theme';

/** The last eight values as bars from zero; the last one is highlighted. The text beside it gives the number. */
export function Spark({ values }: { values: readonly number[] }) {
  const shown = values.slice(-8);
  const most = Math.max(...shown, 0);
  if (shown.length === 0) return null;
  return (
    <Figure aria-hidden="true">
      {shown.map((value, index) => (
        <i key={index} style={{ height: most > 0 && value > 0 ? `${(value / most) * 100}%` : undefined }} />
      ))}
    </Figure>
  );
}

const Figure = styled.span`
  display: flex;
  align-items: flex-end;
  flex: none;
  gap: 3px;
  height: 30px;
  i {
    width: 5px;
    min-height: 1.5px;
    border-radius: 1.5px;
    background: ${theme.color.chartMuted};
  }
  i:last-child {
    background: ${theme.color.text1};
  }
  ${theme.media.phone} {
    display: none;
  }
`;
