import type { ConsentChannel } from '../../../domain/consent';

/** Channels as people call them: the row's name, and "consent to …". */
export const channelWords: Record<ConsentChannel, { name: string; what: string }> = {
  email: { name: 'Email', what: 'marketing emails' },
  sms: { name: 'Text messages', what: 'marketing text messages' },
  voice: { name: 'Calls', what: 'marketing calls' },
};
