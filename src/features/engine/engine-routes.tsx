import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const engineRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.engine),
    lazy: async () => ({ Component: (await import('./components/engine-outlet')).EngineOutlet }),
    children: [
      {
        index: true,
        handle: { title: 'Content Engine' },
        lazy: async () => ({ Component: (await import('./engine-page')).EnginePage }),
      },
      {
        path: 'pieces/new',
        handle: { title: 'Write a post' },
        lazy: async () => ({ Component: (await import('./pieces/own-piece-page')).OwnPiecePage }),
      },
      {
        path: 'pieces/:pieceId',
        handle: { title: 'Piece' },
        lazy: async () => ({ Component: (await import('./pieces/piece-page')).PiecePage }),
      },
    ],
  },
];
