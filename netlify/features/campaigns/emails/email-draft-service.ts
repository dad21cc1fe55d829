import { blockLimits, type EmailBlock } from '../../../../src/domain/email-block';
import { campaignLimits } from '../../../../src/domain/campaign';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { weekAt } from '../../../../src/domain/week';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { MailWriterPort } from '../../../ports/mail-writer';
import type { EmailRepository } from './email-repository';

/** Proposes a mail for what is asked; saves nothing. */
export function makeEmailDraftService({ emails, findProfile, writer, clock }: Dependencies) {
  return {
    async draft(
      workspace: { id: string; name: string; zone: string },
      { emailId, about }: { emailId: string; about: string },
    ) {
      if (!(await emails.find(workspace.id, emailId))) throw notFound('email');
      const profile = (await findProfile(workspace.id)) ?? {
        name: workspace.name,
        what: '',
        where: '',
        audience: '',
        offers: [],
        tone: 'friendly' as const,
      };
      const { subject, preheader, heading, paragraphs, points, button } = await writer.write({
        profile,
        about,
        week: weekAt(clock.now(), workspace.zone),
        zone: workspace.zone,
      });
      const [opening = '', ...others] = paragraphs;
      const text = [opening, points.map((point) => `- ${point}`).join('\n'), ...others]
        .filter((part) => part !== '')
        .join('\n\n');
      const blocks: EmailBlock[] = [
        { id: 'heading', kind: 'heading', text: heading.slice(0, blockLimits.heading), level: 1 },
        { id: 'picture', kind: 'image', creationId: null, alt: '', url: '' },
        { id: 'text', kind: 'text', text: text.slice(0, blockLimits.text) },
        ...(button
          ? [
              {
                id: 'button',
                kind: 'button' as const,
                label: button.label.slice(0, blockLimits.label),
                url: button.url.slice(0, blockLimits.url),
              },
            ]
          : []),
        { id: 'footer', kind: 'footer', text: '' },
      ];
      return {
        subject: subject.slice(0, campaignLimits.subject),
        preheader: preheader.slice(0, campaignLimits.preheader),
        blocks,
      };
    },
  };
}

export type EmailDraftService = ReturnType<typeof makeEmailDraftService>;

interface Dependencies {
  emails: Pick<EmailRepository, 'find'>;
  findProfile(workspaceId: string): Promise<BusinessProfile | null>;
  writer: MailWriterPort;
  clock: Clock;
}
