import { useContext } from 'react';
import { EraseContext } from '../erasure/erase-context';
import { useChanges } from '../changes/use-changes';

/** What a press does with contacts; each says what came of it, and all but erasing offer the way back. */
export function useContactActions() {
  const { change } = useChanges();
  return {
    archive: async (ids: string[]): Promise<void> => void (await change({ ids }, { kind: 'archive' })),
    restore: async (ids: string[]): Promise<void> => void (await change({ ids }, { kind: 'restore' })),
    askToErase: useContext(EraseContext),
  };
}
