import { SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from './button';
import { theme } from './theme';

export interface NoResultsProps {
  /** The search words, repeated so that a typing error is noticed. */
  query: string;
  onClear: () => void;
  /** Set when filters, not words, excluded everything. */
  clearLabel?: string;
}

export function NoResults({ query, onClear, clearLabel = 'Clear search' }: NoResultsProps) {
  return (
    <Box role="status">
      <SearchX />
      <p>
        {query === '' ? (
          'Nothing matches these filters.'
        ) : (
          <>
            Nothing found for <b>“{query}”</b>.
          </>
        )}
      </p>
      <Button size="sm" onClick={onClear}>
        {clearLabel}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[10]} ${theme.space[5]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: center;
  > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.6;
    color: ${theme.color.text3};
  }
  > p {
    max-width: 28rem;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  b {
    color: ${theme.color.text1};
  }
`;
