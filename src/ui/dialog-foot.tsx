import { styled } from 'styled-components';
import { actionStyles } from './dialog-styles';

/** The buttons of a form in a dialog, the main one last. */
export const DialogFoot = styled.div`
  ${actionStyles}
`;
