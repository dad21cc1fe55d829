import type { Rule } from 'eslint';

export const contractForm: Rule.RuleModule;
export const handMadeForms: Record<string, string>;
