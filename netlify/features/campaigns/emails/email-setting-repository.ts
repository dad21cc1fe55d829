import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { completeDetails, isReachable } from '../../../../src/domain/business-details';
import type { Audience } from '../../../../src/domain/campaign';
import type { Language } from '../../../../src/domain/language';
import { mergeFields } from '../../../../src/domain/merge-field';
import type { SendingTerms } from '../../../../src/domain/sending-allowance';
import { audienceCondition } from '../../../records/campaigns/campaign-audience';
import { keepCampaignText, readCampaignText, type CampaignText } from '../../../records/campaigns/campaign-text';
import { inWorkspace, type Transaction } from '../../../database/client';
import { countReachableByEmail } from '../../../records/consent/contact-reach';
import { readSendingTerms, readSentToday } from '../../../records/sending/mail-allowance';
import { readMailContacts, readMailFields } from '../../../records/contacts/mail-contact';
import { addMail, type NewMail } from '../../../records/mails/outbox';
import type { campaignTexts } from '../../../database/schema/campaigns';
import { signupPages } from '../../../database/schema/signup';
import { creations } from '../../../database/schema/creative';
import { pieces, profiles } from '../../../database/schema/engine';
import { newsletterSubscriptions } from '../../../database/schema/site';
import { workspaces } from '../../../database/schema/workspace';
import { hasKeptPage } from '../../../records/publication/kept-page';
import { readBusinessHosts, readSendingIdentity } from '../../../records/sending/sending-identity';
import { giveUpAfter, tookTooLong } from '../../../database/statement-timeout';
import type { MailContact } from '../../../ports/mail-templates';
import type { SealedSecret } from '../../../ports/secret-box';
import { patience } from '../../../ports/patience';

export type EmailSettingRepository = typeof emailSettingRepository;

