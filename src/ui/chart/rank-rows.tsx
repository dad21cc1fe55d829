import { styled } from 'styled-components';
import { theme } from '../theme';
import { VisuallyHidden } from '../visually-hidden';

export interface RankRow {
  key: string;
  name: string;
  value: number;
  text: string;
}

/** The largest of something, each a button, with its share of the largest behind its name. Long names are cut. */
export function RankRows({
  label,
  rows,
  onPress,
  pressed,
  what,
}: {
  label: string;
  rows: readonly RankRow[];
  onPress: (key: string) => void;
  pressed?: string | undefined;
  /** Before the name, for screen readers: "Show only". */
  what: string;
}) {
  const most = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <Rows role="list" aria-label={label}>
      {rows.map(({ key, name, value, text }) => (
        <li key={key}>
          <Press type="button" aria-pressed={pressed === key} title={name} onClick={() => onPress(key)}>
            <i aria-hidden="true" style={{ width: most > 0 ? `${(value / most) * 100}%` : 0 }} />
            <VisuallyHidden>{what} </VisuallyHidden>
            <bdi>{name}</bdi>
            <VisuallyHidden>, </VisuallyHidden>
            <b>{text}</b>
          </Press>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  min-width: 0;
`;

const Press = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[4]};
  align-items: center;
  width: 100%;
  min-height: 2.25rem;
  margin-bottom: 2px;
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.bar};
  ${theme.type.sm}
  text-align: start;
  > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
    forced-color-adjust: none;
  }
  > bdi {
    position: relative;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    position: relative;
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &[aria-pressed='true'] > bdi {
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
