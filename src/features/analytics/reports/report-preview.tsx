import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { AnalyticsPeriod } from '../../../domain/analytics-period';
import { Banner } from '../../../ui/banner';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useGetReportQuery } from './reports-api';

/** The report in a few sentences. A number that is selected says which query it comes from. */
export function ReportPreview({ period }: { period: AnalyticsPeriod }) {
  const { data, error, isFetching, refetch } = useGetReportQuery({ period });
  const [asked, setAsked] = useState<string | null>(null);
  if (error)
    return (
      <Banner title="The report could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Loading the report">
        <Stack gap={2}>
          <SkeletonBlock />
          <SkeletonBlock width="80%" />
          <SkeletonBlock width="60%" />
        </Stack>
      </Skeleton>
    );
  const isExplained = [...data.summary, ...data.insights].some((sentence) =>
    sentence.some(({ query }) => query !== null),
  );
  const origin = data.queries.find(({ query }) => query === asked);
  return (
    <Stack gap={2}>
      {[...data.summary, ...data.insights].map((sentence, index) => (
        <Text key={index} size={index === 0 ? 'md' : 'sm'} tone={index === 0 ? 1 : 2}>
          {sentence.map((part, at) =>
            part.query === null ? (
              part.text
            ) : (
              <Number
                key={at}
                type="button"
                aria-pressed={asked === part.query}
                title="Where this comes from"
                onClick={() => setAsked(asked === part.query ? null : part.query)}
              >
                <bdi>{part.text}</bdi>
              </Number>
            ),
          )}
        </Text>
      ))}
      <Origin role="status">
        {origin ? (
          <>
            <b>
              <bdi>{origin.text}</bdi>
            </b>
            {' · '}
            {origin.name}. {origin.words}
          </>
        ) : (
          isExplained && 'Select a number to see where it comes from.'
        )}
      </Origin>
    </Stack>
  );
}

const Number = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  color: inherit;
  text-align: start;
  text-decoration: underline dotted ${theme.color.control};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-pressed='true'] {
    text-decoration-style: solid;
  }
`;

const Origin = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  overflow-wrap: anywhere;
`;