/** What a mail needs to be rendered, checked and sent besides its words. */
export const emailSettingRepository = {
  /** The business as its mails show it, the fields that contacts have, and which of these pictures are there. */
  readSetting: (workspaceId: string, pictureIds: readonly string[], contactId: string | null): Promise<MailSetting> =>
    inWorkspace(workspaceId, async (tx) => {
      const [business] = await tx
        .select({
          slug: workspaces.slug,
          language: workspaces.language,
          workspaceName: workspaces.name,
          name: profiles.name,
          colours: profiles.colours,
          logoFileId: profiles.logoFileId,
          details: profiles.details,
          // Outsiders are shown a logo where they are shown the business: see publication-service.ts.
          isOpen: sql<boolean>`${workspaces.profilePublic} and ${workspaces.deletesAt} is null and ${workspaces.kind} = 'real'`,
          isIntroduced: sql<boolean>`(${hasKeptPage} or
            exists (select 1 from ${pieces} where ${pieces.workspaceId} = ${workspaces.workspaceId} and ${pieces.status} = 'published') or exists (select 1 from ${signupPages} where ${signupPages.workspaceId} = ${workspaces.workspaceId} and ${signupPages.open}))`,
        })
        .from(workspaces)
        .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
        .where(eq(workspaces.workspaceId, workspaceId));
      const identity = await readSendingIdentity(tx, workspaceId);
      const fields = await readMailFields(tx);
      return {
        businessName: business?.name || business?.workspaceName || '',
        language: business?.language ?? 'en',
        colours: business?.colours ?? [],
        postalAddress: identity.postalAddress,
        logoPath:
          business?.isOpen &&
          business.logoFileId &&
          (business.isIntroduced || isReachable(completeDetails(business.details ?? {})))
            ? `/p/${business.slug}/logo?v=${business.logoFileId.slice(-8)}`
            : null,
        sender: identity.domain ? `${identity.localPart || 'hello'}@${identity.domain.domain}` : null,
        ownServer: null, // its keys are sealed: email-wiring.ts adds it
        signingKey: identity.domain && { domainId: identity.domain.id, sealed: identity.domain.sealed },
        replyTo: identity.replyTo,
        ownHosts: await readBusinessHosts(tx, workspaceId),
        fields: [...mergeFields.map(({ name }) => name), ...fields.map(({ name }) => name)],
        pictures: new Set(await selectPictures(tx, workspaceId, pictureIds)),
        contact: contactId === null ? null : ((await readMailContacts(tx, [contactId])).get(contactId) ?? null),
      };
    }),

  /** How many people of an audience may be written to; null when that takes too long to count. */
  countReachable: (workspaceId: string, audience: Audience, now: Date): Promise<number | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await giveUpAfter(tx, PATIENCE_MS);
      return countReachableByEmail(tx, await audienceCondition(tx, audience, now));
    }).catch((error: unknown) => {
      if (tookTooLong(error)) return null;
      throw error;
    }),

  /** What decides how fast mail of this workspace goes out; null without the workspace. */
  readPace: (workspaceId: string, now: Date): Promise<{ terms: SendingTerms; sentToday: number } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const terms = await readSendingTerms(tx, workspaceId);
      return (
        terms && { terms, sentToday: terms.trialOwner === null ? 0 : await readSentToday(tx, terms.trialOwner, now) }
      );
    }),

  /** Whether anybody can sign up: on its own page or, with whoever runs the installation, for the newsletter of its site. Null in a demo, which has no public pages. */
  takesSignups: (workspaceId: string): Promise<boolean | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [workspace] = await tx
        .select({
          kind: workspaces.kind,
          isShown: sql<boolean>`${workspaces.profilePublic} and ${workspaces.deletesAt} is null`,
        })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      if (!workspace || workspace.kind === 'demo') return null;
      const open = workspace.isShown
        ? await tx.$count(signupPages, and(eq(signupPages.workspaceId, workspaceId), eq(signupPages.open, true)))
        : 0;
      return (
        open > 0 || (await tx.$count(newsletterSubscriptions, eq(newsletterSubscriptions.workspaceId, workspaceId))) > 0
      );
    }),

  /** The text of this revision, else of the newest that there is. */
  readTexts: (
    workspaceId: string,
    emailId: string,
    revision: number,
  ): Promise<{ text: CampaignText | null; newest: CampaignText | null }> =>
    inWorkspace(
      workspaceId,
      async (tx) => ({
        text: await readCampaignText(tx, emailId, revision),
        newest: await readCampaignText(tx, emailId),
      }),
      'worker',
    ),

  keepText: (row: typeof campaignTexts.$inferInsert): Promise<CampaignText> =>
    inWorkspace(row.workspaceId, (tx) => keepCampaignText(tx, row), 'worker'),

  /** It goes out in the campaign's name. */
  addTest: (workspaceId: string, campaignId: string, mail: NewMail): Promise<void> =>
    inWorkspace(workspaceId, (tx) => addMail(tx, mail, { campaignId })),
};

async function selectPictures(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        eq(creations.workspaceId, workspaceId),
        inArray(creations.id, [...ids]),
        eq(creations.type, 'image'),
        eq(creations.status, 'completed'),
        isNull(creations.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Somebody looks at the checks. */
const PATIENCE_MS = patience(6_000);

export interface MailSetting {
  businessName: string;
  language: Language;
  colours: string[];
  postalAddress: string;
  /** Null where outsiders are shown none. */
  logoPath: string | null;
  /** At the workspace's own verified domain, or of its own mail server; null without either. */
  sender: string | null;
  /** The host of its own mail server; null without one. */
  ownServer: string | null;
  /** Of that domain. */
  signingKey: { domainId: string; sealed: SealedSecret } | null;
  /** Where the workspace wants replies; '' where it never said. */
  replyTo: string;
  /** The business's sites, some by its own word alone. */
  ownHosts: string[];
  /** Names of merge fields. */
  fields: string[];
  pictures: Set<string>;
  /** Null when none was asked for, or it is gone. */
  contact: MailContact | null;
}
