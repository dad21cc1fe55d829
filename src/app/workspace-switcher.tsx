import { lazy, Suspense, useState } from 'react';
import { useSession } from '../features/auth/auth-parts';
import { WorkspaceTrigger } from './workspace-trigger';

/** Which business this is. The menu of the others is loaded when it is first reached for. */
export function WorkspaceSwitcher() {
  const { workspace } = useSession();
  const [wanted, setWanted] = useState(false);
  const reach = () => void loadWorkspaceMenu();
  const trigger = <WorkspaceTrigger workspace={workspace} aria-expanded={wanted} onPointerEnter={reach} onFocus={reach} onClick={() => setWanted(true)} />;
  return wanted ? <Suspense fallback={trigger}><WorkspaceMenu /></Suspense> : trigger;
}

const loadWorkspaceMenu = () => import('./workspace-menu');
const WorkspaceMenu = lazy(async () => ({ default: (await loadWorkspaceMenu()).WorkspaceMenu }));
