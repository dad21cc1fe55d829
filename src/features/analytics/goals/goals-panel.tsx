import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Goal } from '../../../contracts/analytics-goals';
import { goalLimits } from '../../../domain/goal';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { Unfiltered } from '../components/unfiltered';
import { PanelFailed } from '../components/panel-state';
import { GoalDialog } from './goal-dialog';
import { GoalRow } from './goal-row';
import { useCreateGoalMutation, useDeleteGoalMutation, useListGoalsQuery } from './goals-api';

/** What the owner wants to reach each month, and how far it is. */
export function GoalsPanel() {
  const { data, error, isFetching, refetch } = useListGoalsQuery();
  const [edited, setEdited] = useState<Goal | 'new' | null>(null);
  const { show } = useToast();
  const [remove] = useDeleteGoalMutation();
  const [create] = useCreateGoalMutation();

  const putBack = async ({ name, kind, match, monthly }: Goal) => {
    const { error: failure } = await create({ name, kind, match, monthly });
    if (failure) show({ kind: 'failure', text: `“${name}” could not be restored. ${messageOf(failure)}` });
  };
  const discard = async (goal: Goal) => {
    const { error: failure } = await remove({ goalId: goal.id });
    if (failure) show({ kind: 'failure', text: `“${goal.name}” could not be deleted. ${messageOf(failure)}` });
    else show({ text: `The goal “${goal.name}” was deleted.`, undo: () => void putBack(goal) });
  };
  const isFull = data !== undefined && data.items.length >= goalLimits.goals;

  return (
    <Panel title="Goals" side={data ? leftInWords(data.daysLeft) : undefined}>
      {!data && error ? (
        <PanelFailed query={{ error, isFetching, refetch }} what="Your goals" />
      ) : !data ? (
        <Skeleton label="Loading goals">
          <SkeletonRows count={2} />
        </Skeleton>
      ) : (
        <PanelBody>
          {data.items.length === 0 ? (
            <Text size="sm" tone={2}>
              Set what you want to reach each month, such as 40 bookings, and follow your progress here.
            </Text>
          ) : (
            <>
              <Goals>
                {data.items.map((goal) => (
                  <GoalRow
                    key={goal.id}
                    goal={goal}
                    onEdit={() => setEdited(goal)}
                    onDelete={() => void discard(goal)}
                  />
                ))}
              </Goals>
              <Text size="sm" tone={2}>
                <Unfiltered />
              </Text>
            </>
          )}
          <Button
            icon={<Plus />}
            onClick={() => setEdited('new')}
            {...(isFull && { disabledReason: `You can have at most ${goalLimits.goals} goals.` })}
          >
            Add goal
          </Button>
        </PanelBody>
      )}
      <GoalDialog edited={edited} suggestions={data?.suggestions ?? []} onClose={() => setEdited(null)} />
    </Panel>
  );
}

const leftInWords = (days: number): string =>
  days === 0 ? 'last day of the month' : `${pluralise(days, 'day')} left this month`;

const Goals = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
