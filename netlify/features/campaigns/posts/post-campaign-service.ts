import type { CampaignCheck } from '../../../../src/contracts/campaign-runs';
import type { PieceNewsletter } from '../../../../src/contracts/publishing-postings';
import { activityEvents } from '../../../../src/domain/activity-events';
import { campaignLimits } from '../../../../src/domain/campaign';
import { CONFIRM_FIRST } from '../../../../src/domain/confirmed-address';
import type { Language } from '../../../../src/domain/language';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { NewCampaign, NewEmail } from '../campaigns-repository';
import type { CampaignRunRepository } from '../runs/campaign-run-repository';
import type { PostCampaignRepository } from './post-campaign-repository';
import { postMail, type PostToMail } from './post-mail';

/** A post as an email to everybody who agreed: shown beforehand, and sent as a campaign once it is published. */
export function makePostCampaigns({ repository, turns, checks, mayMail, addressOf, clock, ids }: Dependencies) {
  function campaignOf(
    workspaceId: string,
    campaignId: string,
    post: PostToMail,
    book: { name: string; language: Language },
  ): { campaign: NewCampaign; emails: NewEmail[] } {
    const now = clock.now();
    const mail = postMail(post, book);
    return {
      campaign: {
        workspaceId,
        id: campaignId,
        name: (post.title.trim() || 'Newsletter').slice(0, campaignLimits.name),
        type: 'broadcast',
        status: 'draft',
        audience: { segmentIds: [] },
        createdAt: now,
        updatedAt: now,
      },
      emails: [{ ...mail, workspaceId, id: ids.id(), campaignId, createdAt: now, updatedAt: now }],
    };
  }

  /** What has to be put right before anything is sent, in sentences. */
  const missingOf = async (workspaceId: string, verdicts: readonly CampaignCheck[]): Promise<string[]> => [
    ...new Set([
      ...((await mayMail(workspaceId)) ? [] : [CONFIRM_FIRST]),
      ...verdicts.filter(({ state }) => state === 'fail').map(({ sentence }) => sentence),
    ]),
  ];

  async function read(workspaceId: string, pieceId: string, subject: string | null): Promise<PostToMail> {
    const found = await repository.readPost(workspaceId, pieceId);
    if (!found) throw notFound('piece');
    const { path, ...post } = found;
    return { ...post, subject: subject ?? post.title, link: addressOf(path) };
  }

  return {
    /** A draft about a post, for whoever wants to write more than the post says. */
    async draftOf(workspaceId: string, pieceId: string) {
      const post = await read(workspaceId, pieceId, null);
      return campaignOf(workspaceId, ids.id(), post, await repository.readBook(workspaceId));
    },

    /** How a post would look as an email, whom it would reach, and what is missing for that. Stores nothing. */
    async preview(workspaceId: string, pieceId: string, subject: string | null): Promise<PieceNewsletter> {
      const post = await read(workspaceId, pieceId, subject);
      const made = campaignOf(workspaceId, ids.id(), post, await repository.readBook(workspaceId));
      const { verdicts, people, shown } = await checks.ofUnsaved(workspaceId, made);
      return {
        people,
        missing: (await missingOf(workspaceId, verdicts)).slice(0, 20),
        subject: shown.subject,
        preheader: shown.preheader,
        html: shown.html,
      };
    },

    /**
     * Sends a published post, once: its campaign has the id that is given, and starting it is what marks the posting as
     * posted. While something is missing the campaign is a draft that says so.
     */
    async send(
      workspaceId: string,
      { campaignId, since, ...post }: PostToSend,
      goAhead: () => Promise<boolean>,
    ): Promise<SentPost> {
      const { campaign, emails } = campaignOf(workspaceId, campaignId, post, await repository.readBook(workspaceId));
      const status = await repository.keepDraft(campaign, emails, since);
      if (status === 'full')
        return {
          kind: 'waits',
          cause: `There are already ${campaignLimits.campaigns.toLocaleString('en-US')} campaigns. Delete one you don’t need, then try again.`,
        };
      if (status !== 'draft') return { kind: 'posted', id: campaignId };
      const missing = await missingOf(workspaceId, await checks.of(workspaceId, campaignId));
      if (missing.length > 0) return { kind: 'waits', cause: missing.slice(0, SAID).join(' ') };
      if (!(await goAhead())) return { kind: 'held' };
      const now = clock.now();
      try {
        const started = await turns.start(
          workspaceId,
          campaignId,
          now,
          { ...activityEvents.campaignStarted(campaign, false), id: ids.id(), workspaceId, at: now },
          1,
          { withExisting: false, largeConfirmed: false },
        );
        if (started === true) return { kind: 'posted', id: campaignId };
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') return { kind: 'held' }; // taken down in this moment
        throw error;
      }
      const after = await repository.findStatus(workspaceId, campaignId);
      return after !== null && after !== 'draft'
        ? { kind: 'posted', id: campaignId }
        : { kind: 'later', cause: 'Someone changed the campaign at that moment.' };
    },
  };
}

/** So many sentences fit what is read at a glance. */
const SAID = 3;

export type PostCampaigns = ReturnType<typeof makePostCampaigns>;

export interface PostToSend extends PostToMail {
  campaignId: string;
  /** When the post was published: what an older draft says is not what was approved. */
  since: Date;
}

export type SentPost =
  | { kind: 'posted'; id: string }
  /** A person has to put something right. */
  | { kind: 'waits'; cause: string }
  | { kind: 'later'; cause: string }
  | { kind: 'held' };

interface Dependencies {
  repository: PostCampaignRepository;
  turns: Pick<CampaignRunRepository, 'start'>;
  checks: {
    of(workspaceId: string, campaignId: string): Promise<CampaignCheck[]>;
    ofUnsaved(
      workspaceId: string,
      made: { campaign: NewCampaign; emails: NewEmail[] },
    ): Promise<{
      verdicts: CampaignCheck[];
      people: number | null;
      shown: { subject: string; preheader: string; html: string };
    }>;
  };
  /** Whether anybody who answers for the workspace may write to others. */
  mayMail(workspaceId: string): Promise<boolean>;
  /** The full address of a path of this installation; null where it has none. */
  addressOf(path: string | null): string | null;
  clock: Clock;
  ids: Ids;
}
