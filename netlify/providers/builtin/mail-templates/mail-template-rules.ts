import {
  CaseTag,
  IfTag,
  Output,
  TokenKind,
  UnlessTag,
  type Liquid,
  type Template,
  type Token,
  type Value,
} from 'liquidjs';
import { countConstructs, MERGE_CONSTRUCT, MOST_CONSTRUCTS } from '../../../../src/domain/merge-construct';
import { mailFilters, mailTagNames } from './mail-liquid';

/**
 * What is wrong with a template, as sentences, each once. `knows` says whether a variable may stand there; `needsDefault`
 * whether an output of it must say what stands there when there is nothing. Throws nothing.
 */
export function templateFaults(liquid: Liquid, text: string, rules: Rules): string[] {
  const constructs = countConstructs(text);
  if (constructs > MOST_CONSTRUCTS)
    return [
      `This text has ${constructs.toLocaleString('en-US')} merge fields and conditions. A mail can have at most ${MOST_CONSTRUCTS.toLocaleString('en-US')}.`,
    ];
  const faults = new Set<string>();
  for (const { construct, name } of tagsOf(text)) {
    if (!ALLOWED_TAGS.has(name))
      faults.add(`“${shorten(construct)}” cannot be used in a mail. What can: ${mailTagNames.join(', ')}.`);
    if (faults.size >= MOST_FAULTS) break;
  }
  if (faults.size > 0) return [...faults];
  let templates: Template[];
  try {
    templates = liquid.parse(text);
  } catch {
    return partFaults(liquid, text, rules);
  }
  for (const fault of walk(templates, rules)) if (faults.add(fault).size >= MOST_FAULTS) break;
  return [...faults];
}

/** Each tag with its name, up to where it ends or the text does. One that holds a percent sign of its own is left to the reader. */
function* tagsOf(text: string): Iterable<{ construct: string; name: string }> {
  for (const { 0: start, 1: name, index } of text.matchAll(TAG_START)) {
    const percent = text.indexOf('%', index + start.length);
    if (percent < 0) yield { construct: text.slice(index, index + LONGEST_SHOWN), name: name! };
    else if (text[percent + 1] === '}') yield { construct: text.slice(index, percent + 2), name: name! };
  }
}

