import forms, { type NodeOfJsdom } from 'jsdom/lib/jsdom/living/helpers/form-controls';
import NodeList from 'jsdom/lib/jsdom/living/generated/NodeList';
import { domSymbolTree } from 'jsdom/lib/jsdom/living/helpers/internal-constants';

/**
 * jsdom asks every label of the page for its control, which looks through the page, for each field and button whose name a
 * query wants to know: a seventeenth of the processor time of suites with forms. Labels are found once for each state of the
 * page instead. Imported before the rest of jsdom, which keeps the function that it finds.
 */
forms.getLabelsForLabelable = (field) => {
  if (!forms.isLabelable(field)) return null;
  const root = field.getRootNode({});
  field._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(field) ?? [],
  });
  return field._labels;
};

/** The labels of each field, in their order on the page (HTML, 4.10.4). */
function labelsIn(root: NodeOfJsdom): Labels {
  const known = found.get(root);
  if (known?.version === root._version) return known.labels;
  const ids = new Map<string, NodeOfJsdom>();
  const all: NodeOfJsdom[] = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = idOf(node);
    if (id !== null && !ids.has(id)) ids.set(id, node);
    if ('control' in node) all.push(node);
  }
  const labels: Labels = new Map();
  for (const label of all) {
    const named = label.getAttributeNS(null, 'for');
    const field = named === null ? label.control : named === '' ? null : ids.get(named);
    if (!field || !forms.isLabelable(field)) continue;
    labels.set(field, [...(labels.get(field) ?? []), label]);
  }
  found.set(root, { version: root._version, labels });
  return labels;
}

const idOf = (node: NodeOfJsdom): string | null =>
  node._attributesByNameMap?.has('id') ? node.getAttributeNS(null, 'id') : null;

const found = new WeakMap<NodeOfJsdom, { version: number; labels: Labels }>();

type Labels = Map<NodeOfJsdom, NodeOfJsdom[]>;
