import type { IdeaForecast, PieceForecast } from '../../../contracts/engine-forecasts';
import { LEAST_POSTS, type UnscoredReason } from '../../../domain/forecast';
import type { Reliability } from '../../../domain/forecast-confidence';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';

/** "40–120 people"; where both ends are the same, or nobody is one, as one would say it. */
export function rangeInWords(range: Range): string {
  const { low, high } = range;
  if (high === 0) return 'nobody';
  if (low === high) return peopleInWords(low);
  return low === 0 ? `up to ${peopleInWords(high)}` : `${barely(range)} people`;
}

/** "No forecast yet: two of four posts measured" */
export const tooFewInWords = (posts: number): string =>
  `No forecast yet: ${NUMBERS[posts] ?? posts} of ${NUMBERS[LEAST_POSTS] ?? LEAST_POSTS} posts measured`;

/** What a range means and where it comes from. */
export function basisInWords({ range, posts, days }: Pick<IdeaForecast, 'range' | 'posts' | 'days'>): string[] {
  const counted = 'We count who opens the post on your public page in its first seven days, each person once a day.';
  if (!range)
    return [
      counted,
      `Once ${NUMBERS[LEAST_POSTS]} of your posts have been out for seven days, we can say what to expect from the next one.`,
    ];
  return [
    `Four in five posts like this should land in this range, and half of them above ${formatNumber(range.middle)}.`,
    counted,
    `The forecast rests on ${pluralise(posts, 'post')} of yours from the last ${pluralise(days, 'day')}, and on nobody else’s. A week after a post goes out, we check it. Misses make the next ranges wider, hits make them narrower.`,
  ];
}

/** "Of 12 ideas with 60 to 80% confidence, 8 did better than usual." */
export function reliabilityInWords({ from, to, ideas, better }: Reliability): string {
  const which =
    from === 0 && to === 100
      ? 'checked so far'
      : from === 0
        ? `with less than ${to}% confidence`
        : to > 100
          ? `with ${from}% confidence or more`
          : `with ${from} to ${to}% confidence`;
  return `Of ${pluralise(ideas, 'idea')} ${which}, ${better === 0 ? 'none' : formatNumber(better)} did better than usual.`;
}

/** One sentence or two about the last seven days, and what they taught; null when nothing was checked. */
export function checkedInWords({ checked, widthChange }: { checked: readonly Checked[]; widthChange: number }) {
  const [newest] = checked;
  if (!newest) return null;
  const learned = `The next ranges ${widthInWords(widthChange)}.`;
  const reached = formatNumber(newest.reached);
  if (checked.length === 1) return `Last 7 days: forecast ${rangeInWords(newest)}, reached ${reached}. ${learned}`;
  const right = checked.filter(({ outcome }) => outcome === 'within').length;
  return `Last 7 days: ${right === 0 ? 'none' : right} of ${checked.length} forecasts held. The newest was ${rangeInWords(newest)}, and the post reached ${reached}. ${learned}`;
}

/** What became of a post's forecast; `checkedOn` is the day of the check, such as "Thursday 4 June". */
export function pieceReachInWords(
  { forecast, score }: PieceForecast,
  { isOut, checkedOn }: { isOut: boolean; checkedOn: string | null },
): string | null {
  if (!forecast?.range) return null;
  const range = rangeInWords(forecast.range);
  if (!score) {
    if (isOut && checkedOn) return `Forecast ${range} in the first seven days. We check it on ${checkedOn}.`;
    return `Expected to reach ${range} in its first seven days.`;
  }
  if (score.reached !== null && isChecked(score.outcome))
    return `Forecast ${range}, reached ${formatNumber(score.reached)}: ${VERDICTS[score.outcome]}.`;
  return isChecked(score.outcome) ? null : `Forecast ${range}. ${UNSCORED[score.outcome]}`;
}

const peopleInWords = (people: number): string => `${formatNumber(people)} ${people === 1 ? 'person' : 'people'}`;
const barely = ({ low, high }: Range): string => `${formatNumber(low)}–${formatNumber(high)}`;

function widthInWords(change: number): string {
  if (change > MUCH) return 'are wider';
  if (change > A_LITTLE) return 'are a little wider';
  if (change < 1 / MUCH) return 'are narrower';
  if (change < 1 / A_LITTLE) return 'are a little narrower';
  return 'stay as they were';
}

const isChecked = (outcome: Outcome): outcome is keyof typeof VERDICTS => outcome in VERDICTS;

const VERDICTS = { within: 'within the range', above: 'above the range', below: 'below the range' } as const;
const UNSCORED: Record<UnscoredReason, string> = {
  'taken-down': 'Not checked, because the post was taken down before its seven days were over.',
  republished: 'Not checked, because the post was taken down and published again.',
  'page-off': 'Not checked, because your public page was off.',
  'not-counted': 'Not checked, because no visits were counted in those days.',
};
const NUMBERS = ['none', 'one', 'two', 'three', 'four'];
const A_LITTLE = 1.02;
const MUCH = 1.35;

type Outcome = NonNullable<PieceForecast['score']>['outcome'];
type Checked = Range & { reached: number; outcome: Outcome };
interface Range {
  low: number;
  high: number;
}
