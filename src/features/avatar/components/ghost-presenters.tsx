import { UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A sketch of four presenters and the script that the chosen one reads. */
export function GhostPresenters() {
  return (
    <Studio>
      {[0, 1, 2, 3].map((index) => (
        <Presenter key={index} $chosen={index === 0}>
          <UserRound />
        </Presenter>
      ))}
      <Script>
        <i />
        <i />
        <i />
      </Script>
    </Studio>
  );
}

const Studio = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space[2]};
`;

const Presenter = styled.span<{ $chosen: boolean }>`
  display: grid;
  place-items: end center;
  aspect-ratio: 3 / 4;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.selected};
  color: ${theme.color.text3};
  overflow: hidden;
  ${({ $chosen }) => $chosen && `box-shadow: inset 0 0 0 2px ${theme.color.text1};`}
  > svg {
    width: 60%;
    height: auto;
    margin-bottom: -8%;
    stroke-width: 1.25;
  }
`;

const Script = styled.span`
  display: grid;
  grid-column: 1 / -1;
  gap: 0.5rem;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  > i {
    height: 0.5rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.chartMuted};
  }
  > i:nth-child(2) {
    width: 84%;
  }
  > i:last-child {
    width: 46%;
  }
`;
