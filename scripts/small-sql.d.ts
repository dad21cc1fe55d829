import type { Rule } from 'eslint';

export const smallSql: Rule.RuleModule;
