export type ScoreLevel = 'good' | 'fair' | 'poor';

/** From 80 good (green), 60 to 79 fair (yellow), below 60 poor (red). */
export const scoreLevel = (score: number): ScoreLevel => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor');
