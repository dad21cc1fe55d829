import { ChartNoAxesColumn, Clapperboard, House, Inbox, Megaphone, Mic, Repeat, Search, Settings, Sparkles, Users, type LucideIcon } from 'lucide-react';
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

export const settingsItem: NavigationItem = { label: 'Settings', path: paths.settings, icon: Settings };

export interface NavigationItem {
  label: string;
  path: string;
  icon: LucideIcon;
}
