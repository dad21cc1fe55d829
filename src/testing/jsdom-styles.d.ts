/** The parts of jsdom that quick-styles.ts and plain-colours.ts change. */
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

declare module 'jest-fixed-jsdom' {
  const PageEnvironment: new (...given: unknown[]) => object;
  export { PageEnvironment as default };
}
