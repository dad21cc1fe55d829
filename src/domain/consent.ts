import type { PointKind } from './contact';

/**
 * Channels that the law treats separately: email (ePrivacy 13, CAN-SPAM), text messages and calls (TCPA,
 * ePrivacy 13).
 */
export const consentChannels = ['email', 'sms', 'voice'] as const;
export type ConsentChannel = (typeof consentChannels)[number];
export const pointOf = { email: 'email', sms: 'phone', voice: 'phone' } as const satisfies Record<
  ConsentChannel,
  PointKind
>;

/** The basis of a consent: what the person said (GDPR 6(1)(a)), or a purchase of something similar (ePrivacy 13(2)). */
export const consentBases = ['express', 'existing-customer'] as const;
export type ConsentBasis = (typeof consentBases)[number];

export const channelLabels: Record<ConsentChannel, string> = { email: 'emails', sms: 'text messages', voice: 'calls' };
export const basisLabels: Record<ConsentBasis, string> = {
  express: 'They said so',
  'existing-customer': 'Existing customer',
};

export const consentStates = ['granted', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

/**
 * Why an address is not written to, whoever has it now. Ordered by severity: a later reason replaces an earlier
 * one and never the reverse, so that the address owner's own wish is never lost.
 */
export const suppressionReasons = ['bounced', 'blocked', 'unsubscribed', 'complained', 'asked', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** Reasons that the workspace may lift. The others are the wish of the address's owner, who alone can change it. */
export const liftableReasons = ['bounced', 'blocked'] as const satisfies readonly SuppressionReason[];
export const canLift = (reason: SuppressionReason): boolean =>
  (liftableReasons as readonly SuppressionReason[]).includes(reason);
/** Reasons that an imported suppression list may give. A list cannot mark anybody as erased. */
export const importedReasons = [
  'blocked',
  'bounced',
  'unsubscribed',
  'complained',
  'asked',
] as const satisfies readonly SuppressionReason[];
export type ImportedReason = (typeof importedReasons)[number];

export const gravest = (reasons: readonly SuppressionReason[]): SuppressionReason | null =>
  suppressionReasons.findLast((reason) => reasons.includes(reason)) ?? null;

/**
 * What a message is for. marketing: anything that sells. service: what the person asked for or must know (a
 * booking, a receipt). reply: one person writes to another by hand.
 */
export const contactPurposes = ['marketing', 'service', 'reply'] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

/**
 * Whether a contact may be reached on a channel for a purpose, and if not, why. Everything that sends asks this
 * rule first (netlify/records/consent/contact-permission.ts reads the facts). Marketing needs a current consent
 * and an address that is not suppressed. Service and reply need neither, but never go to an address that
 * bounced, was blocked by hand, complained, or whose owner asked not to be contacted or to be erased.
 */
export function mayContact(facts: ContactFacts, purpose: ContactPurpose): Permission {
  if (facts.archived) return no('archived');
  if (!facts.hasPoint) return no('no-address');
  const { suppression } = facts;
  if (suppression && (purpose === 'marketing' || suppression !== 'unsubscribed')) return no(suppression);
  if (purpose !== 'marketing') return { allowed: true };
  if (facts.consent === 'withdrawn') return no('withdrawn');
  if (facts.consent !== 'granted') return no('no-consent');
  return { allowed: true };
}

/** A refusal as a sentence about the person: "They have not agreed to marketing emails." */
export function refusalSentence(refusal: Refusal, channel: ConsentChannel): string {
  const [what, where] = [channelLabels[channel], channel === 'email' ? 'email address' : 'phone number'];
  return {
    archived: 'This contact is archived.',
    'no-address': `This contact has no ${where}.`,
    'no-consent': `They have not agreed to marketing ${what}.`,
    withdrawn: `They have withdrawn their consent to marketing ${what}.`,
    unsubscribed: `They have unsubscribed from marketing ${what}.`,
    bounced: `This ${where} does not exist or does not accept messages.`,
    blocked: `Someone in your workspace blocked this ${where}.`,
    complained: `They reported one of your ${what} as spam.`,
    asked: 'They asked not to be contacted.',
    erased: 'Your team erased this person.',
  }[refusal];
}

const no = (refusal: Refusal): Permission => ({ allowed: false, refusal });

export type Refusal = SuppressionReason | 'archived' | 'no-address' | 'no-consent' | 'withdrawn';
export type Permission = { allowed: true } | { allowed: false; refusal: Refusal };

/** The facts about one channel. */
export interface ContactFacts {
  archived: boolean;
  /** Whether the contact has an address for the channel. */
  hasPoint: boolean;
  /** The latest entry of the consent ledger; null: never asked. */
  consent: ConsentState | null;
  suppression: SuppressionReason | null;
}
