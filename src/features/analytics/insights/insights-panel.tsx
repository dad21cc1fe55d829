import { styled } from 'styled-components';
import type { analyticsInsightsContract } from '../../../contracts/analytics-insights';
import type { Output } from '../../../contracts/endpoint';
import { pluralise } from '../../../lib/pluralise';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { Unfiltered } from '../components/unfiltered';
import { PanelFailed } from '../components/panel-state';
import { InsightCard } from './insight-card';
import { useListInsightsQuery } from './insights-api';

/** What stated tests found in the figures of the week, each with its sample, how sure it is, and what to do. */
export function InsightsPanel() {
  const { data, error, isFetching, refetch } = useListInsightsQuery();
  const isEnough = data !== undefined && data.weeks >= data.weeksNeeded;
  return (
    <Panel title="AI insights" side={isEnough ? sampleOf(data) : undefined}>
      {!data && error ? (
        <PanelFailed query={{ error, isFetching, refetch }} what="The insights" />
      ) : !data ? (
        <Skeleton label="Loading insights">
          <SkeletonRows count={3} />
        </Skeleton>
      ) : data.items.length > 0 ? (
        <>
          <Found>
            {data.items.map((insight) => (
              <InsightCard key={insight.id} insight={insight} />
            ))}
          </Found>
          <Meaning>
            Confidence shows how unlikely it is that chance alone explains these figures, adjusted for everything we
            tested.
            <Unfiltered />
          </Meaning>
        </>
      ) : (
        <PanelBody>
          <Text size="sm" tone={2}>
            {isEnough
              ? 'No insights to show this week. We leave out anything that could be chance, and check again every Monday.'
              : missingSentence(data)}
          </Text>
        </PanelBody>
      )}
    </Panel>
  );
}

/** "Insights need about five weeks of figures. You have two so far." */
export function missingSentence({ weeks, weeksNeeded }: { weeks: number; weeksNeeded: number }): string {
  const soFar = weeks === 0 ? 'not had a full week yet' : `${inWords(weeks)} so far`;
  return `Insights need about ${inWords(weeksNeeded)} weeks of figures. You have ${soFar}.`;
}

/** Posts are the sample of what is said about posts; everything else rests on the people of these weeks. */
const sampleOf = ({ items, posts, weeks }: Output<typeof analyticsInsightsContract.listInsights>): string =>
  items.length > 0 && items.every(({ kind }) => kind === 'content')
    ? `from ${pluralise(posts, 'post')}`
    : `from ${pluralise(weeks, 'week')}`;

const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const Found = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Meaning = styled.p`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  ${theme.type.xs}
  color: ${theme.color.text2};
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;
