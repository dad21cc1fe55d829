import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { piecePath } from '../../../config/paths';
import type { Rule } from '../../../contracts/rules';
import { ruleSentence } from '../../../domain/rule-words';
import { formatWhen } from '../../../lib/format-when';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { SlideOver } from '../../../ui/slide-over';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { DryRun } from '../builder/dry-run';
import { useRulePreview } from '../builder/use-rule-preview';
import { ruleInput, type RuleInput } from '../rule-draft';
import { useRulePillars } from '../use-rule-pillars';
import { useListRuleFiringsInfiniteQuery } from '../rules-api';
import { nextWords, performanceWords } from './rule-item';

/** A rule to read: what it does, what it will do, and what became of each time that it ran. */
export function RuleView({ rule, zone, now, holidayName, open, onClose, onEdit }: RuleViewProps) {
  const pillars = useRulePillars();
  return (
    <SlideOver
      open={open}
      onClose={onClose}
      title={rule.name}
      footer={
        <Button variant="primary" onClick={() => onEdit(ruleInput(rule))}>
          Edit rule
        </Button>
      }
    >
      <Parts>
        <p>{ruleSentence(rule, holidayName, pillars)}</p>
        <Text size="sm" tone={2}>
          {performanceWords(rule)}.
        </Text>
        {/* Next month's visitors are unknown, and what it did last month stands below. */}
        {rule.trigger.on === 'metric' ? (
          <Text size="sm" tone={2}>
            {nextWords(rule, zone, now)} It runs at most once a calendar week.
          </Text>
        ) : (
          <Ahead rule={rule} />
        )}
        <h3>So far</h3>
        <Firings ruleId={rule.id} zone={zone} now={now} />
      </Parts>
    </SlideOver>
  );
}

function Ahead({ rule }: { rule: Rule }) {
  const preview = useRulePreview(ruleInput(rule), rule.id, rule.trigger.on === 'feed' ? null : []);
  return (
    <>
      <h3>The next four weeks</h3>
      <DryRun preview={preview} />
    </>
  );
}

function Firings({ ruleId, zone, now }: { ruleId: string; zone: string; now: Date }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useListRuleFiringsInfiniteQuery({ ruleId });
  if (!data)
    return error ? (
      <Banner title="Its history could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading its history">
        <SkeletonRows count={3} />
      </Skeleton>
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <Text size="sm" tone={2}>
        It has not run yet.
      </Text>
    );
  return (
    <>
      <Story>
        {items.map(({ id, at, sentence, piece }) => (
          <li key={id}>
            <small>{formatWhen(at, zone, now)}</small>
            <p>{piece ? <Link to={piecePath(piece.id)}>{sentence}</Link> : sentence}</p>
          </li>
        ))}
      </Story>
      {hasNextPage && (
        <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

interface RuleViewProps {
  rule: Rule;
  zone: string;
  now: Date;
  holidayName: (id: string) => string;
  open: boolean;
  onClose: () => void;
  onEdit: (from: RuleInput) => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
  > h3 {
    margin-top: ${theme.space[3]};
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
  }
  > * {
    max-width: 100%;
  }
`;

const Story = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  li {
    display: grid;
    gap: 0.125rem;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
    &::first-letter {
      text-transform: uppercase;
    }
  }
  p {
    ${theme.type.sm}
  }
`;
