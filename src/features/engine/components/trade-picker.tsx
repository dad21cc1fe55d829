import { useState } from 'react';
import { styled } from 'styled-components';
import type { Trade } from '../../../domain/trade';
import { tradeKinds } from '../../../domain/trade-kind';
import { useDebounced } from '../../../hooks/use-debounced';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useListTradesQuery } from '../engine-api';

/** Finds a trade by any of its names; without a name it offers one of each kind, for a trade that is not listed. */
export function TradePicker({ onChoose, onCancel }: { onChoose: (trade: Trade) => void; onCancel: () => void }) {
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim(), 200);
  const { data, isError, refetch } = useListTradesQuery({ name });
  const isNowhere = data !== undefined && data.trades.length === 0;
  return (
    <>
      <Field label="Find your trade" help="Type what you would call it, in any language.">
        <TextInput
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the press that opened it asked for this field
          autoFocus
          value={typed}
          maxLength={60}
          autoComplete="off"
          dir="auto"
          placeholder="Chimney sweep"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onCancel();
            if (event.key !== 'Enter') return;
            event.preventDefault(); // Enter chooses; it must not save the form around it
            const [first] = data?.trades ?? [];
            if (first && name === typed.trim() && name !== '') onChoose(first);
          }}
        />
      </Field>
      <div role="status">
        {isError && 'The list of trades could not be loaded. '}
        {isNowhere &&
          'No trade of that name. Try another word, or clear the field and choose the kind that is nearest.'}
      </div>
      {isError && (
        <div>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      <Results role="list" aria-label="Trades">
        {data?.trades.map((trade) => (
          <li key={trade.id}>
            <Choice type="button" onClick={() => onChoose(trade)}>
              {trade.name} <small>{tradeKinds[trade.kind]}</small>
            </Choice>
          </li>
        ))}
      </Results>
      <div>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const Results = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Choice = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  width: 100%;
  min-height: 2rem;
  padding: 0.3125rem ${theme.space[2]};
  border-radius: ${theme.radius.control};
  text-align: start;
  ${theme.type.sm}
  &:hover {
    background: ${theme.color.hover};
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text2};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
