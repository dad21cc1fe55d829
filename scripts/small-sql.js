/**
 * SQL is written in small letters, as drizzle writes it: one dialect, so that a search for a statement finds all of them.
 * Reported and mended (`eslint --fix`): words of capitals in sql`…` and sql.raw('…'), and with the option `driver` in what
 * is handed to `.query(…)`. What stands in quotes is a value or a name, and stays as it is.
 */
export const smallSql = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [{ enum: ['driver'] }],
    messages: { small: 'Write SQL in small letters: {{ small }}, not {{ word }}.' },
  },
  create: (context) => {
    const check = (parts) => {
      for (const { at, word } of capitalsIn(parts)) {
        const small = word.toLowerCase();
        const range = [at, at + word.length];
        context.report({
          loc: { start: context.sourceCode.getLocFromIndex(at), end: context.sourceCode.getLocFromIndex(range[1]) },
          messageId: 'small',
          data: { word, small },
          fix: (fixer) => fixer.replaceTextRange(range, small),
        });
      }
    };
    const partsOf = ({ quasis }) => quasis.map((quasi) => ({ at: quasi.range[0] + 1, text: quasi.value.raw }));
    const checkTemplate = (node) => check(partsOf(node));
    const checkLiteral = ({ range, raw, value }) => {
      if (typeof value === 'string') check([{ at: range[0] + 1, text: raw.slice(1, -1) }]);
    };
    return {
      'TaggedTemplateExpression[tag.name="sql"]': ({ quasi }) => checkTemplate(quasi),
      'CallExpression[callee.object.name="sql"][callee.property.name="raw"] TemplateLiteral': checkTemplate,
      'CallExpression[callee.object.name="sql"][callee.property.name="raw"] Literal': checkLiteral,
      ...(context.options[0] === 'driver' && {
        'CallExpression[callee.property.name="query"] > TemplateLiteral.arguments': checkTemplate,
        'CallExpression[callee.property.name="query"] > Literal.arguments': checkLiteral,
      }),
    };
  },
};

/** A quote that opens in one part of a template may close in a later one. */
function capitalsIn(parts) {
  const found = [];
  let quote = '';
  for (const { at, text } of parts)
    for (const { 0: piece, index } of text.matchAll(/--[^\n]*|['"]|[A-Za-z_][A-Za-z_0-9]*/g)) {
      if (quote) quote = piece === quote ? '' : quote;
      else if (piece === "'" || piece === '"') quote = piece;
      else if (/^[A-Z][A-Z_]+$/.test(piece)) found.push({ at: at + index, word: piece });
    }
  return found;
}
