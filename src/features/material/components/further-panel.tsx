import { MessageSquareQuote } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Question } from '../../../contracts/material';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { useToast } from '../../../ui/use-toast';
import { useCreateDismissalMutation } from '../material-api';
import { AnswerForm } from './answer-form';
import { useAnswerTold } from './use-answer-told';

/** Another question for whoever asked for one: skipped, the next one takes its place. */
export function FurtherPanel({ question, onClose }: { question: Question; onClose: () => void }) {
  const { show } = useToast();
  const tell = useAnswerTold();
  const [dismiss, { isLoading }] = useCreateDismissalMutation();
  const skip = async () => {
    const { error } = await dismiss({ question: question.key });
    if (error) show({ kind: 'failure', text: `The question is still here. ${messageOf(error)}` });
  };
  return (
    <Panel
      title="Another question"
      icon={<MessageSquareQuote />}
      side={
        <Button size="sm" variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <PanelBody>
        <AnswerForm
          question={question}
          focus
          onSaved={(answer) => {
            tell(answer, 'Your next ideas can use it.');
            onClose();
          }}
          extra={
            <Button variant="quiet" busy={isLoading} onClick={() => void skip()}>
              Skip this question
            </Button>
          }
        />
      </PanelBody>
    </Panel>
  );
}
