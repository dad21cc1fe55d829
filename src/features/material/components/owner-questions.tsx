import type { ReactNode } from 'react';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useGetQuestionsQuery } from '../material-api';
import { InterviewPanel } from './interview-panel';
import { WeeklyPanel } from './weekly-panel';

/** An invitation, not a task: if it cannot be loaded, the page is complete without it. */
export function OwnerQuestions() {
  const { data } = useGetQuestionsQuery();
  if (!data) return null;
  if (data.interview.open) return <InterviewPanel questions={data.interview.questions} />;
  return data.weekly && <WeeklyPanel key={data.weekly.key} question={data.weekly} />;
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
