import {
  ArrowRight,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Store,
  Sun,
  Upload,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { useListWorkspacesQuery } from '../features/auth/auth-api';
import { useAuth, useSession } from '../features/auth/auth-parts';
import { dialogAsked } from '../features/contacts/contacts-slice';
import { sectionChosen, tabChosen } from '../features/settings/settings-slice';
import { useShortcutChoice } from '../hooks/use-shortcut-choice';
import { useThemeChoice } from '../ui/use-theme-choice';
import { activityItem, navigationFor, settingsItem } from './navigation';
import type { Command } from './palette-commands';
import { useSwitchWorkspace } from './use-switch-workspace';

/** Every command of the palette: go to a page, choose a theme, switch workspace, log out. */
export function useCommands(): IconCommand[] {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { logout } = useAuth();
  const { user, workspace } = useSession();
  const [theme, chooseTheme] = useThemeChoice();
  const [shortcuts, chooseShortcuts] = useShortcutChoice();
  const { data: workspaces = [] } = useListWorkspacesQuery();
  const switchTo = useSwitchWorkspace();

  const pages = [...navigationFor(user).flat(), activityItem, settingsItem].map(
    ({ label, path, icon }): IconCommand => ({
      id: path,
      label,
      group: 'Go to',
      keywords: KEYWORDS.get(label),
      icon: icon ?? ArrowRight,
      run: () => void navigate(path),
    }),
  );
  const settings = SETTINGS.map(({ label, keywords, choice }): IconCommand => ({
    id: `settings-${label}`,
    label: `Settings: ${label}`,
    group: 'Go to',
    keywords,
    icon: settingsItem.icon,
    run: () => {
      dispatch(choice);
      void navigate(paths.settings);
    },
  }));
  const contacts: IconCommand[] = [
    {
      id: 'contact-add',
      label: 'Add contact',
      group: 'Actions',
      keywords: 'new person customer lead',
      icon: UserPlus,
      run: () => {
        dispatch(dialogAsked('add'));
        void navigate(paths.contacts);
      },
    },
    {
      id: 'contacts-import',
      label: 'Import contacts',
      group: 'Actions',
      keywords: 'upload csv spreadsheet mailchimp hubspot google',
      icon: Upload,
      run: () => void navigate(paths.contactImport),
    },
  ];
  const themes = THEMES.filter(({ choice }) => choice !== theme).map(({ choice, label, icon }): IconCommand => ({
    id: `theme-${choice}`,
    label,
    group: 'Actions',
    keywords: 'appearance mode theme colour',
    icon,
    run: () => chooseTheme(choice),
  }));
  const others = workspaces
    .filter(({ id }) => id !== workspace.id)
    .map((other): IconCommand => ({
      id: other.id,
      label: `Switch to ${other.name}`,
      group: 'Workspaces',
      keywords: 'workspace client',
      icon: Store,
      run: () => void switchTo(other),
    }));
  const keys: IconCommand =
    shortcuts === 'on'
      ? {
          id: 'shortcuts',
          label: 'Turn one-letter shortcuts off',
          group: 'Actions',
          keywords: 'keyboard keys',
          icon: Keyboard,
          run: () => chooseShortcuts('off'),
        }
      : {
          id: 'shortcuts',
          label: 'Turn one-letter shortcuts on',
          group: 'Actions',
          keywords: 'keyboard keys',
          icon: Keyboard,
          run: () => chooseShortcuts('on'),
        };
  const leave: IconCommand = {
    id: 'log-out',
    label: 'Log out',
    group: 'Actions',
    keywords: 'sign out leave',
    icon: LogOut,
    run: () => void logout(),
  };
  return [...pages, ...settings, ...contacts, ...others, ...themes, keys, leave];
}

const THEMES = [
  { choice: 'light', label: 'Use the light theme', icon: Sun },
  { choice: 'dark', label: 'Use the dark theme', icon: Moon },
  { choice: 'system', label: "Follow this device's theme", icon: Monitor },
] as const;

const SETTINGS = [
  { label: 'Workspace', keywords: 'name time zone', choice: sectionChosen('workspace') },
  {
    label: 'Brand kit',
    keywords: 'colours fonts lettering logo tone voice words avoid',
    choice: sectionChosen('brand'),
  },
  {
    label: 'Security',
    keywords: 'password two-factor 2fa totp recovery codes sessions devices email address',
    choice: sectionChosen('security'),
  },
  { label: 'Plan', keywords: 'billing invoice payment upgrade allowance usage price', choice: sectionChosen('plan') },
  { label: 'Members', keywords: 'invite people team colleagues roles', choice: sectionChosen('members') },
  {
    label: 'API keys',
    keywords: 'openai twilio heygen meta smtp paypal credentials integrations',
    choice: tabChosen('keys'),
  },
  { label: 'Notifications', keywords: 'email push browser weekly report', choice: tabChosen('notifications') },
  { label: 'Privacy', keywords: 'export delete data gdpr public page retention', choice: tabChosen('privacy') },
];

const KEYWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Overview: 'home dashboard',
    Conversations: 'inbox messages chat',
    'AI Creative': 'image picture poster video generate',
    'Content Engine': 'ideas week queue posts pieces cycle',
    'Agent Builder': 'voice agent phone',
    'Avatar Videos': 'heygen presenter',
    SEO: 'keywords search ranking',
    Analytics: 'report numbers figures',
    Contacts: 'people customers leads crm',
    Campaigns: 'email newsletter broadcast',
    Activity: 'log history notifications bell news',
    Settings: 'profile name bio company appearance theme',
    Operator: 'health outbox mail failed jobs metrics system admin',
  }),
);

export interface IconCommand extends Command {
  icon: LucideIcon;
}
