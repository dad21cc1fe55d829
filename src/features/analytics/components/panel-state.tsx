import { createContext, useContext, type ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';

/** Whether the page already says that the server cannot be reached. */
export const PageDown = createContext(false);

/** A panel whose question got no answer. Where the server cannot be reached the page says so once, and asks for everything again. */
export function PanelFailed({ query: { error, isFetching, refetch }, what }: FailedProps) {
  const isPageDown = useContext(PageDown);
  return (
    <PanelBody>
      {isPageDown ? (
        <Text size="sm" tone={3}>
          {what} could not be loaded.
        </Text>
      ) : (
        <Banner title={`${what} could not be loaded.`} onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
    </PanelBody>
  );
}

/** A panel without figures: still loading, failed to load, or empty. */
export function PanelState({ query, what, rows, children }: StateProps) {
  const { currentData, error } = query;
  if (currentData === undefined && error !== undefined) return <PanelFailed query={query} what={what} />;
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

interface FailedProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** "Top content" */
  what: string;
}

interface StateProps {
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** "Top content" */
  what: string;
  rows: number;
  /** Why there is nothing. */
  children: ReactNode;
}
