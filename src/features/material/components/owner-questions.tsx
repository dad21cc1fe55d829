import { MessageSquareQuote } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Strip } from '../../../ui/strip';
import { useGetQuestionsQuery } from '../material-api';
import { FurtherPanel } from './further-panel';
import { InterviewPanel } from './interview-panel';
import { WeeklyPanel } from './weekly-panel';

/**
 * An invitation, not a task: one question in a line, or the way to another where this week's was answered. If it cannot be
 * loaded, the page is complete without it.
 */
export function OwnerQuestions() {
  const { data } = useGetQuestionsQuery();
  const [another, setAnother] = useState(false);
  if (!data) return null;
  const { interview, weekly, further } = data;
  if (interview.open) return <InterviewPanel questions={interview.questions} folded />;
  const more = further && (() => setAnother(true));
  if (another && further)
    return <FurtherPanel key={further.key} question={further} onClose={() => setAnother(false)} />;
  if (weekly) return <WeeklyPanel key={weekly.key} question={weekly} onAnother={more} />;
  return (
    more && (
      <Strip
        icon={<MessageSquareQuote size={16} aria-hidden />}
        title="Something else to tell?"
        actions={
          <Button size="sm" onClick={more}>
            Answer another
          </Button>
        }
      >
        Each answer becomes a post in your own words.
      </Strip>
    )
  );
}

/** Before there are ideas, the interview stands in their place; `otherwise` follows once it is over, or cannot be loaded. */
export function FirstQuestions({ onDone, otherwise }: FirstQuestionsProps) {
  const { data, isError } = useGetQuestionsQuery();
  if (data?.interview.open) return <InterviewPanel questions={data.interview.questions} onDone={onDone} />;
  if (data || isError)
    return (
      <>
        <OwnerQuestions />
        {otherwise}
      </>
    );
  return (
    <Skeleton label="Loading the questions">
      <SkeletonPanel rows={3} />
    </Skeleton>
  );
}

export interface FirstQuestionsProps {
  /** The last question was answered or skipped, or all of them were put off. */
  onDone: () => void;
  otherwise: ReactNode;
}
