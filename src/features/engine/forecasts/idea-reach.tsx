import { styled } from 'styled-components';
import { Estimate } from '../../../ui/estimate';
import { Popover } from '../../../ui/popover';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListForecastsQuery } from './forecast-api';
import { basisInWords, rangeInWords, reliabilityInWords, tooFewInWords } from './forecast-words';

/** A line of an idea's facts: how many people a post made from it is expected to reach. An idea older than forecasts has none. */
export function IdeaReach({ ideaId }: IdeaReachProps) {
  const { data, error } = useListForecastsQuery();
  const forecast = data?.items.find((item) => item.ideaId === ideaId);
  if (data && !forecast) return null;
  return (
    <>
      <dt>Expected reach</dt>
      <dd>
        {!forecast ? (
          error ? (
            'Could not be loaded'
          ) : (
            '…'
          )
        ) : (
          <>
            {forecast.range ? rangeInWords(forecast.range) : tooFewInWords(forecast.posts)}{' '}
            {forecast.range && <Estimate />}{' '}
            <Popover
              title="How we expect this reach"
              align="end"
              trigger={
                <How type="button" aria-label="How we expect this reach">
                  How?
                </How>
              }
            >
              <Paragraphs>
                {basisInWords(forecast).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Paragraphs>
            </Popover>
          </>
        )}
      </dd>
    </>
  );
}

/** The same in full. */
export function IdeaReachInFull({ ideaId }: IdeaReachProps) {
  const forecast = useForecast(ideaId);
  if (!forecast) return null;
  const { range, posts } = forecast;
  return (
    <>
      <h3>Expected reach</h3>
      <Text size="sm">
        {range ? (
          <>
            {rangeInWords(range)} <Estimate />
          </>
        ) : (
          `${tooFewInWords(posts)}.`
        )}
      </Text>
      {basisInWords(forecast).map((sentence) => (
        <Text key={sentence} size="xs" tone={3}>
          {sentence}
        </Text>
      ))}
    </>
  );
}

/** How far the confidence of earlier ideas could be relied on, once enough were checked. */
export function IdeaReliability({ ideaId }: IdeaReachProps) {
  const reliability = useForecast(ideaId)?.reliability;
  if (!reliability) return null;
  return (
    <Text size="xs" tone={3}>
      {reliabilityInWords(reliability)}
    </Text>
  );
}

const useForecast = (ideaId: string) => useListForecastsQuery().data?.items.find((item) => item.ideaId === ideaId);

/** Tall enough for a finger without a taller line. */
const How = styled.button`
  padding: 0 0.25rem;
  border-radius: ${theme.radius.tag};
  color: ${theme.color.text2};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 3px;
  &:hover {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    padding-block: 0.75rem;
    margin-block: -0.75rem;
  }
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

export interface IdeaReachProps {
  ideaId: string;
}
