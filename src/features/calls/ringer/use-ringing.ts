import { useEffect } from 'react';
import { startRingTone } from './ring-tone';

/** While a call rings: sound, the page's title, and a notification where they are allowed and the page is hidden. */
export function useRinging(rings: boolean): void {
  useEffect(() => {
    if (!rings) return;
    const stop = startRingTone();
    const title = document.title;
    document.title = `☎ Call · ${title}`;
    const notice = showNotice();
    return () => {
      stop();
      document.title = title;
      notice?.close();
    };
  }, [rings]);
}

function showNotice(): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return null;
  try {
    const notice = new Notification('Your agent is calling', { body: 'Three ideas for this week.', tag: 'call' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return null; // Chrome on Android shows notifications only through a service worker
  }
}
