import { DEPLOY_AT, type PostingSlot } from '../../../domain/cycle';
import { useGetCycleQuery } from '../engine-shared-api';

/** When posts come out unless somebody says otherwise; the usual Thursday until the workspace's own is known. */
export const usePostingSlot = (): PostingSlot => useGetCycleQuery().data?.slot ?? DEPLOY_AT;
