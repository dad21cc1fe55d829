import { sql } from 'drizzle-orm';
import { profiles, publications } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';

/**
 * Whether a workspace keeps its public page without posts: it has published before, and visitors still find a
 * website or offers there. A page whose last post was taken down stays for them; a workspace that never
 * published gets no page because of them alone.
 */
export const hasKeptPage = sql<boolean>`(exists (select 1 from ${publications} where ${publications.workspaceId} = ${workspaces.workspaceId}) and coalesce(${profiles.website} <> '' or jsonb_array_length(${profiles.offers}) > 0, false))`;
