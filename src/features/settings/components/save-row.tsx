import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A panel's primary button, bottom right; as wide as the thumb wants it on phones. */
export const SaveRow = styled.div`
  display: flex;
  justify-content: flex-end;
  ${theme.media.phone} {
    > button {
      flex: 1;
    }
  }
`;
