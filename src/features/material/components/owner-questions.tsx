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
