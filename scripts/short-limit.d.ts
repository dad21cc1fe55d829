import type { Rule } from 'eslint';

export const shortLimit: Rule.RuleModule;
