export { RuleRow } from './components/rule-row';
export { useSegmentNames } from './hooks/use-segment-names';
export { lackOf, newRule } from './segment-rules';
