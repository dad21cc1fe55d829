import { quoted, type Happening } from './activity';
import type { ResendableState } from './campaign';
import type { CreationType } from './creation';
import type { Allowance, PlanName } from './plan';

/** What the log says of each thing that can happen, and where it leads. Addresses are the product specification's pages. */
export const happenings = {
  workspaceOpened: (name: string): Happening => ({
    type: 'team',
    title: `The workspace ${quoted(name)} was opened`,
    link: '/dashboard',
    tells: false,
  }),
  workspaceRenamed: (from: string, to: string): Happening => ({
    type: 'team',
    title: `The workspace was renamed from ${quoted(from)} to ${quoted(to)}`,
    link: `${SETTINGS}?section=workspace`,
    tells: false,
  }),
  timeZoneChanged: (zone: string): Happening => ({
    type: 'team',
    title: `The time zone was changed to ${zone}`,
    link: `${SETTINGS}?section=workspace`,
    tells: false,
  }),

  publicPageTurned: (on: boolean): Happening => ({
    type: 'team',
    title: `The public page was turned ${on ? 'on' : 'off'}`,
    link: `${SETTINGS}?tab=privacy`,
    tells: true,
  }),

  signupPageTurned: (open: boolean): Happening => ({
    type: 'team',
    title: `The sign-up page was ${open ? 'opened' : 'closed'}`,
    link: '/dashboard/contacts/sign-up',
    tells: true,
  }),

  sendingDomainAdded: (domain: string): Happening => ({
    type: 'team',
    title: `The sending domain ${domain} was added`,
    link: SENDING,
    tells: true,
  }),
  sendingDomainTurned: (domain: string, verified: boolean): Happening => ({
    type: 'team',
    title: verified
      ? `${domain} is verified: mail can be sent in its name`
      : `The signing key of ${domain} is no longer in DNS, so mail is not sent in its name`,
    link: SENDING,
    tells: true,
  }),

  memberJoined: (name: string): Happening => ({
    type: 'team',
    title: `${name} joined the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberLeft: (name: string): Happening => ({
    type: 'team',
    title: `${name} left the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberRemoved: (name: string): Happening => ({
    type: 'team',
    title: `${name} was removed from the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberRoleChanged: (name: string, role: 'owner' | 'member'): Happening => ({
    type: 'team',
    title: `${name} is now ${role === 'owner' ? 'an owner' : 'a member'} of the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  workspaceDeletionAsked: (day: string): Happening => ({
    type: 'team',
    title: `The workspace is to be deleted on ${day}. An owner can keep it until then`,
    link: PRIVACY,
    tells: true,
  }),
  workspaceKept: (): Happening => ({
    type: 'team',
    title: 'The workspace is kept: its deletion was taken back',
    link: PRIVACY,
    tells: true,
  }),
  /** `again` when an invitation of this address was there before. */
  memberInvited: (email: string, again: boolean): Happening => ({
    type: 'team',
    title: `Invited ${shortened(email)}${again ? ' again' : ''}`,
    link: MEMBERS,
    tells: false,
  }),
  invitationTakenBack: (email: string): Happening => ({
    type: 'team',
    title: `The invitation of ${shortened(email)} was taken back`,
    link: MEMBERS,
    tells: false,
  }),

  exportReady: (name: string): Happening => ({
    type: 'team',
    title: `The export that ${name} asked for is ready to be downloaded`,
    link: `${SETTINGS}?tab=privacy`,
    tells: true,
  }),

  importDone: (file: { name: string }): Happening => ({
    type: 'team',
    title: `The contacts of ${quoted(file.name)} were imported`,
    link: IMPORT,
    tells: true,
  }),
  importFailed: (file: { name: string }): Happening => ({
    type: 'team',
    title: `The import of ${quoted(file.name)} stopped`,
    status: 'failed',
    link: IMPORT,
    tells: true,
  }),
  importUndone: (file: { name: string }): Happening => ({
    type: 'team',
    title: `The import of ${quoted(file.name)} was undone`,
    link: IMPORT,
    tells: true,
  }),

  /** Of a service outside: `name` is what people call it. */
  credentialsChanged: (name: string): Happening => ({
    type: 'team',
    title: `The keys for ${name} were changed`,
    link: KEYS,
    tells: true,
  }),
  credentialsRemoved: (name: string): Happening => ({
    type: 'team',
    title: `The keys for ${name} were removed`,
    link: KEYS,
    tells: true,
  }),

  profileSaved: (name: string): Happening => ({
    type: 'content',
    title: `${quoted(name)} was described, so that ideas can be built on it`,
    link: `${ENGINE}?tab=settings`,
    tells: false,
  }),
  ideasProposed: ({ week, round }: { week: number; round: number }): Happening => ({
    type: 'content',
    title: `Three ${round > 0 ? 'other ' : ''}ideas for week ${week} were proposed`,
    link: `${ENGINE}?tab=ideas`,
    tells: true,
  }),
  pieceCreated: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was made from an idea`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  /** `later` when a time was chosen; without one it goes out at once. */
  pieceApproved: (piece: PieceNamed, later: boolean): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was approved${later ? ' and scheduled' : ''}`,
    status: later ? 'pending' : 'completed',
    link: pieceLink(piece.id),
    tells: false,
  }),
  piecePublished: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was published on your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  piecePublishingFailed: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} could not be published`,
    status: 'failed',
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceWithdrawn: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was taken off the schedule`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  pieceWritten: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was written`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  pieceCorrected: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was corrected on your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceTakenDown: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was taken down from your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceDeleted: (piece: PieceNamed): Happening => ({
    type: 'content',
    title: `${quoted(piece.title)} was deleted`,
    tells: false,
  }),
  contactMessageReceived: ({ name, subject }: { name: string; subject: string }): Happening => ({
    type: 'conversation',
    title: `${quoted(name)} wrote through the contact form${subject ? `: ${quoted(subject)}` : ''}`,
    tells: true,
  }),
  pictureGenerated: (picture: { title: string }): Happening => ({
    type: 'content',
    title: `The picture ${quoted(picture.title)} was drawn`,
    link: LIBRARY,
    tells: false,
  }),
  clipMade: (clip: { title: string }): Happening => ({
    type: 'content',
    title: `The clip ${quoted(clip.title)} was made`,
    link: LIBRARY,
    tells: false,
  }),
  creationFailed: ({ type, title }: CreationNamed): Happening => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} could not be made`,
    status: 'failed',
    link: LIBRARY,
    tells: true,
  }),
  roughPictureStays: (picture: { title: string }): Happening => ({
    type: 'content',
    title: `The picture ${quoted(picture.title)} stays in its first version: the finer one could not be rendered`,
    link: LIBRARY,
    tells: true,
  }),
  creationUploaded: ({ type, title }: CreationNamed): Happening => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} was brought into the library`,
    link: LIBRARY,
    tells: false,
  }),
  creationShared: ({ type, title }: CreationNamed): Happening => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} was shared: whoever has the address can see it`,
    link: LIBRARY,
    tells: true,
  }),
  creationUnshared: ({ type, title }: CreationNamed): Happening => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} is not shared any more`,
    link: LIBRARY,
    tells: false,
  }),

  contactsExported: ({ count, format }: { count: number; format: 'csv' | 'json' }): Happening => ({
    type: 'team',
    title: `${count === 1 ? 'One contact was' : `${count.toLocaleString('en-US')} contacts were`} exported as ${format.toUpperCase()}`,
    link: CONTACTS,
    tells: true,
  }),
  /** Of whom, the log does not keep either. */
  contactErased: (): Happening => ({
    type: 'team',
    title: 'A contact was erased for good',
    link: CONTACTS,
    tells: false,
  }),

  /** `later`: it waits for a time that was chosen. */
  campaignStarted: (campaign: CampaignNamed, later: boolean): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was ${later ? 'scheduled' : 'started'}`,
    status: later ? 'pending' : 'completed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignPaused: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was paused`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignResumed: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} goes on`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignUnscheduled: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was taken back to draft`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignStopped: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was ended before all of it went out`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignCompleted: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} is out`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  /** By itself: the campaign says why. */
  campaignHalted: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} could not go on and is paused`,
    status: 'failed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailHeld: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `A mail of the campaign ${quoted(campaign.name)} is looked at before it goes out`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailReleased: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The mail of the campaign ${quoted(campaign.name)} may go out: where it is paused, press “Go on”`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailRefused: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The mail of the campaign ${quoted(campaign.name)} was looked at and may not go out as it is`,
    status: 'failed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  /** By choice: mails that were refused, or whose answer was lost. */
  campaignResent: (campaign: CampaignNamed, state: ResendableState): Happening => ({
    type: 'content',
    title: `${state === 'failed' ? 'Refused' : 'Uncertain'} mails of the campaign ${quoted(campaign.name)} are sent again`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  automationChanged: (campaign: CampaignNamed): Happening => ({
    type: 'content',
    title: `The automation ${quoted(campaign.name)} was changed while it runs`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignDeleted: (campaign: { name: string }): Happening => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was deleted with its figures`,
    link: CAMPAIGNS,
    tells: false,
  }),

  allowanceNearlyUsed: ({ kind, used, limit }: { kind: Allowance; used: number; limit: number }): Happening => ({
    type: 'content',
    title: `${used} of this month's ${limit} ${kind} were used`,
    link: PLAN,
    tells: true,
  }),
  /** `backOn`: "1 December". */
  allowanceUsed: ({ kind, limit, backOn }: { kind: Allowance; limit: number; backOn: string }): Happening => ({
    type: 'content',
    title: `All ${limit} ${kind} of this month were used; they come back on ${backOn}`,
    link: PLAN,
    tells: true,
  }),
  planBegan: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan began`,
    link: PLAN,
    tells: true,
  }),
  planChosen: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan was chosen; it begins when its invoice is paid`,
    link: PLAN,
    tells: true,
  }),
  /** From the command line, without an invoice. */
  planGiven: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan was given by whoever runs this installation`,
    link: PLAN,
    tells: true,
  }),
  /** `begins`, `last`: "21 December". */
  planToChange: (plan: PlanName, begins: string): Happening => ({
    type: 'team',
    title: `The ${plan} plan was chosen from ${begins} on`,
    link: PLAN,
    tells: true,
  }),
  planCancelled: (plan: PlanName, last: string): Happening => ({
    type: 'team',
    title: `The ${plan} plan was cancelled; paid through ${last}`,
    link: PLAN,
    tells: true,
  }),
  planKept: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan is kept: its end or change was taken back`,
    link: PLAN,
    tells: true,
  }),
  /** `why`: who took it back, where that is not the actor, or what it gave way to. */
  invoiceTakenBack: ({ number, plan }: InvoiceNamed, why = ''): Happening => ({
    type: 'team',
    title: `Invoice ${number} for the ${plan} plan was taken back${why && ` ${why}`}`,
    link: PLAN,
    tells: why !== '',
  }),
  paymentBooked: ({ number, plan }: InvoiceNamed, tells: boolean): Happening => ({
    type: 'team',
    title: `The payment of invoice ${number} for the ${plan} plan was booked by whoever runs this installation`,
    link: PLAN,
    tells,
  }),
};

