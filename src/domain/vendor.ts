import type { Capability } from './capability';

/**
 * External services for which a workspace can bring its own account. Everything that works today works without
 * them; fields that are not secret are shown in full. Length limits are generous, because vendors change theirs.
 * `tries` lists what a test of the keys needs.
 */
export const vendors = {
  openai: {
    name: 'AI text and images',
    service: 'OpenAI or compatible',
    needs: ['openaiKey'],
    tries: ['openaiKey'],
    fields: ['openaiKey', 'openaiBaseUrl', 'openaiModel', 'openaiTexts'],
    gives: 'Pictures and posts by models of your choice.',
    without: 'The built-in designer draws them; the built-in copywriter writes.',
    getAt: { label: 'platform.openai.com/api-keys', url: 'https://platform.openai.com/api-keys' },
    feeds: ['serviceImages', 'serviceTexts'],
  },
  twilio: {
    name: 'Phone and SMS',
    service: 'Twilio',
    needs: ['twilioSid', 'twilioToken'],
    tries: ['twilioSid', 'twilioToken'],
    fields: ['twilioSid', 'twilioToken'],
    gives: 'Your agent calls and texts your own phone.',
    without: 'Calls ring in the browser.',
    getAt: { label: 'console.twilio.com', url: 'https://console.twilio.com/' },
    feeds: ['serviceCalls'],
  },
  heygen: {
    name: 'Avatar videos',
    service: 'HeyGen',
    needs: ['heygenKey'],
    tries: ['heygenKey'],
    fields: ['heygenKey'],
    gives: 'Videos with photographed presenters.',
    without: 'The built-in drawn presenters speak.',
    getAt: { label: 'app.heygen.com', url: 'https://app.heygen.com/settings?nav=API' },
    feeds: ['avatars'],
  },
  meta: {
    name: 'Facebook and Instagram',
    service: 'Meta',
    needs: ['metaAccessToken'],
    tries: ['metaAccessToken'],
    fields: ['metaAccessToken', 'metaPageId', 'metaAppSecret'],
    gives: 'Posts on your Facebook page and its Instagram account.',
    without: 'Posts go to your public page and its feed.',
    getAt: { label: 'developers.facebook.com', url: 'https://developers.facebook.com/apps/' },
    feeds: ['socialPosts'],
  },
  smtp: {
    name: 'Your own mail server',
    service: 'SMTP',
    needs: ['smtpHost', 'smtpFrom'],
    tries: ['smtpHost'],
    fields: ['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpFrom'],
    gives: 'Campaigns and automations through your own mail server, from your address there.',
    without: 'Campaigns go out through the mail server of this installation, from your verified domain.',
    getAt: null,
    feeds: ['serviceMail'],
  },
  paypal: {
    name: 'Payments',
    service: 'PayPal',
    needs: ['paypalClientId'],
    tries: ['paypalClientId', 'paypalSecret'],
    fields: ['paypalClientId', 'paypalSecret'],
    gives: 'Payment buttons for your customers.',
    without: 'Nothing is sold through Fourbeat.',
    getAt: { label: 'developer.paypal.com', url: 'https://developer.paypal.com/dashboard/applications/live' },
    feeds: ['payments'],
  },
} as const satisfies Record<string, Vendor>;

export const vendorFields = {
  openaiKey: { label: 'API key', secret: true, max: 400 },
  openaiBaseUrl: { label: 'Base URL', secret: false, max: 300 },
  openaiModel: { label: 'Model for texts', secret: false, max: 120 },
  openaiTexts: { label: 'Use it for texts', secret: false, max: 2, isSwitch: true },
  twilioSid: { label: 'Account SID', secret: true, max: 120 },
  twilioToken: { label: 'Auth token', secret: true, max: 200 },
  heygenKey: { label: 'API key', secret: true, max: 400 },
  metaAccessToken: { label: 'Page access token', secret: true, max: 1_000 },
  metaPageId: { label: 'Page ID', secret: false, max: 60 },
  metaAppSecret: { label: 'App secret', secret: true, max: 200 },
  smtpHost: { label: 'Server', secret: false, max: 253 },
  smtpPort: { label: 'Port', secret: false, max: 5 },
  smtpUser: { label: 'User name', secret: false, max: 320 },
  smtpPassword: { label: 'Password', secret: true, max: 400 },
  smtpFrom: { label: 'From address', secret: false, max: 320 },
  paypalClientId: { label: 'Client ID', secret: true, max: 200 },
  paypalSecret: { label: 'Secret', secret: true, max: 200 },
} as const satisfies Record<string, { label: string; secret: boolean; max: number; isSwitch?: true }>;

/** What a switch stores while it is on; off, nothing is stored. */
export const SWITCHED_ON = 'on';
export const isSwitch = (field: VendorField): boolean => 'isSwitch' in vendorFields[field];

export type VendorName = keyof typeof vendors;
export type VendorField = keyof typeof vendorFields;

export const vendorNames = Object.keys(vendors) as [VendorName, ...VendorName[]];
export const vendorFieldNames = Object.keys(vendorFields) as [VendorField, ...VendorField[]];

export const vendorOf = (field: VendorField): VendorName =>
  vendorNames.find((name) => (vendors[name].fields as readonly VendorField[]).includes(field))!;

export const fieldsOf = (vendor: VendorName): readonly VendorField[] => vendors[vendor].fields;

/**
 * What must be stored before a vendor's keys can be tested, by its label on the form; empty when nothing is
 * missing.
 */
export function missingForTest(vendor: VendorName, stored: readonly VendorField[]): VendorField[] {
  return (vendors[vendor].tries as readonly VendorField[]).filter((field) => !stored.includes(field));
}

/**
 * The mask of a secret: its last 4 characters, which tell keys apart and help nobody to guess them; only dots
 * for a secret under 20 characters, and for a password, which people reuse.
 */
export function maskSecret(field: VendorField, secret: string): string {
  const characters = [...secret];
  return characters.length < SHORT_SECRET || PASSWORDS.includes(field)
    ? DOTS
    : `${DOTS}${characters.slice(-4).join('')}`;
}

/** The mask to show for a stored one: older masks contain the first characters too. */
export function shownMask(field: VendorField, stored: string): string {
  if (!vendorFields[field].secret) return stored;
  return PASSWORDS.includes(field) ? DOTS : stored.slice(Math.max(0, stored.indexOf(DOTS)));
}

const DOTS = '••••••••';
const SHORT_SECRET = 20;
const PASSWORDS: readonly VendorField[] = ['smtpPassword'];

interface Vendor {
  /** The field's label. */
  name: string;
  service: string;
  /** Fields that are required to use it. */
  needs: readonly string[];
  /** Fields that are required to test it. */
  tries: readonly string[];
  fields: readonly string[];
  gives: string;
  without: string;
  getAt: { label: string; url: string } | null;
  /** The capabilities that use it; until they work, the key is only stored. */
  feeds: readonly Capability[];
}
