import { ChartNoAxesColumn, Image, MessageSquare, PhoneCall, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ActivityType } from '../../../domain/activity';

/** Name and icon of each kind of activity. */
export const activityKinds: Record<ActivityType, { name: string; icon: ReactElement }> = {
  content: { name: 'Content', icon: <Image /> },
  conversation: { name: 'Conversation', icon: <MessageSquare /> },
  voice: { name: 'Voice', icon: <PhoneCall /> },
  analytics: { name: 'Analytics', icon: <ChartNoAxesColumn /> },
  team: { name: 'Team', icon: <Users /> },
};
