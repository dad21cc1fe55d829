import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { CampaignCheck } from '../../../contracts/campaign-runs';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Details } from '../../../ui/details';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSession } from '../../auth/auth-parts';
import { checkGroups, fineWords, type CheckGroup } from './check-groups';
import type { useCampaignChecks } from './use-campaign-checks';

/** What stands in the way of sending and what could be better, each with the way to mend it; what is fine, folded. */
export function ChecksPart({
  checks,
  onMend,
}: {
  checks: ReturnType<typeof useCampaignChecks>;
  onMend: (check: CampaignCheck) => void;
}) {
  const { campaign, items, error, isFetching, refetch } = checks;
  if (!items) {
    return error ? (
      <Banner title="The checks could not be run." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Checking">
        <SkeletonPanel rows={6} />
      </Skeleton>
    );
  }
  const isDraft = !campaign || campaign.status === 'draft';
  return (
    <Panel
      title={isDraft ? 'Before you send' : 'Current status'}
      side={
        <Button size="sm" variant="quiet" busy={isFetching} busyLabel="Checking…" onClick={() => void refetch()}>
          Check again
        </Button>
      }
    >
      {checkGroups(items, campaign).map((group) => (
        <Group key={group.id} group={group} onMend={onMend} />
      ))}
    </Panel>
  );
}

function Group({ group, onMend }: { group: CheckGroup; onMend: (check: CampaignCheck) => void }) {
  const { name, open, fine } = group;
  const of = name === null ? '' : ` of ${name}`;
  return (
    <Part>
      {name !== null && <h3 dir="auto">{name}</h3>}
      {open.length > 0 && (
        <List label={`Checks${of}`}>
          {open.map((check) => (
            <Row key={keyOf(check)} check={check} side={<Mend check={check} onMend={onMend} />} />
          ))}
        </List>
      )}
      {fine.length > 0 && (
        <Fold>
          <Details
            summary={
              <>
                {fineWords(group)}
                <VisuallyHidden>{of}</VisuallyHidden>
              </>
            }
          >
            <Edges>
              <List label={`OK${of}`}>
                {fine.map((check) => (
                  <Row key={keyOf(check)} check={check} />
                ))}
              </List>
            </Edges>
          </Details>
        </Fold>
      )}
    </Part>
  );
}

function Row({ check: { state, sentence }, side }: { check: CampaignCheck; side?: ReactNode }) {
  return (
    <ListRow
      leading={
        <State>
          <Badge status={STATUS[state]}>{WORDS[state]}</Badge>
        </State>
      }
      title={<Sentence>{sentence}</Sentence>}
      side={side}
    />
  );
}

function Mend({ check, onMend }: { check: CampaignCheck; onMend: (check: CampaignCheck) => void }) {
  const { user } = useSession();
  if (check.check === 'server')
    return user.operator ? (
      <ButtonLink size="sm" to={`${paths.operator}?tab=mail`}>
        Email server
      </ButtonLink>
    ) : null;
  if (check.check === 'sender')
    return (
      <ButtonLink size="sm" to={paths.sending}>
        Sender
      </ButtonLink>
    );
  if (check.check === 'trigger')
    return (
      <ButtonLink size="sm" to={paths.signup}>
        Sign-up page
      </ButtonLink>
    );
  return (
    <Button size="sm" aria-label={`Fix this: ${check.sentence}`} onClick={() => onMend(check)}>
      Fix this
    </Button>
  );
}

const keyOf = ({ check, sentence }: CampaignCheck): string => `${check} ${sentence}`;

const STATUS = { fail: 'danger', warn: 'warning', pass: 'success' } as const;
const WORDS = { fail: 'Must fix', warn: 'Could be better', pass: 'OK' } as const;

const Part = styled.div`
  min-width: 0;
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  > h3 {
    padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[1]};
    ${theme.type.md} font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  }
  ${theme.media.phone} {
    > h3 {
      padding-inline: ${theme.space[4]};
    }
  }
`;

const Fold = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  ul + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

/** Rows run edge to edge. */
const Edges = styled.div`
  margin-inline: calc(${theme.space[5]} * -1);
  ${theme.media.phone} {
    margin-inline: calc(${theme.space[4]} * -1);
  }
`;

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
