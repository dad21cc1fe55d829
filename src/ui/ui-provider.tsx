import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { useEffect, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { ToasterPart } from './floating-parts';
import { GlobalStyle } from './global-style';
import { theme } from './theme';

/** The providers that components of this folder need, once, at the root. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <Toast.Provider limit={3}>
          {children}
          <ToasterWhenNeeded />
        </Toast.Provider>
      </ThemeProvider>
    </CSPProvider>
  );
}

function ToasterWhenNeeded() {
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    if (toasts.length > 0) ToasterPart.fetch();
  }, [toasts]);
  return <ToasterPart />;
}
