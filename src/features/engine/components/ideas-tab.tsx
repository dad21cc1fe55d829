import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Cycle } from '../../../contracts/engine';
import { IDEA_ROUNDS_A_WEEK } from '../../../domain/cycle';
import type { EvidenceSource } from '../../../domain/idea';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { AllowanceLine, CreationRefusal } from '../../plan/plan-parts';
import { useCreateIdeasMutation } from '../engine-api';
import type { usePicking } from '../hooks/use-picking';
import { DecisionBand } from './decision-band';
import { IdeaCard } from './idea-card';
import { IdeaPreview } from './idea-preview';

/** This week's three ideas, to pick one from or to ask for others. */
export function IdeasTab({ cycle, picking }: { cycle: Cycle; picking: ReturnType<typeof usePicking> }) {
  const { ideas, canRenew } = cycle;
  const [renew, { isLoading: renewing, error }] = useCreateIdeasMutation();
  const [shown, setShown] = useState<{ ideaId: string; open: boolean } | null>(null);
  const failure = error && <CreationRefusal title="There are no new ideas yet." error={error} onRetry={() => void renew()} retrying={renewing} />;

  if (ideas.length === 0) {
    return (
      <>
        {failure}
        <EmptyState
          ghost={<GhostRows count={3} />}
          title="No ideas for this week yet"
          sentence="Three come every Monday at 07:00, built on your profile, the season and the calendar. You need not wait."
          action={<Button variant="primary" icon={<WandSparkles />} onClick={() => void renew()} busy={renewing} busyLabel="Reading the week…">Generate New Ideas</Button>}
        />
      </>
    );
  }

  const open = ideas.find(({ id }) => id === shown?.ideaId);
  const nothingPicked = ideas.every(({ status }) => status !== 'picked');
  return (
    <Ideas aria-labelledby="ideas-title">
      <Top>
        <div>
          <h2 id="ideas-title">Which one shall we make?</h2>
          <Text size="sm" tone={2}>{builtOn(cycle)} <AllowanceLine kind="images" quiet /></Text>
        </div>
        <Button
          icon={<WandSparkles />}
          onClick={() => void renew()}
          busy={renewing}
          busyLabel="Reading the week…"
          disabledReason={canRenew ? undefined : `These are the last of this week’s ${IDEA_ROUNDS_A_WEEK * ideas.length} ideas. Pick one of them, or wait for Monday.`}
        >
          Generate New Ideas
        </Button>
      </Top>
      {failure}
      <Cards role="list" aria-busy={renewing}>
        {ideas.map((idea, rank) => (
          <IdeaCard
            key={idea.id}
            idea={idea}
            lit={nothingPicked && rank === 0}
            creation={picking.creationOf(idea.id)}
            onPreview={() => setShown({ ideaId: idea.id, open: true })}
            onCreate={() => void picking.pick(idea.id)}
          />
        ))}
      </Cards>
      <DecisionBand week={cycle.week} ideas={ideas} />
      {shown && open && (
        <IdeaPreview
          idea={open}
          open={shown.open}
          creation={picking.creationOf(open.id)}
          onClose={() => setShown({ ...shown, open: false })}
          onCreate={() => void picking.pick(open.id)}
        />
      )}
    </Ideas>
  );
}

/** Names only the sources that these ideas really cite. */
function builtOn({ ideas }: Cycle): string {
  const cited = new Set(ideas.flatMap(({ evidence }) => evidence.map(({ source }) => source)));
  const sources = (Object.keys(SOURCE_WORDS) as EvidenceSource[]).filter((source) => cited.has(source)).map((source) => SOURCE_WORDS[source]);
  const words = sources.length > 1 ? `${sources.slice(0, -1).join(', ')} and ${sources.at(-1)}` : sources[0];
  return `${words ? `Built on ${words}. ` : ''}The first has the most evidence on its side.`;
}

const SOURCE_WORDS: Record<EvidenceSource, string> = { profile: 'your profile', season: 'the season', calendar: 'the calendar', history: 'what you published' };

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

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[4]}; }
`;
