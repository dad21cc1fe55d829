import { usualRhythm, type PostingRhythm } from '../../../domain/posting-rhythm';
import { useGetCycleQuery } from '../engine-shared-api';

/** When posts come out unless somebody says otherwise; the usual Thursday until the workspace's own is known. */
export const usePostingRhythm = (): PostingRhythm => useGetCycleQuery().data ?? usualRhythm;
