import { ArrowLeft, ArrowRight, PenLine, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Cycle, Idea } from '../../../contracts/engine-cycle';
import { ownPiecePath } from '../../../config/paths';
import { pluralise } from '../../../lib/pluralise';
import { isFromAnswer, type EvidenceSource } from '../../../domain/idea';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { WeekChoice } from '../../decisions/decisions-parts';
import { GeneralNote, OwnerQuestions } from '../../material/material-parts';
import { AllowanceLine, CreationRefusal } from '../../plan/plan-parts';
import { useCreateIdeasMutation } from '../engine-api';
import {
  LateCheckedForecasts,
  LateIdeaReach,
  LateIdeaReachInFull,
  LateIdeaReliability,
} from '../forecasts/late-forecast';
import { useDismissing } from './use-dismissing';
import type { usePicking } from './use-picking';
import { DecisionBand } from './decision-band';
import { IdeaCard } from './idea-card';
import { IdeaPreview } from './idea-preview';
import { LateNewsLine, LateNoIdeas, LateTradeCard } from './late-ideas';

/** This week's ideas, three at a time, to choose from; more can be requested, and earlier ones remain. */
export function IdeasTab({ cycle, picking }: { cycle: Cycle; picking: ReturnType<typeof usePicking> }) {
  const sets = [...cycle.earlierIdeas, cycle.ideas];
  const newest = sets.length - 1;
  const [back, setBack] = useState(0);
  const shownSet = Math.max(0, newest - back);
  const ideas = sets[shownSet] ?? [];
  const [create, { isLoading: renewing, error }] = useCreateIdeasMutation();
  const dismissing = useDismissing();
  useEffect(() => {
    LateTradeCard.fetch();
    LateNewsLine.fetch();
    LateNoIdeas.fetch();
    LateIdeaReach.fetch();
    LateIdeaReachInFull.fetch();
    LateIdeaReliability.fetch();
    LateCheckedForecasts.fetch();
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const renew = async () => {
    const { data } = await create();
    if (data) setBack(0);
    return data !== undefined;
  };
  const isSought = useRef(false);
  const seek = () => {
    if (!isSought.current || !heading.current) return;
    isSought.current = false;
    heading.current.focus();
  };
  useEffect(seek); // the first ideas are read after the reply that made them
  /** What was pressed for these ideas is gone once they are there, and the focus with it. */
  const readAgain = () => {
    setBack(0);
    isSought.current = true;
    requestAnimationFrame(seek);
  };
  const renewAndRead = async () => {
    if (await renew()) readAgain();
  };
  const [shown, setShown] = useState<{ ideaId: string; open: boolean } | null>(null);
  const failure = error && (
    <CreationRefusal
      title="There are no new ideas yet."
      error={error}
      onRetry={() => void renewAndRead()}
      retrying={renewing}
    />
  );

  if (ideas.length === 0) {
    return (
      <>
        {failure}
        <LateNoIdeas
          running={cycle.running}
          renewing={renewing}
          onRenew={() => void renew()}
          onDone={() => void renewAndRead()}
        />
      </>
    );
  }

  const open = ideas.find(({ id }) => id === shown?.ideaId);
  // Little is known yet: the questions, which can change that, come before ideas that rest on little.
  const isThin = ideas.every(({ support }) => support < THIN);
  const best = ideas.find(({ status }) => status !== 'dismissed');
  const nothingPicked = sets.flat().every(({ status }) => status !== 'picked');
  const general = ideas.find((idea) => idea.status === 'suggested' && isGeneral(idea));
  return (
    <Ideas aria-labelledby="ideas-title">
      <Top>
        <div>
          <h2 id="ideas-title" ref={heading} tabIndex={-1}>
            Which one shall we make?
          </h2>
          <Text size="sm" tone={2}>
            {builtOn(ideas)} <AllowanceLine kind="images" quiet />
          </Text>
        </div>
        <Ways>
          <ButtonLink to={ownPiecePath} variant="quiet" icon={<PenLine />}>
            Write your own
          </ButtonLink>
          <Button
            icon={<WandSparkles />}
            onClick={() => void renew()}
            busy={renewing}
            busyLabel="Reading the week…"
            disabledReason={
              cycle.setsLeft > 0
                ? undefined
                : `You have seen all of this week’s ${pluralise(sets.flat().length, 'idea')}. Pick one of them, or wait for Monday.`
            }
          >
            Generate New Ideas
          </Button>
        </Ways>
      </Top>
      <Sets>
        {newest > 0 && (
          <Row>
            <Button
              size="sm"
              icon={<ArrowLeft />}
              onClick={() => setBack(newest - shownSet + 1)}
              disabledReason={shownSet > 0 ? undefined : 'These are the first ideas of this week.'}
            >
              Back to the earlier ideas
            </Button>
            <Button
              size="sm"
              variant="quiet"
              iconEnd={<ArrowRight />}
              onClick={() => setBack(newest - shownSet - 1)}
              disabledReason={shownSet < newest ? undefined : 'These are the newest ideas of this week.'}
            >
              Newer ideas
            </Button>
          </Row>
        )}
        <Text size="xs" tone={3}>
          <span role="status">
            {newest > 0 && `Set ${shownSet + 1} of ${sets.length}. `}
            {leftWords(cycle)}
          </span>
        </Text>
      </Sets>
      <LateCheckedForecasts />
      {failure}
      <LateTradeCard
        restsOnTrade={!ideas.some(isOwners)}
        answers={cycle.ideas.filter(isKept).length}
        isOpen={nothingPicked}
        onChosen={readAgain}
        otherwise={isThin ? <OwnerQuestions /> : null}
      />
      {cycle.hasNews && shownSet === newest && <LateNewsLine busy={renewing} onRenew={() => void renewAndRead()} />}
      <Cards role="list" aria-busy={renewing}>
        {ideas.map((idea) => (
          <IdeaCard
            key={idea.id}
            idea={idea}
            lit={nothingPicked && idea === best}
            note={idea === general && <GeneralNote />}
            creation={picking.creationOf(idea.id)}
            onPreview={() => setShown({ ideaId: idea.id, open: true })}
            onCreate={() => void picking.pick(idea.id, { isFirst: nothingPicked })}
            onDismiss={(reason) => void dismissing.dismiss(idea, reason)}
            onRestore={() => void dismissing.restore(idea)}
          />
        ))}
      </Cards>
      {!isThin && <OwnerQuestions />}
      <DecisionBand week={cycle.week} ideas={sets.flat()} beats={cycle.beats} running={cycle.running} />
      <WeekChoice />
      {shown && open && (
        <IdeaPreview
          idea={open}
          open={shown.open}
          creation={picking.creationOf(open.id)}
          onClose={() => setShown({ ...shown, open: false })}
          onCreate={(more) => void picking.pick(open.id, { ...more, isFirst: nothingPicked })}
        />
      )}
    </Ideas>
  );
}

/** It stays when a trade is chosen, since it says more of the business. */
const isKept = ({ status, evidence }: Idea): boolean => status === 'suggested' && isFromAnswer(evidence);

/** It rests on what the owner told us, published or reached, not on a trade alone. */
const isOwners = ({ evidence }: Idea): boolean => evidence.some(({ source }) => OWNERS.has(source));
const OWNERS: ReadonlySet<EvidenceSource> = new Set(['owner', 'history', 'figures']);

/** Says nothing of this business: one answer would change more than any choice among such ideas. */
const isGeneral = (idea: Idea): boolean => idea.support <= GENERAL && !isOwners(idea);
const GENERAL = 25;

/** Percent; below it an idea would be true of many businesses. */
const THIN = 60;

/** Shown before the button is pressed: what it costs, and that nothing is lost. */
function leftWords({ setsLeft, running }: Pick<Cycle, 'setsLeft' | 'running'>): string {
  if (setsLeft === 0) return `There are no more sets this week.${running ? ' Three new ideas arrive on Monday.' : ''}`;
  return `You can ask for three more ideas ${TIMES[setsLeft] ?? `${setsLeft} more times`} this week. These stay.`;
}

const TIMES: Record<number, string> = { 1: 'once more', 2: 'twice more' };

/** Names only the sources that these ideas cite. */
function builtOn(ideas: Idea[]): string {
  const cited = new Set(ideas.flatMap(({ evidence }) => evidence.map(({ source }) => source)));
  const sources = (Object.keys(SOURCE_WORDS) as (keyof typeof SOURCE_WORDS)[])
    .filter((source) => cited.has(source))
    .map((source) => SOURCE_WORDS[source]);
  const words = sources.length > 1 ? `${sources.slice(0, -1).join(', ')} and ${sources.at(-1)}` : sources[0];
  return `${words ? `Based on ${words}. ` : ''}The first one has the most evidence behind it.`;
}

/** How little is known of a trade is told beside each idea, and no source. */
const SOURCE_WORDS: Record<Exclude<EvidenceSource, 'trade'>, string> = {
  owner: 'what you told us',
  website: 'your website',
  profile: 'your profile',
  season: 'the season',
  calendar: 'the calendar',
  history: 'what you published',
  figures: 'your figures',
};

const Ideas = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Sets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
