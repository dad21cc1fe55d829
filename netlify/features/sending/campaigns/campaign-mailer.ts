import { withClick } from '../../../../src/domain/conversion';
import { leadsToOwn, type MailTracking } from '../../../../src/domain/own-hosts';
import { utmOfMail, withUtm, type UtmWords } from '../../../../src/domain/utm';
import { AppError } from '../../../errors/app-error';
import type { CampaignMailPort, PreparedMail } from '../../../ports/campaign-mail';
import { HONEYPOT, type MailLinks } from '../../../ports/mail-links';
import type { MailTemplates, MailValues } from '../../../ports/mail-templates';
import type { DueMail } from '../delivery-source-repository';
import type { Sender } from '../sending-sender';

/**
 * Renders one person's email: the text is compiled once per revision and filled in for each reader, with
 * individual addresses.
 */
export function makeCampaignMailer({ links, templates, readText, renderText }: Dependencies) {
  const texts = new Map<string, Promise<Compiled>>();

  async function compile(workspaceId: string, emailId: string, revision: number): Promise<Compiled> {
    const text = (await readText(workspaceId, emailId, revision)) ?? (await renderText(workspaceId, emailId));
    return {
      revision: text.revision,
      links: text.links,
      utm: utmOfMail(text.subject),
      fill: orSay(() => templates.compile(text)),
    };
  }

  /** The stored text, otherwise compiled from the current email. A failed attempt is repeated the next time. */
  function textOf(workspaceId: string, emailId: string, revision: number): Promise<Compiled> {
    const key = `${emailId} ${revision}`;
    let text = texts.get(key);
    if (!text) {
      text = compile(workspaceId, emailId, revision);
      text.catch(() => texts.delete(key));
      texts.set(key, text);
    }
    return text;
  }

  return {
    /**
     * `fault`: what is wrong with this person's email. Throws an AppError with a sentence when no email of the
     * campaign could be rendered.
     */
    async prepare(
      port: Pick<CampaignMailPort, 'prepare'>,
      workspaceId: string,
      campaignId: string,
      { id, emailId, revision: wanted, contactId, contact, address }: DueMail,
      { from, replyTo, signature, bounceHost }: Sender,
      tracking: MailTracking,
    ): Promise<{ prepared: PreparedMail; revision: number } | { fault: string }> {
      const { fill, links: targets, utm, revision } = await textOf(workspaceId, emailId, wanted);
      const name = { workspaceId, deliveryId: id };
      const unsubscribeUrl = links.preferences({ ...name, contactId });
      const direct = (template: string): string => {
        const target = templates.linkTarget(template, contact) ?? '';
        return leadsToOwn(target, tracking.conversionHosts)
          ? withClick(withUtm(target, utm), links.conversionToken(name))
          : target;
      };
      const mail = fill({
        contact,
        link: targets.map((template, number) => (tracking.clicks ? links.click(name, number) : direct(template))),
        honeypot: tracking.clicks ? links.click(name, HONEYPOT) : '',
        pixel: tracking.opens ? links.open(name) : '',
        preferences: unsubscribeUrl,
      });
      const prepared = await port
        .prepare({
          id,
          workspaceId,
          campaignId,
          from,
          replyTo,
          signature,
          bounceHost,
          recipient: address,
          unsubscribeUrl,
          ...mail,
        })
        .catch(say);
      return 'fault' in prepared ? prepared : { revision, prepared };
    },
  };
}

/** A failure that a retry would not fix needs a person's attention. */
const say = (error: unknown): never => {
  throw new AppError(
    'conflict',
    `The emails for this campaign can’t be created: ${error instanceof Error ? error.message : String(error)}.`,
  );
};

function orSay<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return say(error);
  }
}

export type CampaignMailer = ReturnType<typeof makeCampaignMailer>;

interface Compiled {
  revision: number;
  links: readonly string[];
  utm: UtmWords;
  fill(values: MailValues): { subject: string; html: string; text: string };
}

interface Text {
  revision: number;
  subject: string;
  html: string;
  text: string;
  links: readonly string[];
}

interface Dependencies {
  links: Pick<MailLinks, 'open' | 'click' | 'preferences' | 'conversionToken'>;
  templates: Pick<MailTemplates, 'compile' | 'linkTarget'>;
  readText(workspaceId: string, emailId: string, revision: number): Promise<Text | null>;
  /** Compiles and stores the current text. */
  renderText(workspaceId: string, emailId: string): Promise<Text>;
}
