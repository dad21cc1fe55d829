import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiError } from './api-error';
import { baseApi } from './base-api';
import { idTag, invalidates, LIST, listTag, type Tag } from './tags';

// Scans every feature folder, so that endpoints added later are checked too.
const FEATURES = join(__dirname, '../features');
beforeAll(async () => {
  for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('-api.ts')) await import(`../features/${file.slice(0, -3)}`);
});

/** Mutations that need no tags, each with its reason. */
const WITHOUT_TAGS: Record<string, string> = {
  login: 'sessionStarted drops the whole cache',
  register: 'sessionStarted drops the whole cache',
  createWorkspace: 'sessionStarted drops the whole cache',
  activateWorkspace: 'sessionStarted drops the whole cache',
  logout: 'sessionEnded drops the whole cache',
  createWebsiteProposal: 'waits in the form; saving the profile refetches',
  getRuleFeed: 'waits in the form; nothing of it is stored',
  createFile: 'waits in the form; saving the profile refetches',
  acceptInvitation: 'sessionStarted drops the whole cache',
  deleteMembership: 'the session goes on in another workspace or ends; either drops the whole cache',
  createPasswordReset: 'only sends a mail',
  createEmailVerification: 'only sends a mail',
  createContactMessage: 'read by whoever runs the installation, elsewhere',
  createSubscription: 'answered by mail',
  createSample: 'belongs to nobody and is in no list',
  updatePassword: 'ends every session of the account',
  sendTestEmail: 'only sends a mail',
  draftCampaignEmail: 'a proposal; saves nothing',
  createClip: 'a part of an upload; finishing it refetches',
  updateClipPart: 'a part of an upload; finishing it refetches',
  updateClipPoster: 'a part of an upload; finishing it refetches',
  createAttachment: 'waits in the composer; sending it refetches',
  updateDraft: 'only its writer sees it; written into the conversation in the cache',
  updatePresence: 'its answer is written into the conversation in the cache',
  createSuggestion: 'waits above the composer; nothing of it is stored',
  createSimulatedMessage: 'comes in as a message, which the live topic tells',
  updateImportPart: 'a part of an upload; the import is read when the last one is there',
};

