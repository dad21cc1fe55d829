import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useGetOverviewQuery } from '../overview-api';

/** A part of the overview that is missing; why stands once, in the banner where the figures would be. */
export function NotLoaded({
  what,
  also,
}: {
  what: string;
  /** Another query that the part needs. */ also?: { isFetching: boolean; refetch: () => unknown };
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
