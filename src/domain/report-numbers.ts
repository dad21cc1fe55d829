/** "173,480" */
export const inWords = (value: number): string => new Intl.NumberFormat('en-US').format(value);

/** Hundredths of a currency: "$6,912" or "€12.50"; without hundredths where there are none. */
export const moneyIn = (currency: string, hundredths: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(hundredths % 100 === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(hundredths / 100);

/** "6.4%", from ten "21%"; what is more than nothing never becomes "0%". */
export function percentInWords(value: number): string {
  if (value > 0 && value < 0.05) return 'less than 0.1%';
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)}%`;
}

/** Labels of an axis: 9,600 is "9.6k", 2,500,000 is "2.5M". */
export const shortNumber = (value: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value).replace('K', 'k');

/** Where the axis of a chart ends: the next of 1, 2, 4, 5, 6, 8 or 10 times a power of ten. */
export function axisEnd(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 6, 8, 10].map((times) => times * power).find((end) => end >= most) ?? power * 10;
}
