import { styled } from 'styled-components';

/** The button of a document: submits its form without any script. */
export const PlainButton = styled.button`
  min-height: 2.75rem;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  font: ${({ theme }) => theme.weight.medium} ${({ theme }) => theme.text.md} / 1.375 ${({ theme }) => theme.font.ui};
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.primaryHover};
  }
`;
