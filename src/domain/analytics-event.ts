/**
 * What the event store keeps. One event is one thing that happened to one person at one moment; figures are sums of
 * events, so each of them can be traced.
 */
export const eventKinds = [
  /** A page was shown. */
  'view',
  /** A link to another site was followed, a file was downloaded, a form was sent. */
  'outbound',
  'download',
  'form',
  /** What a site reports under a name of its own. */
  'custom',
  /** A sale or a booking; `value` is its amount. */
  'conversion',
  /** A web vital of a page view; `value` is milliseconds, or thousandths for layout shift. */
  'vital',
  /** An email arrived, was opened by a person, had a link followed by a person, made its reader unsubscribe. */
  'delivered',
  'open',
  'click',
  'unsubscribe',
  /** A post was published; a picture or a clip was made. */
  'publish',
  'make',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Where it happened. The screen's four come first; 'product' is work done here, which reaches nobody. */
export const eventChannels = ['instagram', 'facebook', 'email', 'website', 'product'] as const;
export type EventChannel = (typeof eventChannels)[number];

export const deviceTypes = ['phone', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Words that say nothing are ''. */
export interface AnalyticsEvent {
  /** Chosen by the producer: the same id and instant again replaces what was stored. */
  id: string;
  at: Date;
  kind: EventKind;
  channel: EventChannel;
  /**
   * Counts people: a visitor's hash, which changes every day, or a contact's id. Null where nobody is to be counted,
   * as for a published post.
   */
  person: string | null;
  /** Of a custom event, conversion, vital, file or followed address. */
  name: string;
  /** Host and path of the page, without its query: "corner-grill.example/menu". */
  page: string;
  /** Where the visit came from: utm_source, otherwise the referrer's host. */
  source: string;
  medium: string;
  campaign: string;
  device: DeviceType | '';
  /** ISO 3166, only where the host tells it. */
  country: string;
  /** The post or the campaign that it belongs to. */
  subjectId: string | null;
  /** Of a conversion in hundredths of the workspace's currency, of a vital as above, otherwise 0. */
  value: number;
}

/** Lengths in characters; longer words are cut before they are stored. */
export const eventLimits = {
  id: 36,
  person: 64,
  name: 120,
  page: 500,
  source: 120,
  medium: 60,
  campaign: 120,
} as const;

/** What figures can be broken down and filtered by. */
export const eventDimensions = ['page', 'source', 'campaign', 'device', 'country', 'name', 'subject'] as const;
export type EventDimension = (typeof eventDimensions)[number];

/** Someone did something about what they saw. */
export const engagementKinds: readonly EventKind[] = ['outbound', 'download', 'form', 'custom', 'conversion', 'click'];

/**
 * Sums in which people count once, whatever and how often they did: who did something; who did something without having
 * been seen that day, as a buyer whose mail program hides opens; who left their details.
 */
export const groupKinds = ['engaged', 'unseen', 'lead'] as const;
export type SumKind = EventKind | (typeof groupKinds)[number];

export const seenKinds: readonly EventKind[] = ['view', 'open'];

/** Whom the business reached: a channel has one of the kinds in which people see something, so nobody counts twice in it. */
export const reachKinds: readonly SumKind[] = [...seenKinds, 'unseen'];

/** Names under which sites commonly report that somebody left their address. */
export const LEAD_NAMES: readonly string[] = [
  'lead',
  'newsletter',
  'sign up',
  'sign-up',
  'sign_up',
  'signup',
  'subscribe',
].flatMap((name) => [name, `${name[0]!.toUpperCase()}${name.slice(1)}`]);

/** The sum of a day's values beyond its largest 500; no page, source or name is called so. */
export const OTHER_KEYS = '(other)';
