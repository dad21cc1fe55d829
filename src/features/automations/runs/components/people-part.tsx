import { User } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { contactPath } from '../../../../config/paths';
import type { StoredAutomation } from '../../../../contracts/automations';
import type { CampaignStatus } from '../../../../domain/campaign';
import { useNow } from '../../../../hooks/use-now';
import { formatNumber } from '../../../../lib/format-number';
import { Badge } from '../../../../ui/badge';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { List, ListRow } from '../../../../ui/list';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Skeleton, SkeletonRows } from '../../../../ui/skeleton';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { useListAutomationRunsInfiniteQuery } from '../../automations-api';
import { runNames, type AutomationNames } from '../../automation-words';
import { filterNames, runFilters, runSentence, runStatus, type Run, type RunFilter } from '../run-words';
import { PutIn } from './put-in';
import { RunLog } from './run-log';

/** Who is in it and who was, newest first; each with why its steps did or did not fire. */
export function PeoplePart({ campaignId, stored, names, status }: PeoplePartProps) {
  const { zone } = useSession().workspace;
  const now = useNow(30_000);
  const [filter, setFilter] = useState<RunFilter>('all');
  const [run, setRun] = useState<Run | null>(null);
  const { currentData, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useListAutomationRunsInfiniteQuery(
      { campaignId, ...(filter !== 'all' && { state: filter }) },
      { refetchOnMountOrArgChange: true },
    );
  const items = currentData?.pages.flatMap((page) => page.items);
  const label = (value: RunFilter) =>
    value === 'all' || stored.people[value] === 0
      ? filterNames[value]
      : `${filterNames[value]} (${formatNumber(stored.people[value])})`;
  const putIn = status === 'active' ? <PutIn campaignId={campaignId} /> : undefined;
  const context = { steps: stored.steps, names, zone, now, isPaused: status === 'paused' };
  if (items?.length === 0 && filter === 'all') {
    return (
      <EmptyState
        level={2}
        ghost={<GhostRows count={3} />}
        title="Nobody has entered yet"
        sentence={
          status === 'draft'
            ? 'Start it, and you will see here who enters, what happened for them and why.'
            : 'You will see here who enters, what happened for them and why.'
        }
        action={putIn}
      />
    );
  }
  return (
    <Panel
      title="People"
      side={
        <Row>
          {putIn}
          <Choice>
            <Select
              label="Show"
              options={runFilters.map((value) => ({ value, label: label(value) }))}
              value={filter}
              onChange={setFilter}
            />
          </Choice>
        </Row>
      }
    >
      {!items &&
        (error ? (
          <PanelBody>
            <Banner title="People could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        ) : (
          <Skeleton label="Loading people">
            <SkeletonRows count={5} />
          </Skeleton>
        ))}
      {items?.length === 0 && (
        <PanelBody>
          <Text size="sm" tone={2}>
            Nobody is under “{filterNames[filter]}”.
          </Text>
        </PanelBody>
      )}
      {items && items.length > 0 && (
        <List label="People">
          {items.map((one) => (
            <ListRow
              key={one.id}
              title={<span dir="auto">{one.name || 'No name'}</span>}
              meta={<span dir="auto">{runSentence(one, context)}</span>}
              onOpen={() => setRun(one)}
              side={
                <>
                  <Badge status={runStatus[one.state]}>{runNames[one.state]}</Badge>
                  <Wide>
                    <ButtonLink
                      size="sm"
                      variant="quiet"
                      iconOnly
                      icon={<User />}
                      label={`Open contact ${one.name}`}
                      to={contactPath(one.contactId)}
                    />
                  </Wide>
                </>
              }
            />
          ))}
        </List>
      )}
      {items && (hasNextPage || error) && (
        <Foot>
          {error ? (
            <Banner
              title="The rest could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          ) : (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </Foot>
      )}
      <RunLog
        campaignId={campaignId}
        run={run}
        context={context}
        isOnce={stored.reentry === 'once'}
        onTaken={setRun}
        onClose={() => setRun(null)}
      />
    </Panel>
  );
}

const Choice = styled.div`
  width: 13rem;
  max-width: 100%;
`;

/** On phones the way to the contact stands in what the row opens. */
const Wide = styled.span`
  display: inline-flex;
  ${theme.media.phone} {
    display: none;
  }
`;

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;

export interface PeoplePartProps {
  campaignId: string;
  stored: StoredAutomation;
  names: AutomationNames;
  status: CampaignStatus;
}
