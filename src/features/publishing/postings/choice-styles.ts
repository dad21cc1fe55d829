import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

export const ChoiceItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space[2]};
  padding: 0.6875rem ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  details & {
    padding-inline: 0;
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

export const ChoiceLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  p {
    overflow-wrap: anywhere;
  }
`;

export const Faults = styled.ul`
  ${theme.type.xs}
  color: ${theme.tone.red.text};
`;
