import { everyBlock, wordsOfBlock } from '../../../../src/domain/email-block';
import { renderCampaignMail } from '../../../documents/campaign-mail';
import { AppError } from '../../../errors/app-error';
import { runHeavy } from '../../../heavy/heavy-work';
import type { HeavyTask } from '../../../ports/heavy-work';
import type { CampaignMailTemplates, MadeMail, MailMakerPort, MailToMake } from '../../../ports/mail-maker';
import { builtinMailTemplates } from '../mail-templates/mail-templates';

/** Mails of blocks, made in turn with all heavy work: one of many short lines takes React a tenth of a second. */
export const builtinMailMaker: MailMakerPort = { make: (asked) => runHeavy(makeCampaignMail, asked) };

export const makeCampaignMail: HeavyTask<MailToMake, MadeMail> = {
  name: 'make-campaign-mail',
  async run({ pictures, fields, reader, ...mail }) {
    const faultsOf = (text: string): string[] => builtinMailTemplates.faults(text, fields);
    const templates = renderCampaignMail({
      ...mail,
      pictureUrl: (id) => pictures[id] ?? null,
      isSound: (text) => faultsOf(text).length === 0,
    });
    const texts = [mail.subject, mail.preheader, ...everyBlock(mail.blocks).flatMap(wordsOfBlock)];
    return {
      templates,
      faults: [...new Set([...texts.flatMap(faultsOf), ...templates.faults])],
      read: reader && readAs(templates, reader),
    };
  },
};

function readAs(
  templates: CampaignMailTemplates,
  { link, ...reader }: NonNullable<MailToMake['reader']>,
): NonNullable<MadeMail['read']> {
  const { compile, linkTarget } = builtinMailTemplates;
  const read = compile(templates)({
    ...reader,
    link: templates.links.map((target) => link ?? linkTarget(target, reader.contact) ?? '#'),
  });
  if (read.html.length > MOST_READ || read.text.length > MOST_READ / 2)
    throw new AppError(
      'too_large',
      'With what this contact’s fields hold, this email is too long to be shown or sent. Use fewer merge fields.',
    );
  const { subject: preheader } = compile({ subject: templates.preheader, html: '', text: '' })({ ...reader, link: [] });
  return { ...read, preheader };
}

/** Characters of HTML that a preview takes (src/contracts/campaigns.ts); of plain text half as many. */
const MOST_READ = 1_000_000;
