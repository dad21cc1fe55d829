import { inboxChannelNames, type InboxChannel } from '../../../domain/conversation';
import { Dialog } from '../../../ui/dialog';
import { ChatConnectForm } from './chat-connect-form';
import { MailConnectForm } from './mail-connect-form';
import { MetaConnectForm } from './meta-connect-form';
import { SmsConnectForm } from './sms-connect-form';

/** Connects one channel with what it needs. */
export function ConnectDialog({
  channel,
  canForward,
  open,
  onClose,
}: {
  channel: InboxChannel;
  canForward: boolean;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={`Connect ${inboxChannelNames[channel]}`}>
      {open && channel === 'email' && <MailConnectForm canForward={canForward} onClose={onClose} />}
      {open && channel === 'sms' && <SmsConnectForm onClose={onClose} />}
      {open && channel === 'livechat' && <ChatConnectForm onClose={onClose} />}
      {open && (channel === 'facebook' || channel === 'instagram') && (
        <MetaConnectForm channel={channel} onClose={onClose} />
      )}
    </Dialog>
  );
}
