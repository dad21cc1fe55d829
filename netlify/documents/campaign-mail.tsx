import { renderToStaticMarkup } from 'react-dom/server';
import { readMailAddress } from '../../src/domain/mail-address';
import { campaignColours, campaignRules } from '../../src/documents/mail/campaign/campaign-look';
import type { CampaignMailInput, CampaignMaking } from '../../src/documents/mail/campaign/campaign-making';
import { CampaignMailDocument, STYLE_MARK } from '../../src/documents/mail/campaign/campaign-mail-document';
import { campaignMailText } from '../../src/documents/mail/campaign/campaign-mail-text';
import { makeMergeSlots } from '../../src/documents/mail/campaign/merge-slots';
import { outsiderWords } from '../../src/documents/words/outsider-words';
import type { CampaignMailTemplates } from '../ports/mail-maker';
import { refuseLargeTemplate, refuseLongMail, tooLong } from './mail-budget';

/**
 * Renders an email's blocks into the templates that are filled in for each person (ports/mail-templates.ts).
 * `links` holds the targets of the numbered links, which are templates themselves; the same address always has
 * the same number. Pure: no network, no database. Throws `too_large`, naming the longest block, when the email
 * exceeds its limits (mail-budget.ts).
 */
export function renderCampaignMail(mail: CampaignMailInput): CampaignMailTemplates {
  refuseLongMail(mail);
  try {
    const made = makeTemplates(mail);
    refuseLargeTemplate(mail, made);
    return made;
  } catch (error) {
    throw error instanceof RangeError ? tooLong(mail, error) : error;
  }
}

function makeTemplates(mail: CampaignMailInput): CampaignMailTemplates {
  const slots = makeMergeSlots(mail.isSound);
  const links = new Map<string, number>();
  const href = (typed: string): string | null => {
    // The merge fields of texts are already slots here; those of an address typed into its own field are not yet.
    const address = readMailAddress(slots.fill(typed));
    if (address.kind === 'fault') return null;
    if (address.kind === 'direct') return address.href;
    const target = slots.fill(slots.take(address.target));
    if (!links.has(target)) links.set(target, links.size);
    return slots.own(`{{ link[${links.get(target)}] }}`);
  };
  const making: CampaignMaking = {
    slots,
    href,
    look: mail.look,
    pictureUrl: mail.pictureUrl,
    colours: campaignColours(mail.look.colours),
    words: outsiderWords[mail.language].campaign,
  };
  // React adds preload links for pictures, including the pixel: useless in an email.
  const markup = renderToStaticMarkup(<CampaignMailDocument mail={mail} making={making} />).replace(
    /<link rel="preload"[^>]*>/g,
    '',
  );
  const used = new Set([...markup.matchAll(/ class="([\w ]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  const dressed = markup.replace(
    `<style>${STYLE_MARK}</style>`,
    () => `<style>${campaignRules(making.colours, used)}</style>`,
  );
  const html = slots.fill(narrow(`<!doctype html>${inLines(dressed)}`));
  return {
    subject: slots.fill(slots.take(mail.subject)),
    preheader: slots.fill(slots.take(mail.preheader)),
    html,
    text: slots.fill(campaignMailText(mail, making)),
    links: [...links.keys()],
    faults: [...slots.faults],
  };
}

/**
 * ASCII text is sent without a transfer encoding, which would make three bytes of each `=`, and a single dash
 * takes no more bytes as an entity than in quoted-printable. Skipped for an email full of such characters, which
 * entities would make longer.
 */
function narrow(html: string): string {
  const wide = html.match(WIDE)?.length ?? 0;
  return wide > 0 && wide <= FEW ? html.replace(WIDE, (character) => `&#${character.codePointAt(0)};`) : html;
}

/** Adds invisible line breaks: with short lines no encoding is needed (RFC 5322, 2.1.1), and `=` stays one byte. */
const inLines = (html: string): string =>
  html.replace(/<(?=(?:meta|title|style|body|table|tr|td|div|p|h1|h2|ul|ol|li)\b)/g, '\n<');

/** Non-ASCII characters, without the placeholders of merge fields. */
const WIDE = /[\u0080-\uDFFF\uF900-\uFFFF]|[\u{10000}-\u{10FFFF}]/gu;
const FEW = 400;

export type { CampaignMailInput };
