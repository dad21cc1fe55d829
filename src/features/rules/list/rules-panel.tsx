import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { toLocal } from '../../../domain/zoned-time';
import { useFocusOnChange } from '../../../hooks/use-focus-on-change';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { deferred } from '../../../ui/deferred';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { PartLoading } from '../../../ui/late-part';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import type { RuleBuilderProps } from '../builder/rule-builder';
import type { RuleInput } from '../rule-draft';
import { ruleStarts } from '../rule-starts';
import { useListRulesQuery } from '../rules-api';
import { useRulePillars } from '../use-rule-pillars';
import { RuleItem } from './rule-item';
import { RuleView } from './rule-view';

/** The rules of a workspace, or one of them while it is built. */
export function RulesPanel() {
  const { zone } = useSession().workspace;
  const now = useNow();
  const today = toLocal(now, zone).date;
  const pillars = useRulePillars();
  const [built, setBuilt] = useState<Built | null>(null);
  const [viewed, setViewed] = useState<{ ruleId: string; open: boolean } | null>(null);
  const part = useFocusOnChange<HTMLDivElement>(built?.key ?? '');
  const { data, error, isFetching, refetch } = useListRulesQuery();
  useEffect(() => LateBuilder.fetch(), []);

  if (!data)
    return error ? (
      <Banner title="Your rules could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading rules">
        <SkeletonPanel rows={3} />
      </Skeleton>
    );

  const start = (from: RuleInput) =>
    build({ ...from, pillar: pillars.some(({ id }) => id === from.pillar) ? from.pillar : '' });
  const build = (from: RuleInput | null, ruleId: string | null = null) => {
    LateBuilder.fetch();
    setViewed(null);
    setBuilt({ key: ruleId ?? `new ${from?.name ?? ''}`, from, ruleId });
  };
  const seen = data.items.find(({ id }) => id === viewed?.ruleId);
  const holidayName = (id: string) => data.holidays.find((holiday) => holiday.id === id)?.name ?? id;
  return (
    <Part ref={part} tabIndex={-1} role="group" aria-label={built ? 'Rule builder' : 'Automation rules'}>
      {built ? (
        <LateBuilder
          key={built.key}
          from={built.from}
          ruleId={built.ruleId}
          today={today}
          holidays={data.holidays}
          onClose={() => setBuilt(null)}
        />
      ) : (
        <>
          <Top>
            <Text size="sm" tone={2}>
              Rules make posts automatically. They ask you first, unless you let them publish without asking.
            </Text>
            {data.items.length > 0 && (
              <Button variant="primary" icon={<Plus />} onClick={() => build(null)}>
                New Rule
              </Button>
            )}
          </Top>
          {data.items.length === 0 ? (
            <>
              <EmptyState
                ghost={<GhostRows count={2} />}
                title="No rules yet"
                sentence="Your three ideas still arrive every Monday. Rules add posts between them: on a day of your choice, before a holiday, or when your blog has something new."
                action={
                  <Button variant="primary" icon={<Plus />} onClick={() => build(null)}>
                    New Rule
                  </Button>
                }
              />
              <Panel title="Start from one of these">
                <List label="Starting points">
                  {ruleStarts(today).map(({ title, sentence, rule }) => (
                    <ListRow
                      key={title}
                      title={title}
                      meta={sentence}
                      side={
                        <Button size="sm" aria-label={`Start with this: ${title}`} onClick={() => start(rule)}>
                          Start with this
                        </Button>
                      }
                    />
                  ))}
                </List>
              </Panel>
            </>
          ) : (
            <Panel label="Rules">
              <List label="Rules">
                {data.items.map((rule) => (
                  <RuleItem
                    key={rule.id}
                    rule={rule}
                    zone={zone}
                    now={now}
                    holidayName={holidayName}
                    onView={() => setViewed({ ruleId: rule.id, open: true })}
                    onEdit={(from) => build(from, rule.id)}
                  />
                ))}
              </List>
            </Panel>
          )}
        </>
      )}
      {seen && viewed && (
        <RuleView
          rule={seen}
          zone={zone}
          now={now}
          holidayName={holidayName}
          open={viewed.open}
          onClose={() => setViewed({ ...viewed, open: false })}
          onEdit={(from) => build(from, seen.id)}
        />
      )}
    </Part>
  );
}

const LateBuilder = deferred<RuleBuilderProps>(
  async () => (await import('../builder/rule-builder')).RuleBuilder,
  PartLoading,
);

interface Built {
  key: string;
  from: RuleInput | null;
  ruleId: string | null;
}

/** Focusable as a region, not as a control. */
const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;
