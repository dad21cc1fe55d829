import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A sketch of keywords with their difficulty and position. */
export function GhostKeywords() {
  return (
    <Table>
      {[
        [58, 78],
        [44, 46],
        [66, 62],
        [36, 30],
      ].map(([word, level]) => (
        <Row key={word}>
          <i style={{ width: `${word}%` }} />
          <Level>
            <i style={{ width: `${level}%` }} />
          </Level>
          <b />
        </Row>
      ))}
    </Table>
  );
}

const Table = styled.div`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 4.5rem 1.75rem;
  align-items: center;
  gap: ${theme.space[4]};
  height: 2.5rem;
  padding: 0 ${theme.space[3]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  > i {
    height: 0.5rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.chartMuted};
  }
  > b {
    height: 1.25rem;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.selected};
  }
`;

const Level = styled.span`
  height: 0.3125rem;
  border-radius: ${theme.radius.bar};
  background: ${theme.color.selected};
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.color.text1};
  }
`;
