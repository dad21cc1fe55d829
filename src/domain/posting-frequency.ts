/** How often posts come out unless somebody chooses another time. Apart from their times, because every page reads which it is. */
export const postingFrequencies = ['hourly', 'daily', 'weekly', 'custom'] as const;
export type PostingFrequency = (typeof postingFrequencies)[number];
