import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useGetQuestionsQuery, useListMaterialQuery } from '../material-api';
import { AnswerForm } from './answer-form';
import { MaterialRow } from './material-row';

/** Everything that ideas may quote: answers first to last, and the four questions to answer again. */
export function MaterialPanel() {
  const { data, error, isFetching, refetch } = useListMaterialQuery();
  if (!data && error)
    return (
      <Banner title="What you told us could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Loading what you told us">
        <SkeletonPanel rows={3} />
      </Skeleton>
    );
  return (
    <Panel title="In your words" icon={<MessageSquareQuote />}>
      <PanelBody>
        <Text size="sm" tone={2}>
          {data.items.length === 0
            ? 'Nothing yet. Answer one of the questions: ideas based on your own words come first.'
            : 'Ideas based on these words come first, and say so. Posts you already have stay as they are.'}
        </Text>
        <Ask />
      </PanelBody>
      {data.items.length > 0 && (
        <List label="What you told us">
          {data.items.map((material) => (
            <MaterialRow key={material.id} material={material} />
          ))}
        </List>
      )}
    </Panel>
  );
}

/** The interview's questions, for owners who want to say more. */
function Ask() {
  const { show } = useToast();
  const { data } = useGetQuestionsQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const questions = data?.interview.questions ?? [];
  const question = questions.find(({ key }) => key === chosen);
  if (question)
    return (
      <AnswerForm
        key={question.key}
        question={question}
        onSaved={() => {
          setChosen(null);
          show({ text: 'Saved. Your next ideas can use it.' });
        }}
        extra={
          <Button variant="quiet" onClick={() => setChosen(null)}>
            Cancel
          </Button>
        }
      />
    );
  return (
    <Row>
      {questions.map(({ key, ask }) => (
        <Button key={key} size="sm" onClick={() => setChosen(key)}>
          {ask}
        </Button>
      ))}
    </Row>
  );
}
