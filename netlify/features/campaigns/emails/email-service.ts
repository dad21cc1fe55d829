import type { CampaignEmail } from '../../../../src/contracts/campaign-emails';
import { campaignLimits, type CampaignType } from '../../../../src/domain/campaign';
import { MINUTE_MS } from '../../../../src/domain/duration';
import type { EmailBlock } from '../../../../src/domain/email-block';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { EmailRepository, EmailRow } from './email-repository';

/** Mails as they are edited: saved again and again, with what they were before. */
export function makeEmailService({ repository, clock }: { repository: EmailRepository; clock: Clock }) {
  async function find(workspaceId: string, emailId: string) {
    const found = await repository.find(workspaceId, emailId);
    if (!found) throw notFound('email');
    return found;
  }

  async function save(
    workspaceId: string,
    emailId: string,
    edited: number | null,
    change: Change,
    actor: Actor,
  ): Promise<CampaignEmail> {
    const outcome = await repository.save(workspaceId, emailId, {
      edited,
      change,
      actor,
      now: clock.now(),
      joins: edited === null ? 0 : JOINS_MS,
      kept: campaignLimits.versions,
    });
    if (outcome === 'missing') throw notFound('email');
    if (outcome === 'stale')
      throw new AppError(
        'conflict',
        'This email was changed elsewhere in the meantime. Your text is still here. Reload to see the latest version.',
      );
    if (outcome === 'started') throw new AppError('conflict', FIXED[(await find(workspaceId, emailId)).campaign.type]);
    return present(outcome);
  }

  return {
    get: async (workspaceId: string, emailId: string): Promise<CampaignEmail> =>
      present((await find(workspaceId, emailId)).email),

    async update(
      workspaceId: string,
      { emailId, revision, name, subject, preheader, blocks }: Edit,
      actor: Actor,
    ): Promise<CampaignEmail> {
      if (JSON.stringify(blocks).length > MOST_CHARACTERS)
        throw new AppError('invalid_request', 'This email is too long to send. Shorten its text.', {
          fields: { blocks: 'Shorten the text.' },
        });
      const seen = new Set<string>();
      const ids = blocks.flatMap((block) => [
        block.id,
        ...(block.kind === 'columns' ? [...block.left, ...block.right].map(({ id }) => id) : []),
      ]);
      for (const id of ids) {
        if (seen.has(id))
          throw new AppError('invalid_request', 'Two blocks of this email have the same id.', {
            fields: { blocks: 'Each block needs its own id.' },
          });
        seen.add(id);
      }
      return save(
        workspaceId,
        emailId,
        revision,
        { subject, preheader, blocks, ...(name !== undefined && { name }) },
        actor,
      );
    },

    async listVersions(
      workspaceId: string,
      { emailId, cursor, limit }: { emailId: string; cursor?: string | undefined; limit: number },
    ) {
      const found = await repository.listVersions(workspaceId, emailId, { cursor, limit });
      if (!found) throw notFound('email');
      return {
        items: found.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
        nextCursor: found.nextCursor,
      };
    },

    async restoreVersion(workspaceId: string, emailId: string, revision: number, actor: Actor): Promise<CampaignEmail> {
      await find(workspaceId, emailId);
      const version = await repository.findVersion(workspaceId, emailId, revision);
      if (!version) throw notFound('version');
      return save(workspaceId, emailId, null, version, actor);
    },
  };
}

const present = ({
  id,
  campaignId,
  name,
  subject,
  preheader,
  blocks,
  revision,
  updatedAt,
}: EmailRow): CampaignEmail => ({
  id,
  campaignId,
  name,
  subject,
  preheader,
  blocks,
  revision,
  updatedAt: updatedAt.toISOString(),
});

const STARTED = 'This campaign has started, so its email stays as it was sent. Make a copy to change it.';
const FIXED: Record<CampaignType, string> = {
  email: STARTED,
  broadcast: STARTED,
  automation: 'This automation has ended, so its emails stay as they were sent. Make a copy to change them.',
};

/** Of one person these are one version. */
const JOINS_MS = 5 * MINUTE_MS;
/** Of blocks as they are stored: many times what a mailbox shows of a mail. */
const MOST_CHARACTERS = 300_000;

export type EmailService = ReturnType<typeof makeEmailService>;

interface Actor {
  id: string;
  name: string;
}

interface Change {
  name?: string;
  subject: string;
  preheader: string;
  blocks: EmailBlock[];
}

interface Edit extends Omit<Change, 'name'> {
  emailId: string;
  revision: number;
  name?: string | undefined;
}
