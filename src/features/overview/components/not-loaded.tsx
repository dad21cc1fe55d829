import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useGetOverviewQuery } from '../overview-api';

/**
 * Replaces a part of the overview that could not be loaded; the reason is shown once, in the banner in place of
 * the figures.
 */
export function NotLoaded({
  what,
  also,
}: {
  what: string;
  /** Another query that the part depends on. */ also?: { isFetching: boolean; refetch: () => unknown };
}) {
  const { isFetching, refetch } = useGetOverviewQuery();
  const readAgain = () => {
    void refetch();
    void also?.refetch();
  };
  return (
    <Row between>
      <Text size="sm" tone={2}>
        {what} could not be loaded.
      </Text>
      <Button size="sm" busy={isFetching || also?.isFetching} onClick={readAgain}>
        Try again
      </Button>
    </Row>
  );
}
