/** The parts of jsdom that quick-styles.ts, plain-colours.ts and quick-labels.ts change. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors' {
  export interface ElementOfJsdom {
    _localName: string;
    _attributesByNameMap: Map<string, { _value: string }[]>;
  }
  const selectors: { matchesDontThrow(element: ElementOfJsdom, selector: string | undefined): boolean };
  // eslint-disable-next-line no-restricted-syntax -- a CommonJS module, whose functions are replaced
  export default selectors;
}

declare module 'jsdom/lib/jsdom/living/helpers/style-rules' {
  /** By property, what `getComputedStyle` resolves instead of telling what was declared. */
  export const propertiesWithResolvedValueImplemented: Record<string, unknown>;
}

declare module 'jsdom/lib/jsdom/living/helpers/form-controls' {
  export interface NodeOfJsdom {
    _attributesByNameMap?: Map<string, unknown>;
    _globalObject: object;
    /** Changes with everything below it. */
    _version: number;
    _labels?: object;
    /** Labels only. */
    control?: NodeOfJsdom | null;
    getAttributeNS(namespace: null, name: string): string | null;
    getRootNode(options: object): NodeOfJsdom;
  }
  const forms: {
    getLabelsForLabelable(field: NodeOfJsdom): object | null;
    isLabelable(node: NodeOfJsdom): boolean;
  };
  // eslint-disable-next-line no-restricted-syntax -- a CommonJS module, whose functions are replaced
  export default forms;
}

declare module 'jsdom/lib/jsdom/living/helpers/internal-constants' {
  import type { NodeOfJsdom } from 'jsdom/lib/jsdom/living/helpers/form-controls';
  export const domSymbolTree: { treeIterator(root: NodeOfJsdom): Iterable<NodeOfJsdom> };
}

declare module 'jsdom/lib/jsdom/living/generated/NodeList' {
  import type { NodeOfJsdom } from 'jsdom/lib/jsdom/living/helpers/form-controls';
  const NodeList: {
    createImpl(page: object, given: unknown[], list: { element: NodeOfJsdom; query(): NodeOfJsdom[] }): object;
  };
  // eslint-disable-next-line no-restricted-syntax -- a CommonJS module
  export default NodeList;
}

declare module 'jest-fixed-jsdom' {
  const PageEnvironment: new (...given: unknown[]) => object;
  export { PageEnvironment as default };
}
