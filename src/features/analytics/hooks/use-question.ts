import { useSelector } from 'react-redux';
import { selectFilter, selectPeriod } from '../analytics-slice';

/** What the panels of the page ask for: the period and the filters. */
export function useQuestion() {
  const period = useSelector(selectPeriod);
  const filter = useSelector(selectFilter);
  return { period, ...filter };
}
