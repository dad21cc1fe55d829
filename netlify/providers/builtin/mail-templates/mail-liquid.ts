import { CaseTag, Context, filters, IfTag, Liquid, UnlessTag } from 'liquidjs';

/**
 * Liquid as mails know it: nothing repeats, assigns, includes or reads files, so that time and memory are bound by the
 * lengths of template and values. It reads templates; mail-template-program.ts renders them.
 */
export function makeMailLiquid(): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    jsTruthy: true,
    templates: {},
    dynamicPartials: false,
    ...days,
    ...budget,
  });
  for (const name of Object.keys(liquid.tags)) if (!Object.hasOwn(tags, name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) liquid.unregisterFilter(name);
  for (const [name, filter] of mailFilters) liquid.registerFilter(name, filter);
  return liquid;
}

const tags = { if: IfTag, unless: UnlessTag, case: CaseTag };
export const mailTagNames = ['if', 'elsif', 'else', 'unless', 'case', 'when'];

/** Characters read, values made and milliseconds of Liquid's own interpreter; what is read and how often is bounded before that (mail-templates.ts). */
const budget = { parseLimit: 1_000_000, memoryLimit: 1_000_000, renderLimit: 1_000 };

/** Days have no hour and are the same everywhere. */
const days = { timezoneOffset: 0, locale: 'en-US', dateFormat: '%-d %B %Y' };

/** Liquid's own meanings, on text. `escape` happens to every value anyway: asked for by hand it must not happen twice. */
export const mailFilters: ReadonlyMap<string, MailFilter> = new Map(
  Object.entries<MailFilter>({
    default: (value, words) => value || String(words),
    upcase: (value) => value && value.toUpperCase(),
    downcase: (value) => value && value.toLowerCase(),
    capitalize: (value) => value && value.charAt(0).toUpperCase() + value.slice(1).toLowerCase(),
    strip: (value) => value && value.trim(),
    truncate: (value, length = 50, end = '...') =>
      value && cut([...value], Number(length), (kept) => kept - [...String(end)].length, '', String(end)),
    truncatewords: (value, words = 15, end = '...') =>
      value && cut(value.trim().split(/\s+/), Math.max(1, Number(words)), (kept) => kept, ' ', String(end)),
    date: (value, format) => value && dateOf(value, format),
    escape: (value) => value,
  }),
);

type Filtered = string | null | undefined;
type MailFilter = (value: Filtered, ...args: (string | number)[]) => Filtered;

function cut(parts: string[], most: number, keep: (most: number) => number, between: string, end: string): string {
  return parts.length <= most ? parts.join(between) : parts.slice(0, Math.max(0, keep(most))).join(between) + end;
}

/** Liquid's own, which looks at its options and counts what it takes. What is no date stays as it is. */
function dateOf(value: string, format?: string | number): string {
  shared ??= new Liquid(days);
  const context = new Context({}, { ...shared.options, memoryLimit: 10_000 }, { sync: true });
  return String(
    (filters.date as (this: unknown, value: string, format?: string | number) => unknown).call(
      { context, liquid: shared },
      value,
      format,
    ),
  );
}
let shared: Liquid | undefined;
