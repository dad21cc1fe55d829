/**
 * Shows a notification of the browser; two with the same tag are one. False where it cannot: Chrome on Android takes
 * them from service workers only and throws (https://developer.mozilla.org/en-US/docs/Web/API/Notification/Notification).
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
