import { everyBlock, wordsOfBlock, type EmailBlock } from '../../../src/domain/email-block';
import type { CampaignMailInput, CampaignMailTemplates } from '../../documents/campaign-mail';
import type { MailTemplates } from '../../ports/mail-templates';
import type { MailSetting } from './email-setting-repository';

/** A mail's words as templates, in the look of its business. */
export const makeMailMaker =
  ({ render, templates, pictureUrl }: MailMaking) =>
  ({ subject, preheader, blocks }: MailWords, setting: MailSetting, { workspaceId, origin }: { workspaceId: string; origin: string }): CampaignMailTemplates =>
    render({
      subject, preheader, blocks, language: setting.language,
      look: { businessName: setting.businessName, logoUrl: setting.logoPath && `${origin}${setting.logoPath}`, colours: setting.colours, postalAddress: setting.postalAddress },
      pictureUrl: (creationId) => (setting.pictures.has(creationId) ? pictureUrl(origin, workspaceId, creationId) : null),
      isSound: (text) => templates.faults(text, setting.fields).length === 0,
    });

export const picturesOf = (blocks: readonly EmailBlock[]): string[] => [...new Set(everyBlock(blocks).flatMap((block) => ('creationId' in block && block.creationId !== null ? [block.creationId] : [])))];

/** Texts that may hold merge fields. */
const mergeTexts = ({ subject, preheader, blocks }: MailWords): string[] => [subject, preheader, ...everyBlock(blocks).flatMap(wordsOfBlock)];

/** What is wrong with the merge fields of a mail, each once. */
export const mergeFaults = (mail: MailWords, made: Pick<CampaignMailTemplates, 'faults'>, fields: readonly string[], templates: MailTemplates): string[] => [...new Set([...mergeTexts(mail).flatMap((text) => templates.faults(text, fields)), ...made.faults])];

export interface MailWords {
  subject: string;
  preheader: string;
  blocks: EmailBlock[];
}

export interface MailMaking {
  render(mail: CampaignMailInput): CampaignMailTemplates;
  templates: MailTemplates;
  pictureUrl(origin: string, workspaceId: string, creationId: string): string;
}

export type MailMaker = ReturnType<typeof makeMailMaker>;
