/**
 * A limit of less than a minute to how long we wait for something is over on a busy machine before the thing is done, and
 * then a test falls that is about something else. Named with `patience()` (netlify/ports/patience.ts) it is long in tests.
 * Reports numbers that reach what ends a wait: directly, as a constant, or as a default.
 */
export const shortLimit = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      short:
        'Name this limit with patience() (netlify/ports/patience.ts): on a busy machine it is too short for a test.',
    },
  },
  create: (context) => {
    const check = (node) => {
      if (node && isShort(context.sourceCode.getScope(node), node)) context.report({ node, messageId: 'short' });
    };
    return {
      CallExpression({ callee, arguments: given }) {
        const name = callee.property?.name ?? callee.name;
        if (name === 'timeout' && callee.object?.name === 'AbortSignal') check(given[0]);
        else if (name === 'giveUpAfter') check(given[1]);
        else if (name === 'setTimeout' && isSocket(callee)) check(given[0]);
        else if (name === 'setTimeout' && isRace(context, callee)) check(given[1]);
      },
      Property({ key, value }) {
        if (LIMIT.test(key.name ?? '')) check(value.type === 'AssignmentPattern' ? value.right : value);
      },
      AssignmentPattern({ left, right, parent }) {
        if (parent.type !== 'Property' && LIMIT.test(left.name ?? '')) check(right);
      },
      Literal(node) {
        if (typeof node.value === 'string' && IN_SQL.test(node.value)) context.report({ node, messageId: 'short' });
      },
      TemplateElement(node) {
        if (IN_SQL.test(node.value.raw)) context.report({ node, messageId: 'short' });
      },
    };
  },
};

/** `socket.setTimeout(ms, …)`; the timer's own takes the time second. */
const isSocket = (callee) =>
  callee.type === 'MemberExpression' && !/^(globalThis|window)$/.test(callee.object.name ?? '');

/** A timer that races against what is awaited, in the same function or the one around it; others are pauses. */
function isRace({ sourceCode }, callee) {
  for (let node = callee.parent; node; node = node.parent)
    if (/Function/.test(node.type) && /\bPromise\.race\(/.test(sourceCode.getText(node))) return true;
  return false;
}

function isShort(scope, node) {
  const ms = valueOf(scope, node);
  return ms !== null && ms > 0 && ms < 60_000;
}

/** What a number, a constant or a sum of them comes to; null for what is given from elsewhere. Of two, the shorter. */
function valueOf(scope, node) {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : null;
  if (node.type === 'BinaryExpression') {
    const [left, right] = [valueOf(scope, node.left), valueOf(scope, node.right)];
    if (left === null || right === null) return null;
    return node.operator === '*' ? left * right : node.operator === '+' ? left + right : null;
  }
  if (node.type === 'LogicalExpression') return shorter(valueOf(scope, node.left), valueOf(scope, node.right));
  if (node.type === 'ConditionalExpression')
    return shorter(valueOf(scope, node.consequent), valueOf(scope, node.alternate));
  if (node.type !== 'Identifier') return null;
  if (node.name === 'SECOND_MS') return 1_000;
  for (let current = scope; current; current = current.upper) {
    const variable = current.set.get(node.name);
    if (!variable) continue;
    const declaration = variable.defs[0]?.node;
    return declaration?.type === 'VariableDeclarator' && declaration.init && declaration.id.type === 'Identifier'
      ? valueOf(current, declaration.init)
      : null;
  }
  return null;
}

const shorter = (one, other) => (one === null ? other : other === null ? one : Math.min(one, other));

const LIMIT =
  /^((timeout|deadline|silence|connect|whole|patience|most|mutation|try)Ms|(connection|greeting|socket|query)Timeout(Millis)?)$/;
const IN_SQL = /\b(statement|lock)_timeout\W+0*[1-9]/;
