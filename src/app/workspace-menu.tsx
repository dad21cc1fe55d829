import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../config/paths';
import { useListWorkspacesQuery } from '../features/auth/auth-api';
import { useAuth, useSession } from '../features/auth/auth-parts';
import { Menu, type MenuEntry } from '../ui/menu';
import { WorkspacePic } from '../ui/workspace-pic';
import { NewWorkspaceDialog } from './new-workspace-dialog';
import { useSwitchWorkspace } from './use-switch-workspace';
import { WorkspaceTrigger } from './workspace-trigger';

/** The user's workspaces, and creating another. Opens on mount, because it is loaded when it is asked for. */
export function WorkspaceMenu() {
  const { workspace, demo } = useSession();
  const { logout } = useAuth();
  const { data: workspaces = [workspace] } = useListWorkspacesQuery();
  const switchTo = useSwitchWorkspace();
  const [creating, setCreating] = useState(false);

  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    trigger.current?.focus();
    trigger.current?.click();
  }, []);

  const items: MenuEntry[] = [
    { heading: 'Workspaces' },
    ...workspaces.map((other): MenuEntry => {
      const current = other.id === workspace.id;
      return {
        label: other.name,
        icon: <WorkspacePic id={other.id} name={other.name} />,
        current,
        ...(current && { side: <Check aria-hidden="true" /> }),
        onSelect: () => void (current || switchTo(other)),
      };
    }),
    { separator: true },
    demo
      ? { label: 'Register to open your own', icon: <Plus />, onSelect: () => void logout(paths.register) }
      : { label: 'New workspace', icon: <Plus />, onSelect: () => setCreating(true) },
  ];

  return (
    <>
      <Menu
        align="start"
        label="Workspaces"
        items={items}
        trigger={<WorkspaceTrigger ref={trigger} workspace={workspace} />}
      />
      <NewWorkspaceDialog open={creating} onClose={() => setCreating(false)} />
    </>
  );
}
