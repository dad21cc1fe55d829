/** What a chart of days can show. In a file of its own, because the first load of the dashboard remembers the choice. */
export const dayMetrics = ['reach', 'visitors', 'conversions', 'revenue'] as const;
export type DayMetric = (typeof dayMetrics)[number];
