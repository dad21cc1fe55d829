import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { queriesAs } from '../database/client';
import * as schema from '../database/schema/auth';
import { isUniqueViolation } from '../database/unique-violation';
import { makeBetterAuthIdentity } from '../providers/better-auth/better-auth-identity';
import { systemIds } from '../providers/system/ids';
import { secondFactor } from './second-factor-wiring';
import { ADDRESS_HEADER, PROLONG_AFTER_DAYS, SESSION_DAYS, sessionCookiePrefix, sessionSecret } from './session-cookie';

export const identity = makeBetterAuthIdentity({
  accounts: { database: () => drizzle(queriesAs('auth') as Pool), schema, isUniqueViolation },
  session: {
    secret: sessionSecret,
    cookiePrefix: sessionCookiePrefix,
    days: SESSION_DAYS,
    prolongAfterDays: PROLONG_AFTER_DAYS,
    addressHeader: ADDRESS_HEADER,
  },
  secondFactor,
  ids: systemIds,
});
