import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../../api/api-error';
import { paths } from '../../../../config/paths';
import { BackLink } from '../../../../ui/back-link';
import { Banner } from '../../../../ui/banner';
import { ButtonLink } from '../../../../ui/button-link';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { Skeleton, SkeletonPanel } from '../../../../ui/skeleton';
import { theme } from '../../../../ui/theme';
import type { Autosave } from '../hooks/use-autosave';
import { SaveState } from './save-state';

/** The way back, and whether all is saved. */
export function EditorTop({ to, back, autosaves }: { to: string; back: string; autosaves?: readonly Autosave[] }) {
  return (
    <Line>
      <BackLink to={to}>{back}</BackLink>
      {autosaves && <SaveState parts={autosaves} />}
    </Line>
  );
}

export function EditorMissing({
  error,
  retrying,
  onRetry,
}: {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}) {
  const gone = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_request');
  if (!gone)
    return (
      <Banner title="This campaign could not be loaded." onRetry={onRetry} retrying={retrying}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <EmptyState
      level={2}
      ghost={<GhostRows count={2} />}
      title="Campaign not found"
      sentence="It was deleted, or it belongs to another workspace."
      action={
        <ButtonLink to={paths.campaigns} variant="primary">
          View all campaigns
        </ButtonLink>
      }
    />
  );
}

export const EditorLoading = () => (
  <Skeleton label="Loading the campaign">
    <SkeletonPanel rows={6} />
  </Skeleton>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  margin-block: calc(${theme.space[2]} * -1) calc(${theme.space[6]} * -1);
  /* The way back brings these margins itself; beside the state they are the line's. */
  > :first-child {
    margin-block: 0;
    min-width: 0;
  }
  ${theme.media.phone} {
    margin-bottom: calc(${theme.space[4]} * -1);
    flex-wrap: wrap;
  }
`;
