import { useRef } from 'react';
import type { RefCallback } from 'react';
import { styled } from 'styled-components';
import { Cols } from '../../../ui/cols';
import { Stack } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { CreationRefusal } from '../../plan/plan-parts';
import { useImageGeneration } from '../hooks/use-image-generation';
import type { ShownPicture } from '../picture-labels';
import { DrawingCard } from './drawing-card';
import { ImageCard } from './image-card';
import { NoPictureYet } from './no-picture-yet';
import { RecentPanel } from './recent-panel';
import { ResultCard } from './result-card';
import { UsagePanel } from './usage-panel';
import { VideoCard } from './video-card';

export function GenerateTab({ onView, descriptionRef }: { onView: (picture: ShownPicture) => void; descriptionRef: RefCallback<HTMLTextAreaElement> }) {
  const { result, error, busy } = useImageGeneration();
  const outcome = useRef<HTMLDivElement>(null);

  // On a phone the outcome is a screen below the button. Whoever is typing again already is left alone.
  const showOutcome = () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLButtonElement) outcome.current?.focus();
  };

  return (
    <Stack gap={8}>
      <Cards>
        <ImageCard onSettled={showOutcome} descriptionRef={descriptionRef} />
        <VideoCard />
      </Cards>
      <Cols>
        <Outcome ref={outcome} tabIndex={-1} aria-label="Result" role="group">
          {error && <CreationRefusal error={error}>{TEXT_KEPT}</CreationRefusal>}
          {busy ? <DrawingCard /> : result ? <ResultCard key={result.id} picture={result} /> : <NoPictureYet />}
        </Outcome>
        <Stack>
          <UsagePanel />
          <RecentPanel onView={onView} />
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
`;

const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  &:focus { outline: none; }
`;
