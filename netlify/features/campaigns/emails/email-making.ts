import { everyBlock, type EmailBlock } from '../../../../src/domain/email-block';
import type { MadeMail, MailMakerPort, MailToMake } from '../../../ports/mail-maker';
import type { MailSetting } from './email-setting-repository';

/** A mail's words as templates, in the look of its business, and as a reader gets them. */
export const makeMailMaker =
  ({ maker, pictureUrl }: MailMaking) =>
  (
    { subject, preheader, blocks }: MailWords,
    setting: MailSetting,
    { workspaceId, origin }: { workspaceId: string; origin: string },
    reader: MailToMake['reader'] = null,
  ): Promise<MadeMail> =>
    maker.make({
      subject,
      preheader,
      blocks,
      language: setting.language,
      fields: setting.fields,
      reader,
      look: {
        businessName: setting.businessName,
        logoUrl: setting.logoPath && `${origin}${setting.logoPath}`,
        colours: setting.colours,
        postalAddress: setting.postalAddress,
      },
      pictures: Object.fromEntries([...setting.pictures].map((id) => [id, pictureUrl(origin, workspaceId, id)])),
    });

export const picturesOf = (blocks: readonly EmailBlock[]): string[] => [
  ...new Set(
    everyBlock(blocks).flatMap((block) =>
      'creationId' in block && block.creationId !== null ? [block.creationId] : [],
    ),
  ),
];

export interface MailWords {
  subject: string;
  preheader: string;
  blocks: EmailBlock[];
}

export interface MailMaking {
  maker: MailMakerPort;
  pictureUrl(origin: string, workspaceId: string, creationId: string): string;
}

export type MailMaker = ReturnType<typeof makeMailMaker>;
