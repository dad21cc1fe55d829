import { checkInput } from '../../../api/check-input';
import { rulesContract, type FeedItemSeen } from '../../../contracts/rules';
import { useDebounced } from '../../../hooks/use-debounced';
import type { RuleInput } from '../rule-draft';
import { useGetRulePreviewQuery } from '../rules-api';

/**
 * What a rule would do. `feedItems`: what its feed has now; null while nobody has looked, and then there is no preview.
 * `isChosen`: its days or holidays are.
 */
export function useRulePreview(
  input: RuleInput,
  ruleId: string | null,
  feedItems: readonly FeedItemSeen[] | null,
  isChosen = true,
) {
  const { on } = input.trigger;
  // The server looks at the trigger and the guard rails alone, so that typing a name asks for nothing.
  const text = useDebounced(JSON.stringify({ ...input, name: 'A rule' }), 300);
  const settled = JSON.parse(text) as RuleInput;
  const isComplete = isChosen && Object.keys(checkInput(rulesContract.createRule, settled)).length === 0;
  const asked = feedItems !== null;
  const query = useGetRulePreviewQuery(
    {
      ...settled,
      ...(ruleId !== null && { ruleId }),
      ...(on === 'feed' && feedItems && { feedItems: [...feedItems] }),
    },
    { skip: !asked || !isComplete },
  );
  return { ...query, asked, isComplete, on };
}

export type RulePreview = ReturnType<typeof useRulePreview>;
