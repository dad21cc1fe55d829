import { asOwner } from './database';

/** A stored row of the library, by default a finished picture. Returns its id. */
export async function addCreation(workspaceId: string, row: Record<string, unknown> = {}): Promise<string> {
  const all = {
    id: crypto.randomUUID(),
    workspace_id: workspaceId,
    storage_key: 'designs/00/none.webp',
    provider: 'Built-in designer',
    title: 'Loaf',
    alt_text: 'A loaf',
    aspect_ratio: '1:1',
    width: 1080,
    height: 1080,
    brief: { prompt: 'A loaf', style: 'minimalist', aspectRatio: '1:1', seed: 1 },
    prompt: 'A loaf',
    created_at: new Date(),
    ...row,
  };
  const columns = Object.keys(all);
  await asOwner(
    `INSERT INTO creations (${columns.join(', ')}) VALUES (${columns.map((_column, n) => `$${n + 1}`).join(', ')})`,
    Object.values(all),
  );
  return all.id;
}

/** Adds many quickly: `n` counts from 1. Titles ascend with it, times descend. */
export const addMany = (workspaceId: string, count: number) =>
  asOwner(
    `INSERT INTO creations (id, workspace_id, storage_key, provider, title, alt_text, aspect_ratio, width, height, brief, prompt, likes, downloads, created_at)
     SELECT gen_random_uuid(), $1, 'designs/00/none.webp', 'Built-in designer', 'Picture ' || lpad(n::text, 6, '0'), '', '1:1', 1080, 1080, '{"style":"minimalist"}', 'Words about number ' || n || repeat(' and loaves', 10), n % 40, n % 30, now() - n * interval '1 minute'
     FROM generate_series(1, $2::int) n`,
    [workspaceId, count],
  );
