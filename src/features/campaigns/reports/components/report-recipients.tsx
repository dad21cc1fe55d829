import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { deliveryFilters } from '../../../../domain/campaign';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { List } from '../../../../ui/list';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Skeleton, SkeletonRows } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useListDeliveriesInfiniteQuery } from '../../campaigns-api';
import { recipientsChosen, selectRecipients } from '../../campaigns-slice';
import { filterNames } from '../report-words';
import { RecipientRow } from './recipient-row';

/** Who got it and what became of it. */
export function ReportRecipients({
  campaignId,
  isOver,
  ...how
}: {
  campaignId: string;
  isOver: boolean;
  currency: string;
  zone: string;
  now: Date;
}) {
  const dispatch = useDispatch();
  const filter = useSelector(selectRecipients(campaignId));
  const { currentData, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useListDeliveriesInfiniteQuery({ campaignId, ...(filter !== 'all' && { state: filter }) });
  const items = currentData?.pages.flatMap((page) => page.items);
  return (
    <Panel
      title="Recipients"
      side={
        <Choice>
          <Select
            label="Show"
            options={deliveryFilters.map((value) => ({ value, label: filterNames[value] }))}
            value={filter}
            onChange={(show) => dispatch(recipientsChosen({ campaignId, show }))}
          />
        </Choice>
      }
    >
      {!items &&
        (error ? (
          <PanelBody>
            <Banner title="Recipients could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        ) : (
          <Skeleton label="Loading recipients">
            <SkeletonRows count={5} />
          </Skeleton>
        ))}
      {items?.length === 0 && (
        <PanelBody>
          <Text size="sm" tone={2}>
            {filter === 'all'
              ? isOver
                ? 'It ended before it had any recipients.'
                : 'No recipients yet. They will show here when sending starts.'
              : `No recipients under “${filterNames[filter]}”.`}
          </Text>
        </PanelBody>
      )}
      {items && items.length > 0 && (
        <List label="Recipients">
          {items.map((delivery) => (
            <RecipientRow key={delivery.id} delivery={delivery} {...how} />
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
    </Panel>
  );
}

const Choice = styled.div`
  width: 10rem;
  max-width: 100%;
`;

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
