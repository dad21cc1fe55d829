import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A sketch of an inbox with one conversation open. */
export function GhostThread() {
  return (
    <Panes>
      <div>
        {[72, 54, 64].map((width) => (
          <Row key={width}>
            <i />
            <span style={{ width: `${width}%` }} />
          </Row>
        ))}
      </div>
      <Thread>
        <Theirs />
        <Ours />
        <Theirs style={{ width: '38%' }} />
      </Thread>
    </Panes>
  );
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  overflow: hidden;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 2.75rem;
  padding: 0 ${theme.space[3]};
  border-right: 1px solid ${theme.color.hairline};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  &:first-child {
    background: ${theme.color.selected};
  }
  > i {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: ${theme.color.chartMuted};
  }
  > span {
    height: 0.5rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.chartMuted};
  }
`;

const Thread = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
`;

const Theirs = styled.i`
  width: 62%;
  height: 1.5rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.hover};
`;

const Ours = styled(Theirs)`
  align-self: flex-end;
  width: 70%;
  background: ${theme.color.strong};
`;
