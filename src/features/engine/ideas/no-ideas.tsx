import { WandSparkles } from 'lucide-react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { FirstQuestions } from '../../material/material-parts';

/** In the place of ideas: the interview while it is open, then what brings them. */
export function NoIdeas({ running, renewing, onRenew, onDone }: NoIdeasProps) {
  return (
    <FirstQuestions
      onDone={onDone}
      otherwise={
        <EmptyState
          ghost={<GhostRows count={3} />}
          title={renewing ? 'Three ideas are on their way' : 'No ideas for this week yet'}
          sentence={
            running
              ? 'Three arrive every Monday at 07:00, based on your profile, the season and the calendar. You don’t have to wait.'
              : 'The engine is paused, so none arrive automatically. You can ask for three now.'
          }
          action={
            <Button
              variant="primary"
              icon={<WandSparkles />}
              onClick={onRenew}
              busy={renewing}
              busyLabel="Reading the week…"
            >
              Generate New Ideas
            </Button>
          }
        />
      }
    />
  );
}

export interface NoIdeasProps {
  running: boolean;
  renewing: boolean;
  onRenew: () => void;
  /** The questions are answered or put off: ideas come next. */
  onDone: () => void;
}
