import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useGetOverviewQuery } from '../overview-api';

/** A part of the overview that is missing; why stands once, in the banner where the figures would be. */
export function NotLoaded({ what }: { what: string }) {
  const { isFetching, refetch } = useGetOverviewQuery();
  return (
    <Row between>
      <Text size="sm" tone={2}>{what} could not be read.</Text>
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>Try again</Button>
    </Row>
  );
}
