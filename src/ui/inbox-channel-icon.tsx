import { Mail, MessageCircle, MessageSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import type { InboxChannel } from '../domain/conversation';
import { ChannelIcon } from './channel-icon';

/** The icon of a channel of the inbox; the text beside it names the channel. */
export const InboxChannelIcon = ({ channel }: { channel: InboxChannel }): ReactElement => ICONS[channel];

const ICONS: Record<InboxChannel, ReactElement> = {
  email: <Mail />,
  sms: <MessageSquare />,
  facebook: <ChannelIcon channel="facebook" />,
  instagram: <ChannelIcon channel="instagram" />,
  livechat: <MessageCircle />,
};
