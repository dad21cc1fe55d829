import { sql } from 'drizzle-orm';
import { campaignEmails, campaigns } from '../../database/schema/campaigns';

/**
 * An email's title where people read about it: its campaign's name, but for one of several emails of an
 * automation its own. Over `campaigns` joined with `campaign_emails`.
 */
export const mailTitle = sql<string>`case when ${campaigns.type} = 'automation' then left(coalesce(nullif(btrim(${campaignEmails.name}), ''), nullif(btrim(${campaignEmails.subject}), ''), ${campaigns.name}), 120) else ${campaigns.name} end`;
