export type Manner = 'oil' | 'watercolour' | 'print';
/** What the brush does behind a subject: it turns, fans out, runs level or dabs. */
export const artGrounds = ['turning', 'rays', 'level', 'dabs'] as const;
export type ArtGround = (typeof artGrounds)[number];
