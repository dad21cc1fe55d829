import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Output } from '../../../contracts/endpoint';
import type { materialContract } from '../../../contracts/material';
import { INTERVIEW } from '../../../domain/owner-question-keys';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { Strip } from '../../../ui/strip';
import { useToast } from '../../../ui/use-toast';
import { useCreateDismissalMutation } from '../material-api';
import { ANSWER_FORM, AnswerForm } from './answer-form';
import { useAnswerTold } from './use-answer-told';

/**
 * Four questions, one at a time. Each can be skipped, and all of it put off; what was answered or skipped stays so, and
 * the rest is asked at the next visit. `onDone`: there are no ideas yet, and they come next.
 */
export function InterviewPanel({
  questions,
  onDone,
  folded = false,
}: {
  questions: Questions;
  onDone?: () => void;
  /** In a line until it is begun. */
  folded?: boolean;
}) {
  const { show } = useToast();
  const tell = useAnswerTold();
  const [isUnderWay, setUnderWay] = useState(false);
  const [dismiss, { originalArgs, isLoading: dismissing }] = useCreateDismissalMutation();
  const left = questions.filter(({ answered, skipped }) => !answered && !skipped);
  const question = left[0];
  if (!question) return null;

  const goOn = () => {
    setUnderWay(true);
    if (left.length === 1) onDone?.();
  };
  const leave = async () => {
    const { error } = await dismiss({ question: INTERVIEW });
    if (error) show({ kind: 'failure', text: `The questions are still here. ${messageOf(error)}` });
    else onDone?.();
  };
  const skip = async () => {
    const { error } = await dismiss({ question: question.key });
    if (error) show({ kind: 'failure', text: `The question is still here. ${messageOf(error)}` });
    else goOn();
  };
  const isLeaving = dismissing && originalArgs?.question === INTERVIEW;
  const off = (
    <Button size="sm" variant="quiet" busy={isLeaving} onClick={() => void leave()}>
      {onDone ? 'Skip to my ideas' : 'Not now'}
    </Button>
  );
  if (folded && !isUnderWay)
    return (
      <Strip
        icon={<MessageSquareQuote size={16} aria-hidden />}
        title={question.ask}
        actions={
          <>
            <Button size="sm" id={ANSWER_FORM} onClick={() => setUnderWay(true)}>
              Answer
            </Button>
            {off}
          </>
        }
      >
        {FEW[left.length] ?? 'Four questions, a minute'}. Your next ideas start with your words.
      </Strip>
    );
  return (
    <Panel title="Four questions, a minute" icon={<MessageSquareQuote />} side={off}>
      <PanelBody>
        <Text size="sm" tone={2}>
          {onDone
            ? 'Nobody knows your work like you do. Your first ideas start with what you tell us here, in your own words. A sentence is enough, and you can stop and come back.'
            : 'Nobody knows your work like you do. Your next ideas will start with what you tell us here, in your own words.'}
        </Text>
        <AnswerForm
          key={question.key}
          question={question}
          number={`Question ${questions.findIndex(({ key }) => key === question.key) + 1} of ${questions.length}`}
          focus={isUnderWay}
          onSaved={(answer) => {
            tell(answer, left.length > 1 ? 'Here is the next question.' : LAST[onDone ? 'first' : 'later']);
            goOn();
          }}
          extra={
            <Button variant="quiet" busy={dismissing && !isLeaving} onClick={() => void skip()}>
              Skip this question
            </Button>
          }
        />
      </PanelBody>
    </Panel>
  );
}

const FEW: Record<number, string> = { 1: 'One question left', 2: 'Two questions left', 3: 'Three questions left' };

const LAST = {
  first: 'Here come your ideas.',
  later: 'Your next ideas will start with what you told us.',
};

type Questions = Output<typeof materialContract.getQuestions>['interview']['questions'];