/** The nouns that a mutation changes where its name does not tell all of them. */
const NOUNS: Record<string, string[]> = {
  updateSendingSettings: ['SendingSetting'],
  createSendingDomain: ['SendingSetting'],
  checkSendingDomain: ['SendingSetting'],
  deleteSendingDomain: ['SendingSetting'],
  createConversionKey: ['SendingSetting'],
  createWorkspaceDeletion: ['Deletion', 'Session'],
  deleteWorkspaceDeletion: ['Deletion', 'Session'],
  answerCall: ['Call'],
  createCallTurn: ['Call', 'Decision'],
  createAccountDeletion: ['Deletion', 'Session'],
  deleteAccountDeletion: ['Deletion', 'Session'],
  updateBrand: ['Profile'],
  createMaterial: ['Material', 'Question'],
  createFinds: ['Material'],
  createDismissal: ['Question'],
  testCredentials: ['Credential'],
  createWebhook: ['Connection', 'WebhookDelivery', 'PiecePosting'],
  createBlueskyConnection: ['Connection', 'PiecePosting'],
  createMetaConnection: ['Connection', 'PiecePosting'],
  finishConsent: ['Connection', 'PiecePosting'],
  testConnection: ['Connection', 'WebhookDelivery', 'PiecePosting'],
  deleteConnection: ['Connection', 'PiecePosting'],
  replayWebhookDelivery: ['WebhookDelivery'],
  updatePosting: ['PiecePosting'],
  createPostingWords: ['PiecePosting'],
  updateEmailVerification: ['Session', 'Security', 'Member'],
  changePassword: ['Security', 'SignIn'],
  createEmailChange: ['Security'],
  deleteEmailChange: ['Security'],
  createTwoFactor: ['Security'],
  confirmTwoFactor: ['Security'],
  endTwoFactor: ['Security'],
  createRecoveryCodes: ['Security'],
  createInvitationMail: ['Invitation'],
  updatePlan: ['Plan', 'Invoice', 'Session'],
  updateAgency: ['Plan'],
  cancelPlan: ['Plan', 'Invoice', 'Session'],
  resumePlan: ['Plan', 'Invoice', 'Session'],
  payInvoice: ['OperatorInvoice', 'Invoice', 'Plan', 'SharedUsage'],
  voidInvoice: ['OperatorInvoice', 'Invoice', 'Plan'],
  generateImage: ['Creation', 'Usage'],
  generateVideo: ['Creation', 'Usage'],
  remixCreation: ['Creation', 'Usage'],
  cancelCreation: ['Creation', 'Usage'],
  createRatios: ['Creation'],
  restoreCreation: ['Creation'],
  createShare: ['Creation'],
  deleteShare: ['Creation'],
  createFolder: ['Creation', 'Library'],
  updateFolder: ['Creation', 'Library'],
  deleteFolder: ['Creation', 'Library'],
  createPhoto: ['Creation', 'Library'],
  createFreePhoto: ['Creation', 'Library'],
  finishClip: ['Creation', 'Library'],
  updatePicture: ['Piece', 'Creation', 'Usage'],
  updatePieceClip: ['Piece', 'Creation', 'Usage'],
  deletePieceClip: ['Piece', 'Creation', 'Usage'],
  approvePiece: ['Piece', 'Cycle', 'Overview'],
  withdrawPiece: ['Piece', 'Cycle', 'Overview'],
  takeDownPiece: ['Piece', 'Cycle', 'Overview'],
  createPiece: ['Piece', 'Cycle', 'Creation', 'Overview'],
  createArticle: ['Piece', 'Cycle', 'Creation', 'Overview'],
  createOwnPiece: ['Piece', 'Cycle', 'Creation', 'Overview'],
  createIdeas: ['Cycle', 'Overview'],
  dismissIdea: ['Cycle', 'Overview'],
  restoreIdea: ['Cycle', 'Overview'],
  movePiece: ['Piece', 'Cycle', 'Overview'],
  updatePieceLabels: ['Piece', 'Cycle', 'Overview'],
  updateEvergreen: ['Piece'],
  deleteEvergreen: ['Piece'],
  pauseRule: ['Rule'],
  resumeRule: ['Rule'],
  restoreRule: ['Rule'],
  applyInsight: ['Insight', 'Cycle', 'Overview'],
  undoInsight: ['Insight', 'Cycle', 'Overview'],
  dismissInsight: ['Insight'],
  updateWorkspace: ['Workspace', 'Session', 'Cycle'],
  retryJob: ['FailedJob', 'System'],
  deleteJob: ['FailedJob', 'System'],
  resendMail: ['Mail', 'System'],
  changeContacts: ['Contact', 'ContactBook', 'ContactEvent'],
  undoContactBatch: ['Contact', 'ContactBook', 'ContactEvent'],
  eraseContact: ['Contact', 'ContactBook', 'ContactEvent', 'Suppression'],
  deleteSuppressionImport: ['Suppression', 'Contact'],
  sendContactMessage: ['ContactEvent', 'Contact'],
  createContactNote: ['ContactEvent'],
  deleteContactNote: ['ContactEvent'],
  cancelContactExport: ['ContactExport'],
  createContactTag: ['ContactBook'],
  updateContactTag: ['ContactBook', 'Contact', 'Segment'],
  deleteContactTag: ['ContactBook', 'Contact', 'Segment'],
  checkImport: ['Import'],
  startImport: ['Import'],
  cancelImport: ['Import'],
  undoImport: ['Import'],
  updateCampaign: ['Campaign', 'CampaignReport', 'Delivery'],
  deleteCampaign: ['Campaign', 'CampaignReport', 'Delivery', 'CampaignRecommendation'],
  startCampaign: ['Campaign', 'CampaignReport', 'Delivery'],
  pauseCampaign: ['Campaign', 'CampaignReport', 'Delivery'],
  resumeCampaign: ['Campaign', 'CampaignReport', 'Delivery'],
  unscheduleCampaign: ['Campaign', 'CampaignReport', 'Delivery'],
  stopCampaign: ['Campaign', 'CampaignReport', 'Delivery', 'Automation', 'AutomationRun', 'RunLog'],
  updateConversionClaim: [
    'ConversionClaim',
    'Campaign',
    'CampaignReport',
    'Delivery',
    'CampaignRecommendation',
    'Overview',
  ],
  resendDeliveries: ['Campaign', 'CampaignReport', 'Delivery'],
  updateAutomation: ['Automation', 'AutomationRun', 'RunLog', 'Campaign'],
  createAutomationEmail: ['CampaignEmail', 'Campaign'],
  createAutomationRun: ['Automation', 'AutomationRun', 'ContactRun', 'RunLog'],
  stopAutomationRun: ['Automation', 'AutomationRun', 'ContactRun', 'RunLog'],
  updateCampaignEmail: ['CampaignEmail', 'EmailVersion', 'Campaign'],
  restoreEmailVersion: ['CampaignEmail', 'EmailVersion', 'Campaign'],
  createConversation: ['Conversation', 'ConversationCount', 'Message'],
  updateConversation: ['Conversation', 'ConversationCount'],
  changeConversations: ['Conversation', 'ConversationCount'],
  mergeConversations: ['Conversation', 'ConversationCount', 'Message'],
  splitConversation: ['Conversation', 'ConversationCount', 'Message'],
  undoConversationChange: ['Conversation', 'ConversationCount', 'Message'],
  createMessage: ['Message', 'Conversation'],
  createNote: ['Message'],
  retryMessage: ['Message', 'Conversation'],
  updateComment: ['Message', 'Conversation'],
  deleteMessage: ['Message', 'Conversation'],
  createConversationMaterial: ['Material', 'Cycle'],
  checkInboxChannel: ['InboxChannel'],
  createLabel: ['Label', 'Conversation'],
  updateLabel: ['Label', 'Conversation'],
  deleteLabel: ['Label', 'Conversation'],
  createSavedReply: ['SavedReply'],
  updateSavedReply: ['SavedReply', 'SavedReplyText'],
  deleteSavedReply: ['SavedReply'],
  updateInboxSettings: ['InboxSetting'],
  createInboundReplay: ['InboundFailure', 'Conversation'],
  createContactField: ['ContactBook'],
  updateContactField: ['ContactBook', 'Contact', 'Segment'],
  deleteContactField: ['ContactBook', 'Contact', 'Segment'],
};

