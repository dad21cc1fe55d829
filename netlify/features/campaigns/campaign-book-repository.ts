import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/language';
import type { SegmentGroup } from '../../../src/domain/segment';
import { rulesAudience } from '../../records/campaigns/campaign-audience';
import { inWorkspace } from '../../database/client';
import { contactFields, contacts } from '../../database/schema/contacts';
import { profiles } from '../../database/schema/engine';
import { signupPages } from '../../database/schema/signup';
import { workspaces } from '../../database/schema/workspace';

export type CampaignBookRepository = typeof campaignBookRepository;

/** What a workspace says of its business, and what of it templates can build on. */
export const campaignBookRepository = {
  read: (workspaceId: string): Promise<CampaignBook> =>
    inWorkspace(workspaceId, async (tx) => {
      const [profile] = await tx
        .select({ name: profiles.name, where: profiles.place, offers: profiles.offers, website: profiles.website })
        .from(profiles)
        .where(eq(profiles.workspaceId, workspaceId));
      const [workspace] = await tx
        .select({ name: workspaces.name, language: workspaces.language })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      const dates = await tx
        .select({ id: contactFields.id, label: contactFields.label })
        .from(contactFields)
        .where(and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.kind, 'date')))
        .orderBy(asc(contactFields.createdAt), asc(contactFields.id));
      const [page] = await tx
        .select({ open: signupPages.open })
        .from(signupPages)
        .where(eq(signupPages.workspaceId, workspaceId));
      const website = profile?.website ?? '';
      return {
        name: profile?.name || (workspace?.name ?? ''),
        language: workspace?.language ?? 'en',
        where: profile?.where ?? '',
        offers: profile?.offers ?? [],
        website: /^https?:\/\//.test(website) ? website : '',
        birthday: dates.find(({ label }) => BIRTHDAY.test(label))?.id ?? null,
        hasSignup: page?.open ?? false,
      };
    }),

  /** Which of these questions finds anybody. */
  findsAnybody: (workspaceId: string, questions: SegmentGroup[], now: Date): Promise<boolean[]> =>
    inWorkspace(workspaceId, async (tx) => {
      const found: boolean[] = [];
      for (const rules of questions)
        found.push(
          (
            await tx
              .select({ one: sql`1` })
              .from(contacts)
              .where(await rulesAudience(tx, rules, now))
              .limit(1)
          ).length > 0,
        );
      return found;
    }),
};

/** What people call the field in the languages of our customers. */
const BIRTHDAY = /birth|geburt|anniversaire|cumplea|compleanno|verjaardag|fødsel|födelse/i;

export interface CampaignBook {
  name: string;
  /** Of the words around the business's own. */
  language: Language;
  where: string;
  offers: string[];
  /** '' without one. */
  website: string;
  /** The date field that holds birthdays. */
  birthday: string | null;
  hasSignup: boolean;
}
