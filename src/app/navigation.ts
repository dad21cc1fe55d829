import {
  Bell,
  ChartNoAxesColumn,
  Clapperboard,
  House,
  Inbox,
  Megaphone,
  Mic,
  Repeat,
  Search,
  ServerCog,
  Settings,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../config/paths';

/** The ten items of the sidebar, in their four groups. Settings opens from the header. */
export const navigation: readonly (readonly NavigationItem[])[] = [
  [
    { label: 'Overview', path: paths.overview, icon: House },
    { label: 'Conversations', path: paths.conversations, icon: Inbox },
  ],
  [
    { label: 'AI Creative', path: paths.creative, icon: Sparkles },
    { label: 'Content Engine', path: paths.engine, icon: Repeat },
    { label: 'Agent Builder', path: paths.agents, icon: Mic },
    { label: 'Avatar Videos', path: paths.avatar, icon: Clapperboard },
  ],
  [
    { label: 'SEO', path: paths.seo, icon: Search },
    { label: 'Analytics', path: paths.analytics, icon: ChartNoAxesColumn },
  ],
  [
    { label: 'Contacts', path: paths.contacts, icon: Users },
    { label: 'Campaigns', path: paths.campaigns, icon: Megaphone },
  ],
];

/** The sidebar's items for one person: an operator has one more, in a group of its own. */
export const navigationFor = ({ operator }: { operator: boolean }): readonly (readonly NavigationItem[])[] =>
  operator ? [...navigation, [operatorItem]] : navigation;

export const operatorItem: NavigationItem = { label: 'Operator', path: paths.operator, icon: ServerCog };
export const settingsItem: NavigationItem = { label: 'Settings', path: paths.settings, icon: Settings };
/** Opened from the bell and from the overview. */
export const activityItem: NavigationItem = { label: 'Activity', path: paths.activity, icon: Bell };

export interface NavigationItem {
  label: string;
  path: string;
  icon: LucideIcon;
}