test('every mutation refetches every cached query of the noun that it changes', () => {
  expect(missedIn(definitions())).toEqual([]);
});

test('every query provides a tag, so that something can refetch it', () => {
  expect(unreachedIn(definitions())).toEqual([]);
});

test('every mutation either invalidates something or is listed with its reason', () => {
  expect(silentIn(definitions()).sort()).toEqual(Object.keys(WITHOUT_TAGS).sort());
});

describe('they turn red', () => {
  test('at each mutation that loses its tags', () => {
    const { queries, mutations } = definitions();
    const loud = mutations.map(([name]) => name).filter((name) => !(name in WITHOUT_TAGS));
    const unseen = loud.filter((name) => {
      const broken = mutations.map(([one, tags]): Tagged => [one, one === name ? [] : tags]);
      const missed = missedIn({ queries, mutations: broken });
      return (
        !missed.some((words) => words.startsWith(`${name} leaves `)) || !silentIn({ mutations: broken }).includes(name)
      );
    });
    expect(loud.length).toBeGreaterThan(50);
    expect(unseen).toEqual([]);
  });

  test('at each query that provides none', () => {
    const { queries } = definitions();
    for (const [name] of queries)
      expect(unreachedIn({ queries: queries.map(([one, tags]) => [one, one === name ? [] : tags]) })).toEqual([name]);
  });

  test('at a mutation of which nobody said what it changes', () => {
    const { queries } = definitions();
    expect(missedIn({ queries, mutations: [['bakeLoaf', [listTag('Piece')]]] })).toEqual(['bakeLoaf: name its noun']);
  });
});

