import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';

/** A panel without figures: still loading, failed to load, or empty. */
export function PanelState({ query: { currentData, error, isFetching, refetch }, what, rows, children }: StateProps) {
  if (currentData === undefined && error !== undefined)
    return (
      <PanelBody>
        <Banner title={`${what} could not be loaded.`} onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      </PanelBody>
    );
  if (currentData === undefined)
    return (
      <Skeleton label={`Loading ${what.toLowerCase()}`}>
        <SkeletonRows count={rows} />
      </Skeleton>
    );
  return (
    <PanelBody>
      <Text size="sm" tone={2}>
        {children}
      </Text>
    </PanelBody>
  );
}

interface StateProps {
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** "Top content" */
  what: string;
  rows: number;
  /** Why there is nothing. */
  children: ReactNode;
}
