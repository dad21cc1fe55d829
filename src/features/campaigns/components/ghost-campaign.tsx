import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** Two campaigns, each figure under a bar of its share of what was sent, as they will look. */
export function GhostCampaign() {
  return (
    <Rows>
      {[
        [62, 100, 46, 18, 7],
        [48, 100, 38, 11, 4],
      ].map(([title, ...shares]) => (
        <Row key={title}>
          <i style={{ width: `${title}%` }} />
          <Shares>
            {shares.map((share) => (
              <span key={share}>
                <i style={{ width: `${share}%` }} />
              </span>
            ))}
          </Shares>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[3]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  > i {
    height: 0.625rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.chartMuted};
  }
`;

const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space[3]};
  > span {
    height: 0.3125rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
  }
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.color.text1};
  }
`;
