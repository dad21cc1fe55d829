import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { useDebounced } from '../../../../hooks/use-debounced';
import { formatNumber } from '../../../../lib/format-number';
import { Banner } from '../../../../ui/banner';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { audienceSentence } from '../audience-words';
import { useCountAudienceQuery } from '../campaign-editor-api';

/** How many people an audience has now, counted while it is chosen. */
export function AudienceCountPanel({ audience }: { audience: { segmentIds: string[] } }) {
  const asked = useDebounced(audience);
  const { data, currentData, error, isFetching, refetch } = useCountAudienceQuery({ audience: asked });
  const shown = currentData ?? (error ? undefined : data);
  return (
    <Panel title="Recipients">
      {shown ? (
        <Counted aria-live="polite" aria-busy={isFetching || asked !== audience}>
          <b>{formatNumber(shown.reachable)}</b>
          <Text size="sm" tone={2}>
            {audienceSentence(shown)}
          </Text>
          <Text size="xs" tone={3}>
            This is the count right now. We check again when it is sent, and once more for each person right before
            their email.
          </Text>
        </Counted>
      ) : (
        <PanelBody>
          {error ? (
            <Banner title="The recipients could not be counted." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          ) : (
            <Skeleton label="Counting">
              <SkeletonBlock width="40%" height="1.5rem" />
            </Skeleton>
          )}
        </PanelBody>
      )}
    </Panel>
  );
}

const Counted = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
  transition: opacity ${theme.duration.base};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  b {
    ${theme.type['2xl']} font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.track.tight};
    font-variant-numeric: tabular-nums;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;
