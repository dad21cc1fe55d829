import { standardPillars } from '../../../domain/pillar';
import { useGetEngineSettingsQuery } from '../engine-api';

/** The workspace's pillars; the usual ones until its own are known. */
export const usePillars = () => useGetEngineSettingsQuery().data?.pillars ?? standardPillars;
