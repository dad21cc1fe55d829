import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { DryRunItem } from '../../../contracts/rules';
import { Banner } from '../../../ui/banner';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { DryRunGrid } from './dry-run-grid';
import type { RulePreview } from './use-rule-preview';

/** What a rule would do, as a list and on a calendar; of a feed, with the items that were read when somebody asked for them. */
export function DryRun({ preview }: { preview: RulePreview }) {
  const { data, error, isFetching, refetch, asked, isComplete, on } = preview;
  if (!asked)
    return (
      <Text size="sm" tone={2}>
        There is nothing to preview: this rule runs whenever the feed has something new.
      </Text>
    );
  if (!isComplete)
    return (
      <Text size="sm" tone={2}>
        Once every field is filled in correctly, the {on === 'time' || on === 'holiday' ? 'next' : 'last'} four weeks
        appear here.
      </Text>
    );
  if (error)
    return (
      <Banner title="We could not preview this rule." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Working out the dry run">
        <SkeletonRows count={4} />
      </Skeleton>
    );
  const { items, from, to, ahead, note } = data;
  return (
    <Run aria-busy={isFetching}>
      <p role="status">{summary(items, ahead)}</p>
      <DryRunGrid from={from} to={to} items={items} />
      {items.length > 0 && (
        <ol aria-label={ahead ? 'The next four weeks' : 'The last four weeks'}>
          {items.map(({ day, time, makes, sentence }, n) => (
            <Line key={`${day} ${time} ${n}`} $makes={makes}>
              <b>
                {shortDay(day)} {time}
              </b>
              <span dir="auto">{sentence}</span>
            </Line>
          ))}
        </ol>
      )}
      {note !== '' && (
        <Text size="xs" tone={3}>
          {note}
        </Text>
      )}
    </Run>
  );
}

function summary(items: readonly DryRunItem[], ahead: boolean): string {
  const made = items.filter(({ makes }) => makes).length;
  const skipped = items.length - made;
  const posts = made === 0 ? 'no posts' : made === 1 ? 'one post' : `${made} posts`;
  return `${ahead ? 'In the next four weeks' : 'In the last four weeks, it would have made'}: ${posts}${skipped > 0 ? `, ${skipped} skipped` : ''}.`.replace(
    'made: ',
    'made ',
  );
}

/** "Mon 30 Nov" */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

const Run = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  width: 100%;
  > p {
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
  }
  ol {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

const Line = styled.li<{ $makes: boolean }>`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${({ $makes }) => ($makes ? theme.color.text1 : theme.color.text3)};
  overflow-wrap: anywhere;
  b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
