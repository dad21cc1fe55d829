import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error';
import type { Insight } from '../../../contracts/analytics-insights';
import { useLatestToast } from '../../../hooks/use-latest-toast';
import { wayOutOf } from '../../plan/plan-parts';
import { useApplyInsightMutation, useDismissInsightMutation, useUndoInsightMutation } from './insights-api';

/** Applies, takes back and hides insights; each is followed by a toast that says what was done. */
export function useInsightActions() {
  const show = useLatestToast();
  const navigate = useNavigate();
  const [apply, { isLoading: applying }] = useApplyInsightMutation();
  const [undo, { isLoading: undoing }] = useUndoInsightMutation();
  const [dismiss, { isLoading: dismissing }] = useDismissInsightMutation();

  const fail = (sentence: string, error: unknown) => {
    const way = wayOutOf(error);
    show({
      kind: 'failure',
      text: `${sentence} ${messageOf(error)}`,
      ...(way && { action: { label: way.label, onClick: () => void navigate(way.to) } }),
    });
  };

  const takeBack = async ({ id, state, title }: Pick<Insight, 'id' | 'state' | 'title'>) => {
    const { error } = await undo({ insightId: id });
    if (error) fail(`“${title}” could not be undone.`, error);
    else if (state === 'applied') show({ text: 'Undone. Everything is back as it was.' });
  };

  return {
    busy: applying || undoing || dismissing,
    undo: takeBack,
    apply: async ({ id, title }: Insight) => {
      const { data, error } = await apply({ insightId: id });
      if (error) fail(`“${title}” could not be applied.`, error);
      if (data) show({ text: data.applied?.text || 'Applied.', undo: () => void takeBack(data) });
    },
    dismiss: async (insight: Insight) => {
      const { error } = await dismiss({ insightId: insight.id });
      if (error) fail('The insight could not be dismissed.', error);
      else show({ text: 'Dismissed. It will not come back.', undo: () => void takeBack(insight) });
    },
  };
}
