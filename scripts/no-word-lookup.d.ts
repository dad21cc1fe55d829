import type { Rule } from 'eslint';

export const noWordLookup: Rule.RuleModule;
