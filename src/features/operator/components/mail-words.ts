import type { MailState } from '../../../contracts/operator';
import type { StatusName } from '../../../ui/status';

/** The words and the badge of each state of an email. */
export const mailStateWords: Record<MailState, { label: string; status: StatusName }> = {
  waiting: { label: 'Waiting', status: 'pending' },
  sending: { label: 'Sending', status: 'in-progress' },
  sent: { label: 'Sent', status: 'success' },
  held: { label: 'Held', status: 'warning' },
  failed: { label: 'Failed', status: 'danger' },
  uncertain: { label: 'Uncertain', status: 'warning' },
  ended: { label: 'Link expired', status: 'inactive' },
};

/** Turns "reset-password" into "Reset password". */
export const sayKind = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replace(/-/g, ' ')}`;