describe('invalidation after a failure', () => {
  const failure = (error: Partial<ApiError>) =>
    invalidates([listTag('Piece')])(undefined, { kind: 'api', code: 'internal', message: '', ...error }, undefined);
  test('does nothing when the server refused the input', () =>
    expect(failure({ code: 'invalid_request' })).toEqual([]));
  test('refetches when our copy was old', () => expect(failure({ code: 'conflict' })).toEqual([listTag('Piece')]));
  test('refetches when it is gone', () => expect(failure({ code: 'not_found' })).toEqual([listTag('Piece')]));
  test('refetches when the answer was lost, because the change may have been made', () =>
    expect(failure({ kind: 'network', code: 'unreachable' })).toEqual([listTag('Piece')]));
});

/** What mutations change and no tag of theirs reaches. */
function missedIn({ queries, mutations }: { queries: Tagged[]; mutations: Tagged[] }): string[] {
  const missed: string[] = [];
  for (const [mutation, changed] of mutations) {
    if (mutation in WITHOUT_TAGS) continue;
    const nouns = NOUNS[mutation] ?? [nounOf(mutation, ['create', 'update', 'delete'])];
    // A query without a noun (`countContacts`) is not that of a mutation without one.
    const related = queries.filter(([query]) => nouns.includes(nounOf(query, ['get', 'list']) ?? ''));
    if (related.length === 0) missed.push(`${mutation}: name its noun`);
    for (const [query, provided] of related) {
      // What is new is in nobody's cache by its id.
      const unknownYet = mutation.startsWith('create') && !provided.some(({ id }) => id === LIST);
      if (!unknownYet && !overlaps(changed, provided)) missed.push(`${mutation} leaves ${query} as it was`);
    }
  }
  return missed;
}

const namesWithoutTags = (endpoints: Tagged[]): string[] =>
  endpoints.filter(([, tags]) => tags.length === 0).map(([name]) => name);
const unreachedIn = ({ queries }: { queries: Tagged[] }): string[] => namesWithoutTags(queries);
const silentIn = ({ mutations }: { mutations: Tagged[] }): string[] => namesWithoutTags(mutations);

/** Tags of every injected endpoint, worked out for one item called 'one'. */
function definitions() {
  const queries: Tagged[] = [];
  const mutations: Tagged[] = [];
  const names = Object.keys(baseApi.endpoints) as never[];
  for (const name of names) {
    baseApi.enhanceEndpoints({
      endpoints: {
        [name]: (definition: Definition) => {
          if (definition.type === 'mutation') mutations.push([name, tagsOf(definition.invalidatesTags, ITEM)]);
          else
            queries.push([
              name,
              tagsOf(
                definition.providesTags,
                definition.type === 'infinitequery'
                  ? { pages: [{ items: [ITEM] }] }
                  : LIST_NAME.test(name)
                    ? [ITEM]
                    : ITEM,
              ),
            ]);
        },
      },
    });
  }
  return { queries, mutations };
}

const tagsOf = (tags: Tags, result: unknown): Tag[] =>
  (typeof tags === 'function' ? tags(result, undefined, ARGUMENT) : tags) ?? [];
const overlaps = (changed: Tag[], provided: Tag[]): boolean =>
  changed.some((one) => provided.some((other) => one.type === other.type && one.id === other.id));

function nounOf(name: string, verbs: string[]): string | null {
  const verb = verbs.find((candidate) => name.startsWith(candidate));
  return verb ? name.slice(verb.length).replace(/ies$/, 'y').replace(/s$/, '') : null;
}

const LIST_NAME = /^list/;
const ITEM = { id: 'one' };
const ARGUMENT = new Proxy({}, { get: () => 'one' });

test('id and list tags of a noun are different tags', () => {
  expect(overlaps([idTag('Piece', 'one')], [listTag('Piece')])).toBe(false);
});

type Tagged = [name: string, tags: Tag[]];
type Tags = Tag[] | ((result: unknown, error: unknown, argument: unknown) => Tag[]) | undefined;
interface Definition {
  type: 'query' | 'mutation' | 'infinitequery';
  providesTags?: Tags;
  invalidatesTags?: Tags;
}
