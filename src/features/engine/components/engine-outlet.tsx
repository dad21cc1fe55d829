import { Outlet } from 'react-router-dom';
import { useDiscards } from '../pieces/hooks/use-discards';

/** Around the engine's pages: a piece deleted on one of them can be taken back on all, and is gone when they are left. */
export function EngineOutlet() {
  useDiscards();
  return <Outlet />;
}
