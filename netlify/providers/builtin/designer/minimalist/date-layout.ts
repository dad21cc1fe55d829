import { dateOf } from '../prompt/facts/prompt-date';
import { figureLayout } from './figure-layout';
import type { Layout } from './stage';

/** The day of an event as large as the sheet allows, what happens then below it. */
export const dateLayout: Layout = (stage) => {
  const date = dateOf(stage.words.kicker);
  if (!date) throw new Error('The date layout needs a date.');
  const { headline, supporting } = stage.words;
  return figureLayout({
    ...stage,
    words: {
      ...stage.words,
      kicker: '',
      figure: { lead: date.lead, big: date.day, tail: date.tail, headline, supporting },
    },
  });
};
