import { Text } from '../../../ui/text';
import { useListForecastsQuery } from './forecast-api';
import { checkedInWords } from './forecast-words';

/** How the forecasts of the last seven days did, and what the next ones learn from it. */
export function CheckedForecasts() {
  const { data } = useListForecastsQuery();
  const words = data && checkedInWords(data);
  if (!words) return null;
  return (
    <Text size="sm" tone={2}>
      {words}
    </Text>
  );
}
