/**
 * What is counted of a post where it went. Each network counts in its own way, so nothing is added up across them:
 * `reach` is people, `views` are showings. The newsletter's are people: emails accepted, opened and clicked.
 */
export const postingFigures = [
  'sent',
  'opened',
  'clicked',
  'reach',
  'views',
  'likes',
  'replies',
  'shares',
  'saves',
] as const;
export type PostingFigure = (typeof postingFigures)[number];

export type FigureCounts = Partial<Record<PostingFigure, number>>;

/** In the order of the list above. */
export const inFigureOrder = (counts: FigureCounts): { what: PostingFigure; count: number }[] =>
  postingFigures.flatMap((what) => (counts[what] === undefined ? [] : [{ what, count: counts[what] }]));
