import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { theme } from './theme';

/** Prints its children and nothing else of the page, once, as soon as it is rendered; then tells that it is done. */
export function PrintSheet({ children, onPrinted }: { children: ReactNode; onPrinted: () => void }) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => finish();
    // Some phones answer at once and print later: the sheet has to stay until they say so.
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
