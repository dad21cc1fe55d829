import { RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { FailedJob } from '../../../contracts/operator';
import { formatAgo } from '../../../lib/format-ago';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useRetryJobMutation } from '../operator-api';

/** A failed job: why, when, about what, and the two possible actions. */
export function FailedJobRow({
  job,
  zone,
  now,
  onGiveUp,
}: {
  job: FailedJob;
  zone: string;
  now: Date;
  onGiveUp: () => void;
}) {
  const [retry, { isLoading }] = useRetryJobMutation();
  const { show } = useToast();
  const runAgain = async () => {
    const { error } = await retry({ jobId: job.id });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: `${job.queue} runs again. If it fails, it comes back here.` },
    );
  };
  const ids = Object.entries(job.payload);
  return (
    <ListRow
      glyph={<TriangleAlert />}
      title={job.queue}
      meta={
        <>
          <Cause dir="auto">{job.cause}</Cause>
          {pluralise(job.attempts, 'attempt')}, the last {formatAgo(job.failedAt, zone, now)}
          {ids.length > 0 && (
            <Ids>
              {ids.map(([name, value]) => (
                <span key={name}>
                  {name} {value}
                </span>
              ))}
            </Ids>
          )}
          <Actions>
            <Button
              size="sm"
              icon={<RotateCw />}
              onClick={() => void runAgain()}
              busy={isLoading}
              aria-label={`Retry ${job.queue}`}
            >
              Retry
            </Button>
            <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={onGiveUp} aria-label={`Give up ${job.queue}`}>
              Give up
            </Button>
          </Actions>
        </>
      }
    />
  );
}

const Cause = styled.span`
  display: block;
  ${theme.type.sm}
  color: ${theme.color.text1};
  overflow-wrap: anywhere;
`;

/** Below the text, because a cause needs the full width of a phone. */
const Actions = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Ids = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
`;
