export type ScoreLevel = 'good' | 'fair' | 'poor';

/** 80 and more is good (green), 60 to 79 fair (yellow), below 60 poor (red). */
export const scoreLevel = (score: number): ScoreLevel => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor');
