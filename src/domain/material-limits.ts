export const materialLimits = {
  /** Rows of a workspace. */
  rows: 300,
  text: 1_200,
  page: 300,
  /** Finds of one reading of a website. */
  finds: 40,
} as const;
