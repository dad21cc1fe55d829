import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useListImportsInfiniteQuery } from '../imports-api';
import { ImportRow } from './import-row';

/** Earlier imports, and those that can be continued. */
export function ImportList() {
  const { zone } = useSession().workspace;
  const now = useNow();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListImportsInfiniteQuery({});
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Panel title="Imports">
      {!items &&
        (error ? (
          <PanelBody>
            <Banner title="Your imports could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        ) : (
          <Skeleton label="Loading imports">
            <SkeletonRows count={3} />
          </Skeleton>
        ))}
      {items?.length === 0 && (
        <PanelBody>
          <Text size="sm" tone={2}>
            Your imports will show here, with what each one changed and a way to undo it.
          </Text>
        </PanelBody>
      )}
      {items && items.length > 0 && (
        <List label="Imports">
          {items.map((item) => (
            <ImportRow key={item.id} item={item} zone={zone} now={now} />
          ))}
        </List>
      )}
      {items && (hasNextPage || error) && (
        <Foot>
          {error ? (
            <Banner
              title="Older imports could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          ) : (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older imports
            </Button>
          )}
        </Foot>
      )}
    </Panel>
  );
}

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
