import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** The last line of a form here: the outcome at the left, the buttons at the right; full-width buttons on phones. */
export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  > p {
    flex: 1 1 12rem;
    ${theme.type.sm} color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    > button {
      flex: 1;
    }
  }
`;
