import { checkInput } from '../../../api/check-input';
import { rulesContract } from '../../../contracts/rules';
import { useDebounced } from '../../../hooks/use-debounced';
import type { RuleInput } from '../rule-draft';
import { useGetRulePreviewQuery } from '../rules-api';

/** What a rule would do; `asked`: a feed is only read when somebody wants that. `isChosen`: its days or holidays are. */
export function useRulePreview(input: RuleInput, ruleId: string | null, asked: boolean, isChosen = true) {
  // The server looks at the trigger and the guard rails alone, so that typing a name asks for nothing.
  const text = useDebounced(JSON.stringify({ ...input, name: 'A rule' }), 300);
  const settled = JSON.parse(text) as RuleInput;
  const isComplete = isChosen && Object.keys(checkInput(rulesContract.createRule, settled)).length === 0;
  const query = useGetRulePreviewQuery(
    { ...settled, ...(ruleId !== null && { ruleId }) },
    { skip: !asked || !isComplete },
  );
  return { ...query, asked, isComplete, on: input.trigger.on };
}

export type RulePreview = ReturnType<typeof useRulePreview>;
