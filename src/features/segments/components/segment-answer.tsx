import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { SegmentRules } from '../../../contracts/segments';
import { contactLabel } from '../../../domain/contact';
import { useDebounced } from '../../../hooks/use-debounced';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Avatar } from '../../../ui/avatar';
import { Banner } from '../../../ui/banner';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useCountSegmentQuery } from '../segments-api';

/** The contacts who match now, counted while the rules are edited. null: a rule is incomplete. */
export function SegmentAnswer({ rules }: { rules: SegmentRules | null }) {
  const asked = useDebounced(rules, 400);
  const { data, currentData, error, isFetching, refetch } = useCountSegmentQuery(
    { rules: asked! },
    { skip: asked === null },
  );
  const shown = currentData ?? data;
  if (rules === null)
    return (
      <Panel title="Matching contacts">
        <PanelBody>
          <Text size="sm" tone={2}>
            Finish the rules to see how many people match.
          </Text>
        </PanelBody>
      </Panel>
    );
  if (error && !isFetching)
    return (
      <Panel title="Matching contacts">
        <PanelBody>
          <Banner title="The matching contacts could not be counted." onRetry={() => void refetch()}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      </Panel>
    );
  if (!shown)
    return (
      <Panel title="Matching contacts">
        <Skeleton label="Counting">
          <SkeletonRows count={3} />
        </Skeleton>
      </Panel>
    );
  return (
    <Panel title="Matching contacts">
      <Counted aria-live="polite" aria-busy={isFetching || rules !== asked}>
        <b>{pluralise(shown.count, 'person', 'people')}</b>
        <p>
          {shown.count === 0
            ? 'Nobody matches these rules right now.'
            : shown.reachableByEmail === shown.count
              ? 'You can send marketing emails to all of them.'
              : `${formatNumber(shown.reachableByEmail)} of them can get marketing emails.`}
        </p>
      </Counted>
      {shown.sample.length > 0 && (
        <Sample>
          <List label="First matches">
            {shown.sample.map(({ id, name, email }) => {
              const label = contactLabel({ name, email, phone: null });
              return (
                <ListRow
                  key={id}
                  leading={<Avatar id={id} name={label} />}
                  title={label}
                  meta={email ?? 'No email address'}
                />
              );
            })}
          </List>
          {shown.count > shown.sample.length && (
            <Text size="xs" tone={3}>
              and {pluralise(shown.count - shown.sample.length, 'other')}
            </Text>
          )}
        </Sample>
      )}
    </Panel>
  );
}

const Counted = styled.div`
  padding: ${theme.space[5]};
  transition: opacity ${theme.duration.base};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  b {
    ${theme.type['2xl']} font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.track.tight};
    font-variant-numeric: tabular-nums;
  }
  p {
    ${theme.type.sm} color: ${theme.color.text2};
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Sample = styled.div`
  border-top: 1px solid ${theme.color.hairline};
  > p {
    padding: ${theme.space[3]} ${theme.space[5]};
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    > p {
      padding-inline: ${theme.space[4]};
    }
  }
`;
