/** 48690 → "48,690". Options are Intl's; `notation: 'compact'` makes "173K". */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat('en-US', options).format(value);
