import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MAX_OFFERS } from '../../../domain/business-profile';
import { tradesToAsk, type Trade, type TradeReading } from '../../../domain/trade';
import { tradeKinds } from '../../../domain/trade-kind';
import { useDebounced } from '../../../hooks/use-debounced';
import { Button } from '../../../ui/button';
import { FieldError, Help } from '../../../ui/field';
import { theme } from '../../../ui/theme';
import { useGetTradeReadingQuery } from '../engine-api';
import { TradePicker } from './trade-picker';

/** The trade as we understand it from the words above; the owner corrects it with one press. `trade` is what the owner chose. */
export function TradeField({ name, what, offers, trade, error, onChange }: TradeFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const said = useDebounced(what.trim().slice(0, 400), SETTLES_MS);
  const named = useDebounced(name.trim().slice(0, 120), SETTLES_MS);
  const offered = useDebounced(offers.join('\n').slice(0, MAX_OFFERS * 121), SETTLES_MS);
  const { data, isError, isFetching, refetch } = useGetTradeReadingQuery(
    { name: named, what: said, offers: offered, trade },
    { skip: said === '' && trade === '' },
  );
  const reading = isError ? undefined : data; // a result for earlier words says nothing about these
  if ((said === '' && trade === '') || (!reading && !isError)) return null;

  const close = () => {
    setPicking(false);
    // The button that opened the picker is back after the next paint only.
    requestAnimationFrame(() => group.current?.querySelector('button')?.focus());
  };
  const choose = (id: string) => {
    onChange(id);
    close();
  };

  return (
    <>
      {reading && <Language>{writtenIn(reading.language)}</Language>}
      <Group ref={group} role="group" aria-label="Your trade">
        {isPicking ? (
          <TradePicker onChoose={({ id }) => choose(id)} onCancel={close} />
        ) : reading ? (
          <Understood reading={reading} onChoose={choose} onPick={() => setPicking(true)} />
        ) : (
          <Unread retrying={isFetching} onRetry={() => void refetch()} onPick={() => setPicking(true)} />
        )}
        {error && <FieldError id="trade-error">{error}</FieldError>}
      </Group>
    </>
  );
}

/** In which language posts come, why, and what would change it. */
function writtenIn(language: string): string {
  if (language === 'other')
    return 'Fourbeat does not write in your language yet, so its own ideas come in English. Posts from your answers stay in your words.';
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `Your posts will be in ${name}, the language you use here. To change it, write here in another one.`;
}

function Understood({ reading, onChoose, onPick }: UnderstoodProps) {
  if (reading.state === 'known')
    return (
      <>
        <Line>
          <span role="status">
            Trade: <b>{reading.trades.map(({ name }) => name).join(' and ')}</b>
          </span>
          <Buttons>
            {reading.by === 'owner' && (
              <Button size="sm" variant="quiet" onClick={() => onChoose('')}>
                Use my description
              </Button>
            )}
            <Button size="sm" aria-label="Change the trade" onClick={onPick}>
              Change
            </Button>
          </Buttons>
        </Line>
        <Hint>{knownWords(reading.trades)}</Hint>
      </>
    );
  const asked = tradesToAsk(reading);
  if (asked.length > 0)
    return (
      <>
        <span role="status">
          <b>Which trade fits best?</b>
        </span>
        <Buttons>
          {asked.map(({ id, name }) => (
            <Button key={id} size="sm" onClick={() => onChoose(id)}>
              {name}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={onPick}>
            Something else
          </Button>
        </Buttons>
        <Hint>Until you choose, we go by what you write here.</Hint>
      </>
    );
  return (
    <>
      <Line>
        <span role="status">
          Trade: <b>not known yet</b>
        </span>
        <Button size="sm" onClick={onPick}>
          Choose your trade
        </Button>
      </Line>
      <Hint>Your first ideas will come from what you write here.</Hint>
    </>
  );
}

function Unread({ retrying, onRetry, onPick }: UnreadProps) {
  return (
    <>
      <Line>
        <span role="status">
          <b>We could not work out your trade.</b>
        </span>
        <Buttons>
          <Button size="sm" busy={retrying} onClick={onRetry}>
            Try again
          </Button>
          <Button size="sm" variant="quiet" onClick={onPick}>
            Choose your trade
          </Button>
        </Buttons>
      </Line>
      <Hint>What you typed is still here, and you can save without it.</Hint>
    </>
  );
}

/** What the choice is good for, and where knowledge is thin. */
function knownWords(trades: readonly Trade[]): ReactNode {
  const kinds = [...new Set(trades.map(({ kind }) => tradeKinds[kind]))].join(', ');
  return trades.some(({ pack }) => pack !== null)
    ? `${kinds}. Your ideas use what we know about this trade.`
    : `${kinds}. We know little about this trade yet, so your ideas will be more general.`;
}

const SETTLES_MS = 400;

/** As far from the field above as its own help would be. */
const Language = styled(Help)`
  margin-top: 0.375rem;
`;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Hint = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

interface TradeFieldProps {
  name: string;
  what: string;
  offers: readonly string[];
  trade: string;
  error: string | undefined;
  /** The id of what was chosen; '' for what the description says. */
  onChange: (trade: string) => void;
}

interface UnreadProps {
  retrying: boolean;
  onRetry: () => void;
  onPick: () => void;
}

interface UnderstoodProps {
  reading: TradeReading;
  onChoose: (id: string) => void;
  onPick: () => void;
}
