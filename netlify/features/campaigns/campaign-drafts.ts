import type { AutomationStep } from '../../../src/domain/automation';
import { campaignLimits, type CampaignType } from '../../../src/domain/campaign';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { CampaignBookRepository } from './campaign-book-repository';
import type { CampaignTemplate } from './templates/campaign-template';
import { emptyMail, type TemplateMail } from './templates/campaign-template-words';
import { campaignTemplates } from './templates/campaign-templates';
import type { CampaignsRepository, NewCampaign, NewEmail, NewSegment, WantedSegment } from './campaigns-repository';
import type { Recommended } from './recommendations/recommendation';

/** Rows of a campaign that begins as something: empty, a template, a copy, or what was recommended. */
export function makeCampaignDrafts({ repository, books, recommend, ofPost, clock, ids }: Dependencies) {
  const bare = (workspaceId: string, type: CampaignType, name: string): NewCampaign => {
    const now = clock.now();
    return {
      workspaceId,
      id: ids.id(),
      name,
      type,
      status: 'draft',
      audience: { segmentIds: [] },
      createdAt: now,
      updatedAt: now,
    };
  };
  /** A millisecond apart, so that they stay in their order. */
  const emailsOf = (campaign: NewCampaign, mails: readonly TemplateMail[]): NewEmail[] =>
    mails.map((mail, n) => ({
      ...mail,
      workspaceId: campaign.workspaceId,
      id: ids.id(),
      campaignId: campaign.id,
      createdAt: new Date(campaign.createdAt.getTime() + n),
      updatedAt: campaign.updatedAt,
    }));

  async function ofTemplate(workspace: Workspace, templateId: string): Promise<Draft> {
    const template = campaignTemplates().find(({ id }) => id === templateId);
    if (!template) throw notFound('template');
    return write(workspace, template, template.name);
  }

  async function write(
    workspace: Workspace,
    template: CampaignTemplate,
    name: string,
    rules?: WantedSegment,
  ): Promise<Draft> {
    const { mails, sequence } = template.write(await books.read(workspace.id));
    const wanted = rules ?? template.segment;
    const campaign = bare(workspace.id, template.type, name);
    const emails = emailsOf(
      campaign,
      mails.map((mail) => ({ ...mail, name: mail.name || template.name })),
    );
    return {
      campaign: {
        ...campaign,
        ...(sequence && {
          steps: sequence.steps(emails.map(({ id }) => id)),
          goal: sequence.goal,
          reentry: sequence.reentry,
          trigger: sequence.trigger(null),
        }),
      },
      emails,
      ...(wanted && {
        segment: {
          ...wanted,
          id: ids.id(),
          use: (segmentId: string) =>
            sequence ? { trigger: sequence.trigger(segmentId) } : { audience: { segmentIds: [segmentId] } },
        },
      }),
    };
  }

  async function ofCampaign({ id: workspaceId }: Workspace, campaignId: string): Promise<Draft> {
    const found = await repository.findWhole(workspaceId, campaignId);
    if (!found) throw notFound('campaign');
    const { name, type, aiOptimized, audience, localHour, senderName, replyTo, trigger, steps, goal, reentry } =
      found.campaign;
    const campaign = {
      ...bare(workspaceId, type, `Copy of ${name}`.slice(0, campaignLimits.name)),
      aiOptimized,
      audience,
      localHour,
      senderName,
      replyTo,
      trigger,
      goal,
      reentry,
    };
    const inUse = new Set(steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : [])));
    const originals = found.emails.filter(({ id }) => type !== 'automation' || inUse.has(id));
    const emails = emailsOf(
      campaign,
      originals.map((email) => ({
        name: email.name,
        subject: email.subject,
        preheader: email.preheader,
        blocks: email.blocks,
      })),
    );
    const copies = new Map(originals.map(({ id }, n) => [id, emails[n]!.id]));
    return {
      campaign: {
        ...campaign,
        steps: steps.flatMap((step): AutomationStep[] =>
          step.do !== 'send'
            ? [step]
            : copies.has(step.emailId)
              ? [{ ...step, emailId: copies.get(step.emailId)! }]
              : [],
        ),
      },
      emails,
    };
  }

  return {
    ofTemplate,
    ofCampaign,
    ofPost: ({ id: workspaceId }: Workspace, pieceId: string): Promise<Draft> => ofPost(workspaceId, pieceId),

    /** With its first mail; mails of an automation come with its steps. */
    async empty({ id: workspaceId }: Workspace, type: CampaignType): Promise<Draft> {
      const campaign = bare(workspaceId, type, NAMES[type]);
      return {
        campaign,
        emails: type === 'automation' ? [] : emailsOf(campaign, [emptyMail(await books.read(workspaceId))]),
      };
    },

    /** Made anew of the history: what does not hold any more is not there. */
    async ofRecommendation(workspace: Workspace, recommendationId: string): Promise<Draft> {
      const found = (await recommend(workspace)).find(({ shown }) => shown.id === recommendationId);
      if (!found) throw notFound('recommendation');
      const { template, copyOf, name, segment, localHour } = found.draft;
      const draft = copyOf
        ? await ofCampaign(workspace, copyOf)
        : await write(
            workspace,
            campaignTemplates().find(({ id }) => id === template)!,
            name,
            segment,
          );
      const campaign = {
        ...draft.campaign,
        name: name.slice(0, campaignLimits.name),
        aiOptimized: true,
        ...(localHour !== undefined && { localHour }),
      };
      // A copy of a mail to everybody becomes one to a segment.
      if (copyOf && segment)
        return {
          campaign: { ...campaign, type: 'email' },
          emails: draft.emails,
          segment: { ...segment, id: ids.id(), use: (segmentId) => ({ audience: { segmentIds: [segmentId] } }) },
        };
      return { ...draft, campaign };
    },
  };
}

const NAMES: Record<CampaignType, string> = {
  email: 'New email',
  broadcast: 'New broadcast',
  automation: 'New automation',
};

export type CampaignDrafts = ReturnType<typeof makeCampaignDrafts>;

export interface Draft {
  campaign: NewCampaign;
  emails: NewEmail[];
  /** Made by its name unless there is one; `use` says what of the campaign names it. */
  segment?: NewSegment;
}

type Workspace = WorkspacePart<'id' | 'name' | 'zone'>;

interface Dependencies {
  repository: CampaignsRepository;
  books: CampaignBookRepository;
  recommend(workspace: Workspace): Promise<Recommended[]>;
  /** A post as an email. */
  ofPost(workspaceId: string, pieceId: string): Promise<Draft>;
  clock: Clock;
  ids: Ids;
}
