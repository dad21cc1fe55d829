import { standardPillars } from '../../domain/pillar';
import { useGetEngineSettingsQuery } from '../engine/engine-api';

/** The subjects that a rule can have: the workspace's pillars; the usual ones until its own are known. */
export const useRulePillars = () => useGetEngineSettingsQuery().data?.pillars ?? standardPillars;
