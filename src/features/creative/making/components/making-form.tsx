import { styled } from 'styled-components';
import { Form } from '../../../../ui/form';

/** The form of a card that is as tall as the one beside it: what is left over is room to describe. */
export const MakingForm = styled(Form)`
  grid-template-rows: 1fr;
  height: 100%;
  > :first-child {
    grid-template-rows: auto minmax(5.5rem, 1fr);
    align-content: stretch;
  }
  > :first-child > textarea {
    height: 100%;
    min-height: 5.5rem;
  }
  > :last-child > :last-child {
    margin-left: auto;
  }
`;
