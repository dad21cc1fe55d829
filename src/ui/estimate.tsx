import { styled } from 'styled-components';
import { theme } from './theme';

/** Marks every figure that was not measured. Dashed, everywhere in the product. */
export function Estimate({ kind = 'estimate' }: { kind?: 'estimate' | 'sample' }) {
  return <Mark>{kind}</Mark>;
}

const Mark = styled.span`
  display: inline-block;
  padding: 0 0.3125rem;
  border: 1px dashed ${theme.color.control};
  border-radius: 4px;
  ${theme.type['2xs']}
  font-weight: ${theme.weight.regular};
  letter-spacing: 0;
  color: ${theme.color.text3};
  white-space: nowrap;
`;
