import { MessageSquareQuote } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Question } from '../../../contracts/material';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { useToast } from '../../../ui/use-toast';
import { useCreateDismissalMutation } from '../material-api';
import { AnswerForm } from './answer-form';
import { useAnswerTold } from './use-answer-told';

/** One question a week: answered or dismissed, it is gone until next Monday. */
export function WeeklyPanel({ question }: { question: Question }) {
  const { show } = useToast();
  const tell = useAnswerTold();
  const [dismiss, { isLoading }] = useCreateDismissalMutation();
  const leave = async () => {
    const { error } = await dismiss({ question: question.key });
    if (error) show({ kind: 'failure', text: `The question is still here. ${messageOf(error)}` });
  };
  return (
    <Panel title="A question for you this week" icon={<MessageSquareQuote />}>
      <PanelBody>
        <AnswerForm
          question={question}
          onSaved={(answer) => tell(answer, 'Your next ideas can use it. The next question comes on Monday.')}
          extra={
            <Button variant="quiet" busy={isLoading} onClick={() => void leave()}>
              Not this week
            </Button>
          }
        />
      </PanelBody>
    </Panel>
  );
}
