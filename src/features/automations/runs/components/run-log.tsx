import { useState } from 'react';
import { contactPath } from '../../../../config/paths';
import { Badge } from '../../../../ui/badge';
import { ButtonLink } from '../../../../ui/button-link';
import { SlideOver } from '../../../../ui/slide-over';
import { Row, Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { runNames } from '../../automation-words';
import { runSentence, runStatus, type Run } from '../run-words';
import { RunLines } from './run-lines';
import { TakeOut } from './take-out';

/** One person's way: what was done, what was not, and why. */
export function RunLog({
  campaignId,
  run,
  context,
  isOnce,
  onTaken,
  onClose,
}: {
  campaignId: string;
  run: Run | null;
  context: Parameters<typeof runSentence>[1];
  isOnce: boolean;
  onTaken: (run: Run) => void;
  onClose: () => void;
}) {
  const [seen, setSeen] = useState(run);
  const [last, setLast] = useState(run);
  if (run !== seen) {
    setSeen(run);
    if (run) setLast(run); // it stays while the panel slides away
  }
  return (
    <SlideOver open={run !== null} onClose={onClose} title={<span dir="auto">{last?.name || 'No name'}</span>}>
      {last && (
        <Stack gap={5}>
          <Stack gap={2}>
            <Row>
              <Badge status={runStatus[last.state]}>{runNames[last.state]}</Badge>
            </Row>
            <Text size="sm" tone={2}>
              {runSentence(last, context)}
            </Text>
            <Row>
              <ButtonLink size="sm" to={contactPath(last.contactId)}>
                Open contact
              </ButtonLink>
              {last.state === 'active' && (
                <TakeOut campaignId={campaignId} run={last} isOnce={isOnce} onTaken={onTaken} />
              )}
            </Row>
          </Stack>
          <RunLines
            key={last.id}
            campaignId={campaignId}
            runId={last.id}
            zone={context.zone}
            now={context.now}
            isClosed={run === null}
          />
        </Stack>
      )}
    </SlideOver>
  );
}
