import { useState } from 'react';
import { useSession } from '../features/auth/auth-parts';
import { lazyPart } from './lazy-part';
import { WorkspaceTrigger } from './workspace-trigger';

/** Shows the current workspace. The menu of the others loads when it is first reached for. */
export function WorkspaceSwitcher() {
  const { workspace } = useSession();
  const [wanted, setWanted] = useState(false);
  const reach = () => void loadWorkspaceMenu();
  const trigger = (
    <WorkspaceTrigger
      workspace={workspace}
      aria-expanded={wanted}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? <WorkspaceMenu standIn={trigger} /> : trigger;
}

const loadWorkspaceMenu = () => import('./workspace-menu');
const WorkspaceMenu = lazyPart(async () => (await loadWorkspaceMenu()).WorkspaceMenu);
