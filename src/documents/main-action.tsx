import { styled } from 'styled-components';
import { mainAction, noDetails } from '../domain/business-details';
import { publicLink } from '../domain/utm';
import type { Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** The main action for a reader: book, order, call, write or visit. Renders nothing where the business named none. */
export function MainAction({ publisher }: { publisher: Publisher }) {
  const { details = noDetails, website = '', language } = publisher;
  const words = outsiderWords[language].publicPage;
  const action = mainAction(details, website);
  if (!action) return null;
  return (
    <Action href={publicLink(action.href, publisher)} data-address={action.href}>
      {action.kind === 'call' ? words.call(details.phone) : words[action.kind]}
    </Action>
  );
}

/** In print it cannot be pressed, so the address is printed. */
const Action = styled.a`
  display: inline-block;
  max-width: 100%;
  padding: 0.6875rem ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.control};
  font: ${({ theme }) => theme.weight.medium} ${({ theme }) => theme.text.md} / 1.375 ${({ theme }) => theme.font.ui};
  text-decoration: none;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};

  &:hover {
    background: ${({ theme }) => theme.color.primaryHover};
  }

  @media print {
    padding: 0;
    color: inherit;
    background: none;

    &[href^='http']::after {
      content: ': ' attr(data-address);
    }
  }
`;
