import { paths } from '../../config/paths';

/** Address of a piece's editor. */
export const piecePath = (pieceId: string): string => `${paths.engine}/pieces/${pieceId}`;
