import { useEffect } from 'react';
import { styled } from 'styled-components';
import { deferred } from './deferred';
import type { QrFigureProps } from './qr-figure-drawn';
import { theme } from './theme';

/** A text as a QR code. The encoder loads on first use; until then the space is reserved. */
export function QrFigure(props: QrFigureProps) {
  useEffect(() => QrFigurePart.fetch(), []);
  // Light in both themes: cameras look for dark on light.
  return (
    <Ground data-theme="light">
      <QrFigurePart {...props} />
    </Ground>
  );
}

const QrFigurePart = deferred(async () => (await import('./qr-figure-drawn')).QrFigureDrawn);

const Ground = styled.div`
  width: 12rem;
  aspect-ratio: 1;
  flex: none;
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  overflow: hidden;
  forced-color-adjust: none;
`;
