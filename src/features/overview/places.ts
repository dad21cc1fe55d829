import { paths } from '../../config/paths';

/** A tab of the content engine. */
export const engineTab = (tab: 'queue' | 'ideas' | 'voice-agent'): string => `${paths.engine}?tab=${tab}`;