/** Of a text that cannot be read as a whole, what is wrong with which part: each field by itself, then the conditions without them. */
function partFaults(liquid: Liquid, text: string, rules: Rules): string[] {
  const faults = new Set<string>();
  let looked = 0;
  const look = (part: string, otherwise: string): void => {
    // Reading a part that is wrong costs a stack and a message: of many, the first say enough.
    if (faults.size >= MOST_FAULTS || (looked += 1) > MOST_PARTS) return;
    try {
      for (const fault of walk(liquid.parse(part), rules)) faults.add(fault);
    } catch (error) {
      const filter = /undefined filter: (\S+?),/.exec(messageOf(error))?.[1];
      faults.add(filter ? unknownFilter(filter) : otherwise);
    }
  };
  const open = text.replace(MERGE_CONSTRUCT, (construct) => {
    if (construct.startsWith('{%')) return construct;
    look(construct, incomplete(construct));
    return ' ';
  });
  const conditions = open.replace(/\{\{[^{}\n]*\}?/g, (construct) => {
    faults.add(incomplete(construct));
    return ' ';
  });
  look(conditions, 'A condition is not complete: it begins with {% if … %} and ends with {% endif %}.');
  return faults.size > 0 ? [...faults] : [incomplete(text)];
}

function* walk(templates: readonly Template[], rules: Rules): Iterable<string> {
  for (const template of templates) {
    if (template instanceof Output) yield* outputFaults(template, rules);
    else if (template instanceof IfTag || template instanceof UnlessTag) {
      for (const { value, templates: inner } of template.branches)
        yield* [...valueFaults(value, rules), ...walk(inner, rules)];
      yield* walk(template.elseTemplates ?? [], rules);
    } else if (template instanceof CaseTag) {
      yield* valueFaults(template.value, rules);
      for (const { values, templates: inner } of template.branches)
        yield* [...values.flatMap((token) => tokenFaults(token, rules)), ...walk(inner, rules)];
      yield* walk(template.elseTemplates, rules);
    } else if (template.token.kind !== TokenKind.HTML)
      yield `“${shorten(template.token.getText())}” cannot be used in a mail.`;
  }
}

function* outputFaults({ value, token }: Output, rules: Rules): Iterable<string> {
  const faults = valueFaults(value, rules);
  yield* faults;
  const [first] = value.initial.postfix;
  if (faults.length > 0 || !first)
    return void (yield* first
      ? []
      : [`“${shorten(token.getText())}” is empty. A merge field looks like this: ${EXAMPLE}.`]);
  if (value.initial.postfix.length > 1 || !(first.kind === TokenKind.PropertyAccess || rules.literals))
    yield `“${shorten(token.getText())}” cannot be worked out in a mail. A merge field looks like this: ${EXAMPLE}.`;
  const field = fieldPath(first)?.[1];
  if (field !== undefined && rules.needsDefault(field) && !value.filters.some(({ name }) => name === 'default'))
    yield `“${field}” needs words for people who have none. Write {{ contact.${field} | default: "${field === 'first_name' || field === 'name' ? 'there' : '…'}" }}.`;
}

function valueFaults({ initial, filters }: Value, rules: Rules): string[] {
  return [
    ...initial.postfix.flatMap((token) => tokenFaults(token, rules)),
    ...filters.flatMap(({ name, args }) => {
      if (!FILTERS.includes(name)) return [unknownFilter(name)];
      const plain = args.every(
        (arg) => !Array.isArray(arg) && (arg.kind === TokenKind.Quoted || arg.kind === TokenKind.Number),
      );
      if (!plain) return [`After “${name}:” stand words in quotes or a number.`];
      // strftime fills up to any width that it is asked for.
      if (name === 'date' && args.some((arg) => /\d{2}/.test((arg as Token).getText())))
        return ['A date is written with marks such as "%-d %B %Y".'];
      return name === 'default' && args.length === 0 ? ['After “default:” stand words in quotes.'] : [];
    }),
  ];
}

function tokenFaults(token: Token, rules: Rules): string[] {
  if (token.kind === TokenKind.PropertyAccess) {
    const path = fieldPath(token);
    return path && rules.knows(path) ? [] : [rules.unknown(token.getText(), path)];
  }
  return [TokenKind.Quoted, TokenKind.Number, TokenKind.Literal, TokenKind.Operator].includes(token.kind)
    ? []
    : [`“${shorten(token.getText())}” cannot be used in a mail.`];
}

/** `contact.first_name` as its parts; null for anything that is worked out (`contact[contact.name]`). */
export function fieldPath(token: Token): string[] | null {
  const { variable, props } = token as Token & { variable?: Token; props?: (Token & { content?: unknown })[] };
  if (token.kind !== TokenKind.PropertyAccess || variable || !props) return null;
  const path = props.map((prop) =>
    prop.kind === TokenKind.Word || prop.kind === TokenKind.Quoted || prop.kind === TokenKind.Number
      ? String(prop.content)
      : null,
  );
  return path.includes(null) ? null : (path as string[]);
}

const unknownFilter = (name: string): string =>
  `“${shorten(name)}” cannot be used in a mail. What can: ${FILTERS.join(', ')}.`;
const incomplete = (construct: string): string =>
  `“${shorten(construct)}” is not complete. A merge field looks like this: ${EXAMPLE}.`;
const messageOf = (error: unknown): string => (error instanceof Error ? `${error.message},` : '');
const shorten = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 59)}…` : text).replace(/\s+/g, ' ').trim();

/** Without what follows the name: a pattern for that goes over the same words again and again. */
const TAG_START = /\{%-?\s*([^\s%]*)/g;
const FILTERS = [...mailFilters.keys()];
const ALLOWED_TAGS = new Set([...mailTagNames, 'endif', 'endunless', 'endcase']);
/** So many faults are told of a text. */
const MOST_FAULTS = 20;
const MOST_PARTS = 200;
const LONGEST_SHOWN = 200;
const EXAMPLE = '{{ contact.first_name | default: "there" }}';

export interface Rules {
  knows(path: readonly string[]): boolean;
  /** A sentence about a variable that is not known; `path` is null for one that is worked out. */
  unknown(written: string, path: readonly string[] | null): string;
  needsDefault(field: string): boolean;
  /** Whether an output may be words instead of a variable. */
  literals: boolean;
}
