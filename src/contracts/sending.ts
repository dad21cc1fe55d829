import * as z from 'zod/mini';
import { MOST_CLAIMED } from '../domain/conversion';
import { HOUR_SECONDS } from '../domain/duration';
import { languages } from '../domain/language';
import { dnsRecordPurposes, dnsRecordStates, dnsRecordTypes } from '../domain/sending-domain';
import { endpoint } from './endpoint';
import { id, instant, optionalText, replyAddress, requiredText, storedText, writable } from './text';

const domainSchema = z.object({
  id,
  domain: storedText(253),
  verified: z.boolean(),
  /** The signing key cannot be decrypted any more; email is sent from the installation’s own address. */ keyLost:
    z.boolean(),
  checkedAt: z.nullable(instant),
  records: z.array(
    z.object({
      purpose: z.enum(dnsRecordPurposes),
      type: z.enum(dnsRecordTypes),
      host: storedText(300),
      value: storedText(1_000),
      state: z.enum(dnsRecordStates),
      found: z.nullable(storedText(1_000)),
      required: z.boolean(),
    }),
  ),
});
export type SendingDomain = z.infer<typeof domainSchema>;

const settingsSchema = z.object({
  senderName: storedText(120),
  /** The part before the @ of the verified domain; without one, the installation’s own address is used. */ localPart:
    storedText(64),
  domainId: z.nullable(id),
  replyTo: storedText(254),
  /** The postal address that the law wants below marketing mail (CAN-SPAM, section 5(a)(5)). */
  postalAddress: storedText(300),
  /**
   * Web addresses for links and tracking in emails. `ownHosts` are the listed ones, beside the website and the
   * verified domains.
   */
  /** Language of the fixed words: below emails, around the sign-up form, and where people unsubscribe. */
  language: z.enum(languages),
  tracksOpens: z.boolean(),
  tracksClicks: z.boolean(),
  tracksConversions: z.boolean(),
  ownHosts: z.array(storedText(253)),
  /** The current From line, such as `Corner Grill <hello@cornergrill.example>`; null without a mail server. */
  from: z.nullable(storedText(500)),
  /** The host of the workspace's own mail server, which sends its campaigns; null without one. */
  ownServer: z.nullable(storedText(253)),
  /** Campaigns cannot be sent before a domain is verified. */ needsDomain: z.boolean(),
  domains: z.array(domainSchema),
  /** Where conversions are reported, and the key for it, which only owners see. */
  conversionPath: storedText(200),
  conversionKey: z.nullable(storedText(400)),
  /** The largest amount that a click may report without an owner's approval, in hundredths of the currency. */
  claimLimit: z.number(),
  currency: storedText(3),
});
export type SendingSettings = z.infer<typeof settingsSchema>;

export const sendingContract = {
  getSendingSettings: endpoint({
    method: 'GET',
    path: '/api/sending',
    access: 'session',
    summary: "The sender of the workspace's email, and its DNS records.",
    input: z.object({}),
    output: settingsSchema,
  }),
  updateSendingSettings: endpoint({
    method: 'PUT',
    path: '/api/sending',
    access: 'session',
    ownerOnly: true,
    summary: "Changes the sender of the workspace's email.",
    input: z.object({
      senderName: optionalText('Sender name', 120),
      localPart: z._default(
        z.string().check(
          z.trim(),
          z.maxLength(64),
          z.regex(/^([a-z0-9_+-]+(\.[a-z0-9_+-]+)*)?$/i, {
            error: 'Letters, digits, dots and hyphens only, for example hello.',
          }),
        ),
        '',
      ),
      domainId: z.nullable(id),
      replyTo: z
        .string({ error: 'Reply address must be text.' })
        .check(writable(), z.trim(), z.maxLength(254), ...replyAddress()),
      postalAddress: optionalText('Postal address', 300),
      language: z.optional(z.enum(languages)),
      tracksOpens: z.optional(z.boolean()),
      tracksClicks: z.optional(z.boolean()),
      tracksConversions: z.optional(z.boolean()),
      ownHosts: z.optional(
        z.array(requiredText('Domain', 253)).check(z.maxLength(20, { error: 'At most 20 domains.' })),
      ),
      claimLimit: z.optional(
        z
          .number({ error: 'Enter an amount, for example 500.' })
          .check(z.int(), z.gte(0), z.lte(MOST_CLAIMED, { error: 'Enter at most 10,000,000.' })),
      ),
    }),
    output: settingsSchema,
  }),
  createSendingDomain: endpoint({
    method: 'POST',
    path: '/api/sending/domains',
    access: 'session',
    ownerOnly: true,
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: 'Creates a signing key for a domain and says which DNS records to set.',
    input: z.object({ domain: requiredText('Domain', 253) }),
    output: domainSchema,
  }),
  checkSendingDomain: endpoint({
    method: 'POST',
    path: '/api/sending/domains/:domainId/check',
    access: 'session',
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: "Checks a domain's DNS records.",
    input: z.object({ domainId: id }),
    output: domainSchema,
  }),
  deleteSendingDomain: endpoint({
    method: 'DELETE',
    path: '/api/sending/domains/:domainId',
    access: 'session',
    ownerOnly: true,
    summary: 'Deletes a domain and its key.',
    input: z.object({ domainId: id }),
    output: z.object({ id }),
  }),
  createConversionKey: endpoint({
    method: 'POST',
    path: '/api/sending/conversion-key',
    access: 'session',
    ownerOnly: true,
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: 'Creates a new key for reporting conversions; the old one stops working.',
    input: z.object({}),
    output: settingsSchema,
  }),
};
