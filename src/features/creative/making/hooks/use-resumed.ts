import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { MadeCreation } from '../../../../contracts/creation-making';
import { HOUR_MS } from '../../../../domain/duration';
import { useNow } from '../../../../hooks/use-now';
import { useGetCreationQuery } from '../../creative-api';
import { noFilter, selectDeleted } from '../../creative-slice';
import { useLibrary } from '../../library/hooks/use-library';

/**
 * What is being made while this page knows of no attempt of its own: it was left and opened again, or this is another tab.
 * Something old that is made again, such as a demo's clips, keeps nobody from making something.
 */
export function useResumed(known: boolean): MadeCreation | undefined {
  const now = useNow();
  const { creations } = useLibrary(noFilter);
  const running = known
    ? undefined
    : creations?.find(
        ({ status, createdAt }) => status === 'generating' && now.getTime() - Date.parse(createdAt) < LATELY_MS,
      );
  const [resumed, setResumed] = useState<string | null>(null);
  if (running && running.id !== resumed) setResumed(running.id); // it stays when it is done
  const isDeleted = useSelector(selectDeleted).some((id) => id === resumed);
  const { currentData } = useGetCreationQuery(resumed && !known && !isDeleted ? { creationId: resumed } : skipToken);
  return currentData && { ...currentData, leftOut: null };
}

/** Longer than anybody waits for a clip. */
const LATELY_MS = HOUR_MS;
