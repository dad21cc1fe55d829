import { X } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import { dismissalWords } from '../../../domain/dismissal-words';
import { dismissals, type Dismissal } from '../../../domain/idea';
import { paths } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { Link } from '../../../ui/link';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useGetDecisionQuery, useUpdateDecisionMutation } from '../decisions-api';

/** Nothing before the first ideas, and nothing where the choice was made on this page, which shows it anyway. */
export function WeekChoice() {
  const { data } = useGetDecisionQuery();
  const [update, { error, isLoading }] = useUpdateDecisionMutation();
  const { show } = useToast();
  const decision = data?.decision;
  if (!decision) return null;
  const { answer, state, id } = decision;
  if (answer)
    return answer.channel === 'app' && answer.choice === 'idea' ? null : (
      <Text size="sm">
        {answer.sentence}{' '}
        {answer.callId && <Link to={`${paths.engine}?tab=voice-agent&call=${answer.callId}`}>Read the call</Link>}
      </Text>
    );
  if (state !== 'open') return null;

  const refuseAll = async (reason: Dismissal) => {
    const { data: done } = await update({ decisionId: id, answer: { choice: 'none', reason } });
    if (done) show({ text: 'Thank you. The next ideas will take it into account.' });
  };
  return (
    <>
      {error && <Banner title="Your answer was not saved.">{messageOf(error)}</Banner>}
      <Row>
        <LateMenu
          label="Why none of these ideas?"
          align="start"
          items={[
            { heading: 'None of them, because …' },
            ...dismissals.map((reason) => ({ label: dismissalWords[reason], onSelect: () => void refuseAll(reason) })),
          ]}
          trigger={
            <Button size="sm" variant="quiet" icon={<X />} busy={isLoading} busyLabel="Saving…">
              None of these
            </Button>
          }
        />
      </Row>
    </>
  );
}
