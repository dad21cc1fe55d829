import { sql, type SQL } from 'drizzle-orm';
import { BETWEEN_TOUCH, EMAIL_SOURCE } from '../../../src/domain/attribution';

/** The key of a touch (src/domain/attribution.ts); '' where nothing is known. */
export const touchOf = (source: SQL, campaign: SQL): SQL =>
  sql`case when ${source} = '' and ${campaign} = '' then '' else ${source} || ${BETWEEN_TOUCH}::text || ${campaign} end`;

export const emailTouch = (campaign: SQL): SQL => sql`${EMAIL_SOURCE}::text || ${BETWEEN_TOUCH}::text || ${campaign}`;

/** What somebody who may be brought by somebody does. */
export const isBrought = (kind: SQL): SQL => sql`${kind} in ('form', 'custom', 'conversion')`;

/** Of an event `e`: the last touch before a lead or a sale; an email's is its own campaign. */
export const LAST_TOUCH: SQL = sql`case when not ${isBrought(sql`e.kind`)} then '' when e.channel = 'email' then ${emailTouch(sql`e.campaign`)} else ${touchOf(sql`e.source`, sql`e.campaign`)} end`;
