import { useEffect } from 'react';
import { styled } from 'styled-components';
import { deferred } from './deferred';
import type { QrFigureProps } from './qr-figure-drawn';
import { theme } from './theme';

/** A text as a QR code. What draws it comes with the first one; until then its place is kept. */
export function QrFigure(props: QrFigureProps) {
  useEffect(() => QrFigurePart.fetch(), []);
  // A light part of the page in either theme: cameras look for dark on light.
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
