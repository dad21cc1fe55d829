import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { Creation } from '../../../../contracts/creation-record';
import { Button } from '../../../../ui/button';
import { Progress } from '../../../../ui/progress';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useCancelCreationMutation, useRemixCreationMutation } from '../../creative-api';
import { creationViewed } from '../../creative-slice';

/** What has no file yet: how far it is and the way to stop it, or why it will not come and the way to try again. */
export function CreationInHand({
  creation: { id, type, status, progress, cause, startedAgain },
}: {
  creation: Creation;
}) {
  const dispatch = useDispatch();
  const [cancel, cancelling] = useCancelCreationMutation();
  const [remix, again] = useRemixCreationMutation();
  const error = cancelling.error ?? again.error;

  const retry = async () => {
    const { data } = await remix({ creationId: id });
    if (data) dispatch(creationViewed(data.id));
  };

  return (
    <Middle>
      {status === 'generating' ? (
        <>
          <Progress
            label={
              startedAgain && progress === 0
                ? 'Starting again'
                : type === 'video'
                  ? 'Making your clip'
                  : 'Making your picture'
            }
            percent={progress}
          />
          <Text size="sm" tone={2}>
            {startedAgain && 'It was interrupted, and it counts only once. '}You can leave this page. We’ll keep
            working, and you’ll find it in the library.
          </Text>
          <Button busy={cancelling.isLoading} onClick={() => void cancel({ creationId: id })}>
            Cancel
          </Button>
        </>
      ) : again.isLoading ? (
        <Progress label="Starting again" />
      ) : (
        <Progress label="" stopped={{ cause: cause ?? 'Generation failed', onRetry: () => void retry() }} />
      )}
      {error && (
        <div role="alert">
          <Text size="sm" tone={2}>
            {messageOf(error)}
          </Text>
        </div>
      )}
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: stretch;
  gap: ${theme.space[4]};
  width: min(100%, 22rem);
  min-height: 14rem;
  padding: ${theme.space[5]};
  > button {
    justify-self: start;
  }
`;
