import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { theme } from './theme';

/** Prints only its children, once, as soon as it is rendered; then calls `onPrinted`. */
export function PrintSheet({ children, onPrinted }: { children: ReactNode; onPrinted: () => void }) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => finish();
    // On some phones print() returns at once and prints later: the sheet must stay until afterprint.
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <>
      <OnlyTheSheet />
      <Sheet data-print-sheet="" data-theme="light" aria-hidden="true">
        {children}
      </Sheet>
    </>,
    document.body,
  );
}

const OnlyTheSheet = createGlobalStyle`
  @media print {
    html, body { background: none; }
    body > :not([data-print-sheet]) { display: none; }
  }
`;

const Sheet = styled.div`
  display: none;
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  @media print {
    display: grid;
    gap: ${theme.space[4]};
  }
`;
