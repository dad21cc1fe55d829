import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';

/** The button for the next page of a list, and the error when it fails. */
export function MoreRows({
  failed,
  error,
  busy,
  onMore,
}: {
  failed: boolean;
  error: Parameters<typeof messageOf>[0] | undefined;
  busy: boolean;
  onMore: () => void;
}) {
  return (
    <Foot>
      {failed && error ? (
        <Banner title="The older ones could not be loaded." onRetry={onMore} retrying={busy}>
          {messageOf(error)}
        </Banner>
      ) : (
        <Button onClick={onMore} busy={busy}>
          Show older ones
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
