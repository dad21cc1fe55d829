import {
  CaseTag,
  Context,
  defaultOperators,
  evalQuotedToken,
  IfTag,
  Output,
  TokenKind,
  toValueSync,
  UnlessTag,
  type Liquid,
  type QuotedToken,
  type Template,
  type Token,
  type Value,
} from 'liquidjs';
import type { MailValues } from '../../../ports/mail-templates';
import { mailFilters } from './mail-liquid';
import { fieldPath } from './mail-template-rules';

/**
 * A template that passed the rules, as functions of one mail's values. Liquid's own interpreter takes about a millisecond
 * for a mail, which a hundred thousand of them pay each; this takes some microseconds and means the same (a test compares).
 */
export function templateProgram(
  liquid: Liquid,
  templates: readonly Template[],
  escape: (value: string) => string,
  wordsOf: (written: string) => string = (written) => written,
): Program {
  const context = new Context({}, liquid.options, { sync: true });
  const parts = templates.map((template): string | Program => {
    if (template instanceof Output) {
      const value = valueOf(template.value, context);
      return (values) => {
        const found = value(values);
        return found === null || found === undefined ? '' : escape(String(found));
      };
    }
    const otherwise = (inner: Template[] | undefined) => templateProgram(liquid, inner ?? [], escape, wordsOf);
    if (template instanceof IfTag || template instanceof UnlessTag) {
      // Of `unless` the first branch is turned round; the elsif of an unless is not.
      const branches = template.branches.map(({ value, templates: inner }, index) => ({
        test: valueOf(value, context),
        holds: !(template instanceof UnlessTag && index === 0),
        program: otherwise(inner),
      }));
      const last = otherwise(template.elseTemplates);
      return (values) => (branches.find(({ test, holds }) => Boolean(test(values)) === holds)?.program ?? last)(values);
    }
    if (template instanceof CaseTag) {
      const target = valueOf(template.value, context);
      const branches = template.branches.map(({ values, templates: inner }) => ({
        options: values.map((token) => operandOf(token as Token)),
        program: otherwise(inner),
      }));
      const last = otherwise(template.elseTemplates);
      return (values) => {
        const wanted = target(values);
        const met = branches.filter(({ options }) =>
          options.some((option) => operate('==', [wanted, option(values)], context)),
        );
        return met.length > 0 ? met.map(({ program }) => program(values)).join('') : last(values);
      };
    }
    return wordsOf((template.token as Token & { getContent(): string }).getContent());
  });
  return (values) => {
    let said = '';
    for (const part of parts) said += typeof part === 'string' ? part : part(values);
    return said;
  };
}

function valueOf(value: Value, context: Context): (values: MailValues) => unknown {
  const initial = expressionOf(value.initial.postfix, context);
  const filters = value.filters.map(({ name, args }) => ({
    filter: mailFilters.get(name)!,
    args: args.map((arg) => constantOf(arg as Token) as string | number),
  }));
  if (filters.length === 0) return initial;
  return (values) =>
    filters.reduce(
      (found, { filter, args }) => filter(found === null || found === undefined ? null : String(found), ...args),
      initial(values) as string | null | undefined,
    );
}

/** Reverse Polish: operands first. */
function expressionOf(postfix: readonly Token[], context: Context): (values: MailValues) => unknown {
  const stack: ((values: MailValues) => unknown)[] = [];
  for (const token of postfix) {
    if (token.kind !== TokenKind.Operator) {
      stack.push(operandOf(token));
      continue;
    }
    const name = (token as Token & { operator: string }).operator;
    const operands = name === 'not' ? [stack.pop()!] : [stack.pop()!, stack.pop()!].reverse();
    stack.push((values) =>
      operate(
        name,
        operands.map((operand) => operand(values)),
        context,
      ),
    );
  }
  return stack.pop() ?? (() => null);
}

function operandOf(token: Token): (values: MailValues) => unknown {
  const path = fieldPath(token);
  if (!path) {
    const constant = constantOf(token);
    return () => constant;
  }
  const [root, part] = path as [string, string];
  if (root === 'contact') return ({ contact }) => (Object.hasOwn(contact, part) ? contact[part] : null);
  if (root === 'link') return ({ link }) => link[Number(part)];
  return root === 'honeypot' || root === 'pixel' || root === 'preferences' ? (values) => values[root] : () => null;
}

/** Liquid's operators are generators, which wait for what comes late; nothing does here. */
const operate = (name: string, operands: unknown[], context: Context): boolean =>
  Boolean(toValueSync((defaultOperators[name] as (...all: unknown[]) => boolean)(...operands, context)));

const constantOf = (token: Token): unknown =>
  token.kind === TokenKind.Quoted
    ? evalQuotedToken(token as QuotedToken)
    : (token as Token & { content: unknown }).content;

export type Program = (values: MailValues) => string;
