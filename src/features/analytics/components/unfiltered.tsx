import { useSelector } from 'react-redux';
import { selectFilter } from '../analytics-slice';

/** On panels that show the same whatever the page is filtered by. */
export function Unfiltered() {
  const isNarrowed = Object.values(useSelector(selectFilter)).some((value) => value !== undefined);
  return isNarrowed ? <> Filters do not apply here.</> : null;
}
