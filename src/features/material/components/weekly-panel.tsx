import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Question } from '../../../contracts/material';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Strip } from '../../../ui/strip';
import { useToast } from '../../../ui/use-toast';
import { useCreateDismissalMutation } from '../material-api';
import { ANSWER_FORM, AnswerForm } from './answer-form';
import { useAnswerTold } from './use-answer-told';

/** One question a week, in a line until it is to be answered: answered or dismissed, it is gone until next Monday. */
export function WeeklyPanel({ question, onAnother }: { question: Question; onAnother: (() => void) | null }) {
  const [isOpen, setOpen] = useState(false);
  const { show } = useToast();
  const tell = useAnswerTold();
  const [dismiss, { isLoading }] = useCreateDismissalMutation();
  const leave = async () => {
    const { error } = await dismiss({ question: question.key });
    if (error) show({ kind: 'failure', text: `The question is still here. ${messageOf(error)}` });
  };
  const later = (
    <Button size={isOpen ? undefined : 'sm'} variant="quiet" busy={isLoading} onClick={() => void leave()}>
      Not this week
    </Button>
  );
  if (!isOpen)
    return (
      <Strip
        icon={<MessageSquareQuote size={16} aria-hidden />}
        title={question.ask}
        actions={
          <>
            <Button size="sm" id={ANSWER_FORM} onClick={() => setOpen(true)}>
              Answer
            </Button>
            {onAnother && (
              <Button size="sm" variant="quiet" onClick={onAnother}>
                Another question
              </Button>
            )}
            {later}
          </>
        }
      >
        A question for you this week. Your answer becomes a post.
      </Strip>
    );
  return (
    <Panel title="A question for you this week" icon={<MessageSquareQuote />}>
      <PanelBody>
        <AnswerForm
          question={question}
          focus
          onSaved={(answer) => tell(answer, 'Your next ideas can use it. The next question comes on Monday.')}
          extra={later}
        />
      </PanelBody>
    </Panel>
  );
}
