import { ArrowRight } from 'lucide-react';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import type { Cycle } from '../../contracts/engine-cycle';
import { Banner } from '../../ui/banner';
import { BeatStrip } from '../../ui/beat-strip';
import { ButtonLink } from '../../ui/button-link';
import { GoalPads } from '../../ui/goal-pads';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton, SkeletonBlock, SkeletonPanel } from '../../ui/skeleton';
import { Text } from '../../ui/text';
import { theme } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { beatViews } from './week/beat-views';
import { goalSentence } from './week/goal-sentence';
import { RunningBadge } from './components/running-badge';
import { useGetCycleQuery } from './engine-shared-api';

/** The brand kit's form, for the settings; loaded when it is first shown. */
export const BrandKit = lazy(async () => ({ default: (await import('./brand/brand-kit')).BrandKit }));

/** This week in four beats, with its own loading and error states. */
export function CycleBeats() {
  const { data: cycle, error, isFetching, refetch } = useGetCycleQuery();
  if (cycle) {
    return (
      <Week aria-labelledby="cycle-title">
        <VisuallyHidden as="h2" id="cycle-title">
          This week’s cycle
        </VisuallyHidden>
        <BeatStrip beats={beatViews(cycle)} />
      </Week>
    );
  }
  if (error)
    return (
      <Banner title="This week could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <Skeleton label="Loading this week’s cycle">
      <Beats>
        {Array.from({ length: 4 }, (_, index) => (
          <span key={index}>
            <SkeletonBlock height="5px" />
            <SkeletonBlock width="42%" />
            <SkeletonBlock width="88%" height="0.625rem" />
          </span>
        ))}
      </Beats>
    </Skeleton>
  );
}

/** The engine's state: whether it runs, the weekly goal, and a link to the ideas. */
export function EnginePanel() {
  const { data: cycle, error, isFetching, refetch } = useGetCycleQuery();
  if (!cycle && !error)
    return (
      <Skeleton label="Loading the content engine">
        <SkeletonPanel rows={2} />
      </Skeleton>
    );
  return (
    <Panel title="Autonomous Content Engine" side={cycle && <RunningBadge cycle={cycle} />}>
      <PanelBody>
        {cycle ? (
          <>
            <GoalPads
              label="Weekly content goal"
              done={cycle.goal.done}
              waiting={cycle.goal.waiting}
              target={cycle.goal.target}
              unit="pieces"
            />
            <Text size="sm" tone={2}>
              {goalSentence(cycle)}
            </Text>
            <ButtonLink to={`${paths.engine}?tab=ideas`} wide>
              <Onward>
                {wayOn(cycle)}
                <ArrowRight />
              </Onward>
            </ButtonLink>
          </>
        ) : (
          <Banner title="The content engine could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        )}
      </PanelBody>
    </Panel>
  );
}

function wayOn({ ideas }: Cycle): string {
  return ideas.length > 0 ? 'See the three ideas' : 'Open the content engine';
}

/** A date beside a beat's name is wider than a quarter of a small screen, so it goes below the name. */
const Week = styled.section`
  h3 {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

const Beats = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[3]};
  > span {
    display: grid;
    gap: 0.75rem;
    min-height: 5.25rem;
    align-content: start;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > span {
      min-height: 3rem;
    }
  }
`;

const Onward = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 100%;
`;
