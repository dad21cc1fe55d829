import { useEffect } from 'react';
import { deferred } from './deferred';
import type { SlideOverProps } from './slide-over-popup';

export function SlideOver(props: SlideOverProps) {
  // Loaded after the page that may open it; tried again on opening if that failed.
  useEffect(() => SlideOverPart.fetch(), [props.open]);
  return <SlideOverPart {...props} />;
}

const SlideOverPart = deferred(async () => (await import('./slide-over-popup')).SlideOverPopup);
