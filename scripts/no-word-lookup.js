/**
 * An object answers to more keys than its own: `words['constructor']` is a function, and `__proto__` an object.
 * A table that is indexed by outside text must be a Map. Reports `TABLE[word]`, and passing on a table, where
 * TABLE is an object literal of type `Record<string, …>`. Initially empty ones collect our own keys and are
 * allowed.
 */
export const noWordLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { map: 'Make this table a Map: an object also answers to “constructor” and “__proto__”.' },
  },
  create: (context) => ({
    'MemberExpression[computed=true][object.type="Identifier"]'(node) {
      if (
        node.property.type !== 'Literal' &&
        isTable(declarationOf(context.sourceCode.getScope(node), node.object.name))
      )
        context.report({ node, messageId: 'map' });
    },
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(node) {
      if (isTable(node)) context.report({ node: node.id, messageId: 'map' });
    },
  }),
};

function declarationOf(scope, name) {
  for (let current = scope; current; current = current.upper) {
    const variable = current.set.get(name);
    if (variable) return variable.defs[0]?.node;
  }
  return undefined;
}

function isTable(node) {
  if (
    node?.type !== 'VariableDeclarator' ||
    node.init?.type !== 'ObjectExpression' ||
    node.init.properties.length === 0
  )
    return false;
  return hasAnyKey(node.id.typeAnnotation?.typeAnnotation);
}

function hasAnyKey(type) {
  if (type?.type === 'TSTypeLiteral') return type.members.some(({ type: kind }) => kind === 'TSIndexSignature');
  const [first] = type?.typeArguments?.params ?? [];
  if (type?.typeName?.name === 'Readonly' || type?.typeName?.name === 'Partial') return hasAnyKey(first);
  return type?.typeName?.name === 'Record' && first?.type === 'TSStringKeyword';
}
