import type { MailState } from '../../../contracts/operator';
import type { StatusName } from '../../../ui/status';

/** Each state of a mail in words, and in the badge that looks like it. */
export const mailStateWords: Record<MailState, { label: string; status: StatusName }> = {
  waiting: { label: 'Waiting', status: 'pending' },
  sending: { label: 'Sending', status: 'in-progress' },
  sent: { label: 'Sent', status: 'success' },
  held: { label: 'Held', status: 'warning' },
  failed: { label: 'Failed', status: 'danger' },
  uncertain: { label: 'Uncertain', status: 'warning' },
  ended: { label: 'Link expired', status: 'inactive' },
};

/** "reset-password" is "Reset password". */
export const sayKind = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replace(/-/g, ' ')}`;
