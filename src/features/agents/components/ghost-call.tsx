import { PhoneCall } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A sketch of a call with its recording and three answers to choose from. */
export function GhostCall() {
  return (
    <Card>
      <Voice>
        <PhoneCall />
        {[30, 62, 44, 80, 100, 58, 72, 36, 54, 88, 66, 40, 24, 48, 70, 34].map((height, index) => (
          <i key={index} style={{ height: `${height}%` }} />
        ))}
      </Voice>
      <Choices>
        <span>1</span>
        <span>2</span>
        <span>3</span>
      </Choices>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
`;

const Voice = styled.div`
  display: flex;
  align-items: center;
  gap: 5px;
  height: 2.75rem;
  color: ${theme.color.text2};
  > svg {
    margin-right: ${theme.space[2]};
  }
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.chartMuted};
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[2]};
  > span {
    display: grid;
    place-items: center;
    height: 2rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.selected};
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
  }
`;
