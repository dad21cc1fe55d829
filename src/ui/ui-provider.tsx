import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import { theme } from './theme';
import { Toaster } from './toaster';

/** Everything that components of this folder need around them, once, at the root. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <Tooltip.Provider delay={500}>
          <Toast.Provider timeout={6000} limit={3}>
            {children}
            <Toaster />
          </Toast.Provider>
        </Tooltip.Provider>
      </ThemeProvider>
    </CSPProvider>
  );
}
