import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { CampaignCheck } from '../../../contracts/campaigns';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useSession } from '../../auth/auth-parts';
import type { useCampaignChecks } from '../hooks/use-campaign-checks';

/** What stands in the way of sending and what could be better, each with the way to mend it. */
export function ChecksPart({ checks, onMend }: { checks: ReturnType<typeof useCampaignChecks>; onMend: (check: CampaignCheck) => void }) {
  const { items, error, isFetching, refetch } = checks;
  if (!items) {
    return error
      ? <Banner title="The checks could not be made." onRetry={() => void refetch()} retrying={isFetching}>{messageOf(error)}</Banner>
      : <Skeleton label="Checking"><SkeletonPanel rows={6} /></Skeleton>;
  }
  return (
    <Panel title="Before it goes out" side={<Button size="sm" variant="quiet" busy={isFetching} busyLabel="Checking…" onClick={() => void refetch()}>Check again</Button>}>
      <List label="Checks">
        {[...items].sort((one, other) => ORDER[one.state] - ORDER[other.state]).map((check) => (
          <ListRow key={`${check.check} ${check.emailId ?? ''} ${check.sentence}`} leading={<State><Badge status={STATUS[check.state]}>{WORDS[check.state]}</Badge></State>} title={<Sentence>{check.sentence}</Sentence>} side={check.state === 'pass' ? undefined : <Mend check={check} onMend={onMend} />} />
        ))}
      </List>
    </Panel>
  );
}

function Mend({ check, onMend }: { check: CampaignCheck; onMend: (check: CampaignCheck) => void }) {
  const { user } = useSession();
  if (check.check === 'server') return user.operator ? <ButtonLink size="sm" to={`${paths.operator}?tab=mail`}>Mail server</ButtonLink> : null;
  if (check.check === 'sender') return <ButtonLink size="sm" to={paths.sending}>Sender</ButtonLink>;
  return <Button size="sm" aria-label={`Go to it: ${check.sentence}`} onClick={() => onMend(check)}>Go to it</Button>;
}

const ORDER = { fail: 0, warn: 1, pass: 2 } as const;
const STATUS = { fail: 'danger', warn: 'warning', pass: 'success' } as const;
const WORDS = { fail: 'Mend it', warn: 'Better', pass: 'Fine' } as const;

const State = styled.span`
  display: inline-flex;
  flex: none;
  width: 5.25rem;
`;

const Sentence = styled.span`
  overflow-wrap: anywhere;
  white-space: normal;
  text-wrap: pretty;
`;
