import type { DataExport } from '../../contracts/privacy';

/** A finished export of the workspace in one zip file, kept for a week. */
export const buildDataExport = (partial: Partial<DataExport> = {}): DataExport => {
  const id = partial.id ?? '7d0f5a5e-1c52-4c5a-8a3b-2f9f3b1f4e01';
  return {
    id,
    scope: 'workspace',
    state: 'ready',
    progress: 100,
    startedAgain: false,
    parts: [{ url: `/api/privacy/exports/${id}/parts/1`, bytes: 1_240_000 }],
    cause: null,
    createdAt: '2026-06-03T09:00:00.000Z',
    expiresAt: '2026-06-10T09:00:00.000Z',
    ...partial,
  };
};
