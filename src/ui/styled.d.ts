import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // It must be an interface to merge with the package's own declaration.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging needs an interface, and it adds nothing of its own
  export interface DefaultTheme extends Theme {}
}
