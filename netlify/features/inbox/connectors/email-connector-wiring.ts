import packageJson from '../../../../package.json';
import { randomInt } from 'node:crypto';
import { env } from '../../../config/env';
import type { ChannelConnector } from '../../../ports/inbox-connector';
import type { MailboxPort } from '../../../ports/mailbox';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { imapMailbox } from '../../../providers/imap/imap-mailbox';
import { makeEmailConnector } from './email-connector';

export const emailConnector = (): ChannelConnector =>
  makeEmailConnector({ domain: env().inboundMail.domain, mailbox: mailboxReader, newKey });

/** Reads mailboxes; hosts that people typed go through the guarded address check. */
export const mailboxReader = (): MailboxPort =>
  imapMailbox(
    makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl }),
    { mayBePlain: (place) => env().webAllowedOrigins.includes(place) },
  );

/** 41 bits: without the letters that look like others. */
const newKey = (): string => Array.from({ length: KEY_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const KEY_SIGNS = 10;