/** The piece that a line of the log leads to; null when it leads elsewhere. */
export const linkedPiece = (link: string | null): string | null =>
  (link !== null && PIECE_LINK.exec(link)?.[1]) || null;

/** An address may be 320 characters long; a line of the log shows what tells it apart. */
const shortened = (email: string): string =>
  email.length > ADDRESS_CHARACTERS ? `${email.slice(0, ADDRESS_CHARACTERS - 1)}…` : email;

const campaignLink = (campaignId: string): string => `${CAMPAIGNS}/${campaignId}`;
const pieceLink = (pieceId: string): string => `${ENGINE}/pieces/${pieceId}`;

const ENGINE = '/dashboard/content-engine';
const CONTACTS = '/dashboard/contacts';
const CAMPAIGNS = '/dashboard/campaigns';
const IMPORT = `${CONTACTS}/import`;
const LIBRARY = '/dashboard/ai-creative?tab=library';
const SETTINGS = '/dashboard/settings';
const SENDING = '/dashboard/campaigns/sending';
const MEMBERS = `${SETTINGS}?section=members`;
const KEYS = `${SETTINGS}?tab=keys`;
const PRIVACY = `${SETTINGS}?tab=privacy`;
const PLAN = `${SETTINGS}?section=plan`;
const ADDRESS_CHARACTERS = 120;
const PIECE_LINK = /^\/dashboard\/content-engine\/pieces\/([0-9a-f-]{36})$/;

/** What people call it. */
const nouns: Record<CreationType, string> = { image: 'picture', video: 'clip' };

interface CreationNamed {
  type: CreationType;
  title: string;
}

interface CampaignNamed {
  id: string;
  name: string;
}

interface InvoiceNamed {
  number: string;
  plan: PlanName;
}

interface PieceNamed {
  id: string;
  title: string;
}
