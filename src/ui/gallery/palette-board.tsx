import { styled } from 'styled-components';
import { theme } from '../theme';
import { Board } from './board';

export function PaletteBoard() {
  return (
    <Board title="Palette">
      {ROWS.map((row) => (
        <Swatches key={row[0]} $count={row.length}>
          {row.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              <span>{name}</span>
            </li>
          ))}
        </Swatches>
      ))}
    </Board>
  );
}

const ROWS: readonly (readonly string[])[] = [
  [
    'surface-sunken',
    'surface-canvas',
    'surface-panel',
    'surface-raised',
    'surface-selected',
    'surface-strong',
    'accent-lit',
    'accent-solid',
  ],
  ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
];

const Swatches = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${theme.space[2]};
  i {
    display: block;
    height: 3rem;
    border-radius: ${theme.radius.control};
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
  span {
    display: block;
    margin-top: 0.3125rem;
    font-size: 0.625rem;
    line-height: 0.8125rem;
    color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
