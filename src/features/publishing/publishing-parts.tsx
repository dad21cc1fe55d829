import { lazy, Suspense } from 'react';
import type { PieceNetworksProps } from './postings/piece-networks';
import { useGetPiecePostingsQuery } from './publishing-api';

/** Where a post goes, and in which words. */
export const usePiecePostings = (pieceId: string) => useGetPiecePostingsQuery({ pieceId });

/** Where a post goes besides the public page: chosen before the approval, followed afterwards. Loaded after the page. */
export const PieceNetworks = (props: PieceNetworksProps) => (
  <Suspense fallback={null}>
    <LazyNetworks {...props} />
  </Suspense>
);

const LazyNetworks = lazy(async () => ({ default: (await import('./postings/piece-networks')).PieceNetworks }));
