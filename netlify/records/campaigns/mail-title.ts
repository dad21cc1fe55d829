import { sql } from 'drizzle-orm';
import { campaignEmails, campaigns } from '../../database/schema/campaigns';

/** What a mail is called where people read of it: as its campaign, but several mails of one automation each by their own name. Over `campaigns` joined with `campaign_emails`. */
export const mailTitle = sql<string>`case when ${campaigns.type} = 'automation' then left(coalesce(nullif(btrim(${campaignEmails.name}), ''), nullif(btrim(${campaignEmails.subject}), ''), ${campaigns.name}), 120) else ${campaigns.name} end`;
