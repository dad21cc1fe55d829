import { paths } from '../../config/paths';

/** A tab of the content engine. */
export const engineTab = (tab: 'queue' | 'ideas' | 'voice-agent'): string => `${paths.engine}?tab=${tab}`;

/** Where one piece is read, edited and approved. */
export const pieceEditor = (pieceId: string): string => `${paths.engine}/pieces/${pieceId}`;
