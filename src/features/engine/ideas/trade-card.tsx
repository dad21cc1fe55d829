import { Store } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Profile } from '../../../contracts/engine-profile';
import { tradesToAsk, type Trade, type TradeReading } from '../../../domain/trade';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Strip } from '../../../ui/strip';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { TradePicker } from '../components/trade-picker';
import { useGetPieceCountsQuery, useGetTradeReadingQuery, useUpdateTradeMutation } from '../engine-api';
import { useGetProfileQuery } from '../engine-shared-api';

/** Above ideas: the trade that they rest on, for the owner to say or to correct. Nothing where the owner chose one. */
export function TradeCard(props: TradeCardProps) {
  const { data: profile, isError } = useGetProfileQuery();
  if (profile === undefined) return isError ? props.otherwise : null;
  return profile?.trade === '' ? <Undecided profile={profile} {...props} /> : props.otherwise;
}

function Undecided({
  profile: { name, what, offers },
  restsOnTrade,
  answers,
  isOpen,
  onChosen,
  otherwise,
}: TradeCardProps & { profile: Profile }) {
  const { show } = useToast();
  const { data: reading, isError: isUnread } = useGetTradeReadingQuery({
    name,
    what,
    offers: offers.join('\n'),
    trade: '',
  });
  const [update, { isLoading, error }] = useUpdateTradeMutation();
  const [chosen, setChosen] = useState<Trade | null>(null);
  const [isPicking, setPicking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { data: counts } = useGetPieceCountsQuery({});
  const [isPutOff, setPutOff] = useState(false);
  if (!reading) return isUnread ? otherwise : null;
  // A first post is as good as a yes to what we understood.
  const isNew = counts !== undefined && Object.values(counts.statuses).every((count) => count === 0);
  if (reading.state === 'known' && !isPicking && !(isNew && restsOnTrade)) return otherwise;
  if (reading.state !== 'known' && isPutOff) return otherwise;

  const choose = async (trade: Trade) => {
    setChosen(trade);
    const { data } = await update({ trade: trade.id });
    if (!data) return;
    show({
      text: data.renewed
        ? `Saved. Here are ${answers > 0 ? '' : 'three '}new ideas for your trade: ${trade.name}.`
        : `Saved. Your next ideas will be for your trade: ${trade.name}.`,
    });
    onChosen();
  };
  const close = () => {
    setPicking(false);
    // The button that opened the picker is back after the next paint only.
    requestAnimationFrame(() => {
      const place = group.current;
      (place?.querySelector('button') ?? place?.closest('section')?.querySelector('button'))?.focus();
    });
  };
  const failure = error && chosen && (
    <Banner title="Your trade was not saved." onRetry={() => void choose(chosen)} retrying={isLoading}>
      {messageOf(error)}
    </Banner>
  );
  const picker = (
    <>
      <TradePicker onChoose={(trade) => void choose(trade)} onCancel={close} />
      <Text size="sm" tone={2}>
        <span role="status">{isLoading && `Saving: ${chosen?.name}…`}</span>
      </Text>
    </>
  );

  if (reading.state === 'known')
    return (
      <>
        <Quiet ref={group} role="group" aria-label="Your trade">
          {isPicking ? (
            picker
          ) : (
            <Line>
              <Text size="sm" tone={2}>
                We understood: <b>{reading.trades.map((trade) => trade.name).join(' and ')}</b>.
              </Text>
              <Button size="sm" variant="quiet" aria-label="Change the trade" onClick={() => setPicking(true)}>
                Change
              </Button>
            </Line>
          )}
          {failure}
        </Quiet>
        {otherwise}
      </>
    );
  const asked = tradesToAsk(reading);
  return (
    <Strip
      icon={<Store size={16} aria-hidden />}
      title={asked.length > 0 ? 'Which trade fits best?' : 'Tell us your trade'}
      actions={
        !isPicking && (
          <>
            {asked.map((trade) => (
              <Button
                key={trade.id}
                size="sm"
                busy={isLoading && chosen?.id === trade.id}
                busyLabel="Finding ideas…"
                disabledReason={isLoading && chosen?.id !== trade.id ? 'Your choice is being saved.' : undefined}
                onClick={() => void choose(trade)}
              >
                {trade.name}
              </Button>
            ))}
            <Button size="sm" variant={asked.length > 0 ? 'quiet' : 'second'} onClick={() => setPicking(true)}>
              {asked.length > 0 ? 'Something else' : 'Choose your trade'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label="Not now: choose the trade later"
              onClick={() => setPutOff(true)}
            >
              Not now
            </Button>
          </>
        )
      }
    >
      <Choices ref={group}>
        {isPicking ? picker : <p>{isOpen ? `${WHY[reading.state]} ${afterwards(answers)}` : LATER}</p>}
        {failure}
      </Choices>
    </Strip>
  );
}

const WHY: Record<Exclude<TradeReading['state'], 'known'>, string> = {
  asked: 'Your description could mean more than one.',
  unknown: 'We could not tell your trade from your description.',
};

/** What becomes of the ideas below: those of the owner's answers stay. */
function afterwards(answers: number): string {
  if (answers >= 3)
    return 'Choose one, and your next ideas will fit it. These stay, because they come from your answers.';
  const what =
    answers === 0
      ? 'three new ideas for it will replace these'
      : `new ideas for it will replace the others. ${answers === 1 ? 'The one' : 'Those'} from your answers ${answers === 1 ? 'stays' : 'stay'}`;
  return `Choose one, and ${what}. That costs none of this week’s sets.`;
}
const LATER = 'Choose one, and your ideas from next week on will fit it.';

const Quiet = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  overflow-wrap: anywhere;
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

export interface TradeCardProps {
  /** No idea here is from what the owner told us, published or reached. */
  restsOnTrade: boolean;
  /** How many of the newest ideas are from the owner's answers, and stay. */
  answers: number;
  /** Nothing is chosen this week, so its ideas can make way for others. */
  isOpen: boolean;
  onChosen: () => void;
  /** What stands there where nothing is asked about the trade, or once it was put off: one thing is asked at a time. */
  otherwise: ReactNode;
}
