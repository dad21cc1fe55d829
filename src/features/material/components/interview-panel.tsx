import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Output } from '../../../contracts/endpoint';
import type { materialContract } from '../../../contracts/material';
import { INTERVIEW } from '../../../domain/owner-question-keys';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useCreateDismissalMutation } from '../material-api';
import { AnswerForm } from './answer-form';

/** Four questions, one at a time. Each can be skipped, and all of it put off. */
export function InterviewPanel({ questions }: { questions: Questions }) {
  const { show } = useToast();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [dismiss, { isLoading: leaving }] = useCreateDismissalMutation();
  const left = questions.filter(({ key, answered }) => !answered && !skipped.includes(key));
  const question = left[0];
  const leave = async () => {
    const { error } = await dismiss({ question: INTERVIEW });
    if (error) show({ text: `The questions are still here. ${messageOf(error)}` });
  };
  const skip = () => {
    if (left.length > 1 && question) setSkipped([...skipped, question.key]);
    else void leave();
  };
  if (!question) return null;
  return (
    <Panel
      title="Four questions, a minute"
      icon={<MessageSquareQuote />}
      side={
        <Button size="sm" variant="quiet" busy={leaving} onClick={() => void leave()}>
          Not now
        </Button>
      }
    >
      <PanelBody>
        <Text size="sm" tone={2}>
          Nobody knows your work like you do. Your next ideas will start with what you tell us here, in your own words.
        </Text>
        <AnswerForm
          key={question.key}
          question={question}
          number={`Question ${questions.findIndex(({ key }) => key === question.key) + 1} of ${questions.length}`}
          onSaved={() =>
            show({
              text:
                left.length > 1
                  ? 'Saved. Here is the next question.'
                  : 'Saved. Your next ideas will start with what you told us.',
            })
          }
          extra={
            <Button variant="quiet" onClick={skip}>
              Skip this question
            </Button>
          }
        />
      </PanelBody>
    </Panel>
  );
}

type Questions = Output<typeof materialContract.getQuestions>['interview']['questions'];
