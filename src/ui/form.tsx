import { styled } from 'styled-components';
import { theme } from './theme';

/**
 * The fields of a form, 16 px apart. Renders a `<form>`; put it inside a `PanelBody` or give it the panel's
 * padding.
 */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Two fields that belong together, side by side. */
export const FormPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
