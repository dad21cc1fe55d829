import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/**
 * A mail's HTML where nothing of it can reach this page: a frame without scripts, forms or an origin, whose address is a
 * blob because Trusted Types forbid `srcdoc`. The page's own policy holds in it, so that only our own pictures load.
 */
export function MailFrame({ html, isDark, width }: { html: string; isDark: boolean; width: 'desktop' | 'phone' }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([inScheme(html, isDark)], { type: 'text/html;charset=utf-8' }));
    if (frame.current) frame.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [html, isDark]);
  return (
    <Frame
      ref={frame}
      sandbox=""
      title="Email preview"
      $phone={width === 'phone'}
      style={{ colorScheme: isDark ? 'dark' : 'light' }}
    />
  );
}

/** What the reader's system would choose, chosen here. */
export const inScheme = (html: string, isDark: boolean): string =>
  html.replace(/\(prefers-color-scheme: ?dark\)/g, isDark ? '(min-width: 0)' : '(max-width: 0)');

const Frame = styled.iframe<{ $phone: boolean }>`
  display: block;
  width: ${({ $phone }) => ($phone ? '24.375rem' : '100%')};
  max-width: 100%;
  height: min(48rem, 75vh);
  margin-inline: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.panel};
`;
