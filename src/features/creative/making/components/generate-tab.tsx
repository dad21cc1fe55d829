import { useRef } from 'react';
import type { RefCallback } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { isInHand } from '../../../../domain/creation';
import { Cols } from '../../../../ui/cols';
import { Stack } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { CreationRefusal } from '../../../plan/plan-parts';
import { selectAttempt } from '../../creative-slice';
import { useMaking } from '../hooks/use-making';
import { useResumed } from '../hooks/use-resumed';
import { DrawingCard } from './drawing-card';
import { ImageCard } from './image-card';
import { NoPictureYet } from './no-picture-yet';
import { RecentPanel } from './recent-panel';
import { ResultCard } from './result-card';
import { UsagePanel } from './usage-panel';
import { VideoCard } from './video-card';

export function GenerateTab({ descriptionRef }: { descriptionRef: RefCallback<HTMLTextAreaElement> }) {
  const { result: made, error, busy } = useMaking();
  const attempt = useSelector(selectAttempt);
  const resumed = useResumed(attempt !== null);
  const result = made ?? resumed;
  // A job goes on after its request has ended.
  const working = busy ? (attempt ?? 'image') : result !== undefined && isInHand(result.status) ? result.type : null;
  const outcome = useRef<HTMLDivElement>(null);

  // On a phone the outcome is a screen below the button. Whoever is typing again already is left alone.
  const showOutcome = () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLButtonElement) outcome.current?.focus();
  };

  return (
    <Stack gap={8}>
      <Cards>
        <ImageCard working={working} onSettled={showOutcome} descriptionRef={descriptionRef} />
        <VideoCard working={working} onSettled={showOutcome} />
      </Cards>
      <Cols>
        <Outcome ref={outcome} tabIndex={-1} aria-label="Result" role="group">
          {error && <CreationRefusal error={error}>{TEXT_KEPT}</CreationRefusal>}
          {busy ? (
            <DrawingCard kind={attempt ?? 'image'} />
          ) : error ? null : result ? (
            <ResultCard key={result.id} creation={result} />
          ) : (
            <NoPictureYet />
          )}
        </Outcome>
        <Stack>
          <UsagePanel />
          <RecentPanel />
        </Stack>
      </Cols>
    </Stack>
  );
}

const TEXT_KEPT = 'Your description is kept.';

/** Beside each other as long as both selects of a card can be read. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space[6]};
  > section {
    display: flex;
    flex-direction: column;
  }
  > section > :last-child {
    flex: 1;
  }
`;

const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  &:focus {
    outline: none;
  }
`;
