import { sql } from 'drizzle-orm';
import { profiles, publications } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';

/**
 * Of a workspace with its profile: whether it ever published, and visitors still find a website or offers on its page. A
 * page whose last post was taken down stays for them; one that never had a post does not come to be by them alone.
 */
export const hasKeptPage = sql<boolean>`(exists (select 1 from ${publications} where ${publications.workspaceId} = ${workspaces.workspaceId}) and coalesce(${profiles.website} <> '' or jsonb_array_length(${profiles.offers}) > 0, false))`;
