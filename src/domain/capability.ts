/**
 * What the product can do, and what is still to come: the single source for plans, the landing page, the keys
 * page and the pages of features that are not built yet. A test fails for any other sentence that calls
 * something coming. When a capability is finished, set its `state` and name in `made` the endpoints that
 * implement it.
 */
export const capabilities = {
  inbox: {
    state: 'works',
    made: ['conversations.createMessage', 'inbox.createInboxChannel', 'chat.createChatMessage', 'inbound.receiveMail'],
    says: 'messages from every channel',
  },
  content: {
    state: 'works',
    made: ['engine.createIdeas', 'engine.createPiece', 'engine.createArticle', 'engine.updatePieceClip'],
    says: 'texts, pictures, a clip and an article for the idea you picked',
  },
  images: { state: 'works', made: ['creative.generateImage'], says: 'pictures from a description' },
  videos: { state: 'works', made: ['creative.generateVideo'], says: 'short video clips from a description' },
  contacts: {
    state: 'works',
    made: ['contacts.listContacts', 'imports.createImport', 'segments.listSegments'],
    says: 'contacts with their history and consent',
  },
  email: {
    state: 'works',
    made: ['campaigns.startCampaign', 'automations.updateAutomation', 'sending.createSendingDomain'],
    says: 'email campaigns and automations',
  },
  publicPage: {
    state: 'works',
    made: ['publication.getPublicPage', 'publication.getFeed'],
    says: 'your own page and its feed',
  },
  analytics: {
    state: 'works',
    made: ['analytics.getAnalytics', 'analytics.listTopContent', 'reports.getReportPdf'],
    says: 'visits, bookings and sales, each traced to the post or campaign behind it',
  },
  engine: {
    state: 'works',
    made: ['engine.updateCycle', 'engine.approvePiece', 'decisions.updateDecision', 'material.createMaterial'],
    says: 'three ideas a week',
  },
  rules: {
    state: 'works',
    made: ['rules.createRule', 'rules.getRulePreview', 'rules.pauseRule'],
    says: 'rules of your own',
  },
  calls: {
    state: 'works',
    made: ['calls.createCall', 'calls.answerPhoneCall', 'calls.receiveOwnerText'],
    says: 'the ideas by phone',
  },
  customerAgent: {
    state: 'coming',
    made: [],
    says: 'an agent who answers your customers',
    waiting:
      'An agent will answer your customers in your tone, by chat and on the phone. It is being built, and will start from the business profile that you can write today.',
  },
  weeklyCall: {
    state: 'works',
    made: ['calls.createCall', 'calls.createCallTurn', 'calls.updateCallPlan'],
    says: 'a call about the week’s ideas',
  },
  avatars: {
    state: 'coming',
    made: [],
    says: 'a presenter who speaks your script',
    waiting:
      'Choose a presenter and write what they say: each customer will hear their own name. It is being built; clips and pictures can be made today.',
  },
  seo: {
    state: 'coming',
    made: [],
    says: 'your place in search results',
    waiting:
      'Keywords, an audit of your website and your place in the results will be here, with every estimate marked as one. It is being built; this week’s ideas already have their keywords.',
  },
  socialPosts: {
    state: 'works',
    made: ['publishing.updatePiecePostings', 'publishing.createConsent', 'publishing.createMetaConnection'],
    says: 'posts on each network in its own format',
  },
  clients: { state: 'works', made: ['auth.createWorkspace', 'auth.activateWorkspace'], says: 'several workspaces' },
  serviceImages: { state: 'works', made: ['creative.generateImage'], says: 'Pictures are drawn with it' },
  serviceTexts: {
    state: 'works',
    made: ['engine.createPiece', 'engine.createIdeas'],
    says: 'Posts are written with it, if you want',
  },
  serviceCalls: {
    state: 'works',
    made: ['calls.createCallNumber', 'calls.answerPhoneCall'],
    says: 'Your agent calls and texts your own phone through it',
  },
  serviceMail: { state: 'works', made: ['credential.updateCredentials'], says: 'Your campaigns are sent through it' },
  payments: { state: 'coming', made: [], says: 'taking payments through it' },
  whiteLabel: { state: 'coming', made: [], says: 'your brand in place of ours' },
  integrations: { state: 'coming', made: [], says: 'integrations made for you' },
  api: { state: 'coming', made: [], says: 'keys for the programming interface' },
  /** Human support: the operator of the installation has to provide it. */
  support: { state: 'coming', made: [], says: 'people who answer' },
} as const satisfies Record<string, CapabilityEntry>;

/** Contract nouns that belong to no capability, because every product of this kind needs them. */
export const plumbing = [
  'account',
  'activity',
  'auth',
  'cover',
  'credential',
  'fault',
  'file',
  'health',
  'live',
  'operator',
  'overview',
  'plan',
  'privacy',
  'sample',
  'security',
  'settings',
  'share',
  'signup',
  'site',
  'tracking',
  'visits',
  'website',
] as const;

export type Capability = keyof typeof capabilities;
/** A capability whose page exists before the capability does. */
export type WaitingCapability = {
  [Name in Capability]: (typeof capabilities)[Name] extends { waiting: string } ? Name : never;
}[Capability];
/** partly: some of the capabilities behind the line work today, the rest are coming. */
export type FeatureState = 'works' | 'partly' | 'coming';

export const stateOf = (capability: Capability): 'works' | 'coming' => capabilities[capability].state;

/** The state of a line that stands for several capabilities. */
export function stateOfAll(states: readonly FeatureState[]): FeatureState {
  const [first] = states;
  return first && states.every((state) => state === first) ? first : 'partly';
}

/** Whether none of them works yet. */
export const isComing = (...among: readonly Capability[]): boolean => stateOfAll(among.map(stateOf)) === 'coming';

/** The label next to a line in each state. */
export const stateWords: Record<FeatureState, string> = {
  works: 'works today',
  partly: 'works in part',
  coming: 'coming',
};

/** What the page of a capability says before it is built. */
export const waitingWords = (capability: WaitingCapability): string => capabilities[capability].waiting;

/** "Coming: messages from every channel and the ideas by phone."; null when all of them work. */
export function comingWords(among: readonly Capability[]): string | null {
  const missing = among.filter((capability) => isComing(capability)).map((capability) => capabilities[capability].says);
  return missing.length === 0 ? null : `Coming: ${missing.join(', ')}.`;
}

/**
 * What a service's keys are used for while part of it is missing: "Pictures are drawn with it today. It is also
 * stored for writing with it. That is not built yet."
 */
export function keptWords(among: readonly Capability[]): string | null {
  const missing = among.filter((capability) => isComing(capability)).map((capability) => capabilities[capability].says);
  if (missing.length === 0) return null;
  const working = among
    .filter((capability) => stateOf(capability) === 'works')
    .map((capability) => `${capabilities[capability].says} today. `);
  return `${working.join('')}${working.length > 0 ? 'It is also stored' : 'Stored'} for ${missing.join(' and ')}. That is not built yet.`;
}

export const COMING_TAG = 'Coming';
/** Shown above cards that may be marked as coming. */
export const COMING_NOTE = 'Anything marked as coming is not ready yet.';
/** Shown above the keys of services that may be marked as coming. */
export const KEYS_NOTE = 'Services marked “Coming” are not used yet: we store their keys until they are.';

interface CapabilityEntry {
  state: 'works' | 'coming';
  /** The endpoints that implement it, as contract.endpoint; empty while it is coming. */
  made: readonly string[];
  /** What it is, in words that can follow "Coming:". */
  says: string;
  waiting?: string;
}
