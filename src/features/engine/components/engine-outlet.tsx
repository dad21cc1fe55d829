import { Outlet } from 'react-router-dom';
import { useDiscards } from '../pieces/hooks/use-discards';

/**
 * Wraps the engine's pages: a post deleted on one of them can be restored on all, and is deleted for good when
 * they are left.
 */
export function EngineOutlet() {
  useDiscards();
  return <Outlet />;
}
