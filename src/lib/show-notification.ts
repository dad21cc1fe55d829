/**
 * Shows a browser notification; a second one with the same tag replaces the first. Returns false where that is
 * impossible: Chrome on Android only shows them from service workers and throws
 * (https://developer.mozilla.org/en-US/docs/Web/API/Notification/Notification).
 */
export function showNotification({
  title,
  body,
  tag,
  onOpen,
}: {
  title: string;
  body: string;
  tag: string;
  onOpen?: () => void;
}): boolean {
  try {
    const notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen?.();
    };
    return true;
  } catch {
    return false;
  }
}
