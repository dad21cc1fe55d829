import { useEffect } from 'react';
import { deferred } from './deferred';
import type { SlideOverProps } from './slide-over-popup';

export function SlideOver(props: SlideOverProps) {
  // After the page that may open it; once more when it does, if that failed.
  useEffect(() => SlideOverPart.fetch(), [props.open]);
  return <SlideOverPart {...props} />;
}

const SlideOverPart = deferred(async () => (await import('./slide-over-popup')).SlideOverPopup);
