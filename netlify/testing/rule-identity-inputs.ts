import type { IdentityInputs } from './identity-world';

const wish = {
  name: 'Friday question',
  trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=FR', startsOn: '2026-01-02', time: '09:00' },
  pillar: 'questions',
  platforms: ['blog'],
  contentTypes: ['picture'],
  weeklyCap: 1,
  quietWeekdays: [7],
  quietDays: ['2026-12-25'],
  avoidWords: ['cheap'],
  needWords: [],
  mode: 'ask',
};

/** Rows of the identity matrix for rules. */
export const ruleIdentityInputs = (shop: { address(path: string): string }): IdentityInputs => ({
  'rules.listRules': () => ({}),
  'rules.createRule': () => wish,
  'rules.updateRule': ({ rule }) => ({ ruleId: rule.ruleId, ...wish }),
  'rules.pauseRule': ({ rule }) => ({ ruleId: rule.ruleId }),
  'rules.resumeRule': ({ rule }) => ({ ruleId: rule.ruleId }),
  'rules.deleteRule': ({ rule }) => ({ ruleId: rule.ruleId }),
  'rules.restoreRule': ({ rule }) => ({ ruleId: rule.ruleId }),
  'rules.listRuleFirings': ({ rule }) => ({ ruleId: rule.ruleId }),
  'rules.getRuleFeed': () => ({ address: shop.address('/feed') }),
  'rules.getRulePreview': () => wish,
});
