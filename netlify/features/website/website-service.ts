import type { WebsiteProposal } from '../../../src/contracts/website';
import { AppError } from '../../errors/app-error';
import type { WebOptions, WebPort, WebReply } from '../../ports/web';
import { absolute, readPage, type PageFacts } from './website-facts';
import { findBusiness, pictureOf } from './website-json-ld';
import { proposeProfile } from './website-proposal';
import { patience } from '../../ports/patience';

/**
 * Reads a business's website and proposes its profile. Nothing from a page is run, and few of its links are
 * followed.
 */
export function makeWebsiteService({ web, keepLogo }: Dependencies) {
  /** Stores the first picture of a type that logos may have. */
  async function findLogo(
    visit: Visit,
    pages: PageFacts[],
    keep: (logo: { bytes: Uint8Array; name: string }) => Promise<Logo>,
  ): Promise<{ logo: Logo | null; where: string; drawing: boolean }> {
    const business = findBusiness(pages.flatMap((page) => page.things));
    const structured = [pictureOf(business?.logo), pictureOf(business?.image)].flatMap(
      (address) => absolute(address, pages[0]!.url) ?? [],
    );
    const [logoAddress, ...others] = structured.map((url) => ({ url, where: 'structured data' }));
    const candidates = [...(logoAddress ? [logoAddress] : []), ...pages[0]!.logos, ...others];
    let drawing = false;
    for (const { url, where } of candidates.slice(0, MAX_LOGOS)) {
      if (/\.svgz?$/i.test(new URL(url).pathname)) {
        drawing = true;
        continue;
      }
      const reply = await attempt(() =>
        visit.fetch(url, {
          accept: 'image/png, image/webp, image/jpeg, image/gif;q=0.9, */*;q=0.1',
          ...ASIDE,
          maxBytes: MAX_LOGO_BYTES,
        }),
      );
      if (reply?.contentType === 'image/svg+xml') drawing = true;
      if (
        !reply ||
        reply.status !== 200 ||
        !reply.contentType.startsWith('image/') ||
        reply.contentType === 'image/svg+xml'
      )
        continue;
      const kept = await attempt(() => keep({ bytes: reply.bytes, name: nameOf(url) }));
      if (kept) return { logo: kept, where, drawing };
    }
    return { logo: null, where: '', drawing };
  }

  return {
    async propose(workspaceId: string, address: string, createdBy: string): Promise<WebsiteProposal> {
      const visit = web.visit({ timeoutMs: VISIT_MS });
      const home = toFacts(await visit.fetch(address));
      const more: PageFacts[] = [];
      for (const url of furtherPages(home)) {
        const facts = await attempt(async () =>
          toFacts(await visit.fetch(url, { ...ASIDE, maxBytes: MAX_PAGE_BYTES })),
        );
        if (facts) more.push(facts);
      }
      const text = async (url: string, accept: string): Promise<string> => {
        const reply = await attempt(() => visit.fetch(url, { accept, ...ASIDE, maxBytes: MAX_SHEET_BYTES }));
        return reply?.status === 200 ? reply.text() : '';
      };
      let css = '';
      for (const url of home.styles.sheets.slice(0, MAX_SHEETS)) css += `${await text(url, 'text/css')}\n`;
      const manifestColour = home.manifest
        ? themeOf(await text(home.manifest, 'application/manifest+json, application/json'))
        : '';
      const proposal = proposeProfile([home, ...more], { css, manifestColour });
      const { logo, where, drawing } = await findLogo(visit, [home, ...more], (found) =>
        keepLogo(workspaceId, { ...found, createdBy }),
      );
      return {
        ...proposal,
        logo: logo && { fileId: logo.id, url: logo.url },
        found: logo ? { ...proposal.found, logo: where } : proposal.found,
        missing: logo ? proposal.missing : [...proposal.missing, 'logo'],
        notes:
          !logo && drawing
            ? ['The website’s logo is an SVG drawing, which we cannot take. Upload it as PNG, JPEG or WebP.']
            : [],
      };
    },
  };
}

function toFacts(reply: WebReply): PageFacts {
  const sentence =
    reply.status === 404 || reply.status === 410
      ? 'The website has no page at this address. Check the spelling, or try its front page.'
      : reply.status === 401 || reply.status === 403 || reply.status === 429
        ? 'The website does not let us read this page. Fill in the form yourself.'
        : reply.status >= 400
          ? 'The website has a problem right now. Try again later, or fill in the form yourself.'
          : !/html|^$/.test(reply.contentType)
            ? 'There is a file at this address, not a web page. Try the website’s front page.'
            : null;
  if (sentence)
    throw new AppError('invalid_request', sentence, {
      fields: { address: sentence },
      detail: `status ${reply.status}, ${reply.contentType}`,
    });
  return readPage(reply.text(), reply.url);
}

/** At most three more pages of the website: one about the business or its place, one about what it sells, one with questions. */
function furtherPages(home: PageFacts): string[] {
  const own = home.anchors.filter(
    ({ href }) =>
      siteOf(href) === siteOf(home.url) &&
      href !== home.url &&
      !/\.(pdf|jpe?g|png|webp|zip|docx?)$/i.test(new URL(href).pathname),
  );
  const pick = (words: RegExp): string | undefined =>
    own.find(({ href, text }) => words.test(text) || words.test(decode(new URL(href).pathname)))?.href;
  const who =
    pick(/\b(contact|kontakt|contacto|contatti|find-?us|visit|impressum)/i) ??
    pick(/\b(about|über-?uns|ueber-?uns|a-propos|sobre|chi-siamo|over-ons)/i);
  const sold = pick(
    /\b(services?|products?|menus?|leistungen|produkte|speisekarte|prestations|servicios|servizi|diensten|treatments|classes|shop)\b/i,
  );
  const asked = pick(
    /\b(faqs?|questions|haeufige-fragen|häufige fragen|fragen|questions-frequentes|preguntas|domande|veelgestelde)\b/i,
  );
  return [...new Set([who, sold, asked].filter((url): url is string => url !== undefined))].slice(0, MAX_MORE_PAGES);
}

const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
const nameOf = (url: string): string => decode(new URL(url).pathname.split('/').at(-1) ?? '').slice(0, 100) || 'logo';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign
  }
}

function themeOf(manifest: string): string {
  try {
    const { theme_color: colour } = JSON.parse(manifest) as { theme_color?: unknown };
    return typeof colour === 'string' ? colour : '';
  } catch {
    return '';
  }
}

/** null when a website lacks something, refuses it or returns garbage: the rest is still read. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'invalid_request' || error.code === 'too_large')) return null;
    throw error;
  }
}

const VISIT_MS = patience(20_000);
const ASIDE = { timeoutMs: patience(5_000) };
const MAX_MORE_PAGES = 3;
const MAX_SHEETS = 2;
const MAX_LOGOS = 5;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_SHEET_BYTES = 512 * 1024;
const MAX_LOGO_BYTES = 2 * 1024 * 1024;

export type WebsiteService = ReturnType<typeof makeWebsiteService>;
type Visit = { fetch(address: string, options?: WebOptions): Promise<WebReply> };

interface Logo {
  id: string;
  url: string;
}

interface Dependencies {
  web: WebPort;
  /** Throws AppError('invalid_request') for bytes that are not a picture of a type that logos may have. */
  keepLogo(workspaceId: string, logo: { bytes: Uint8Array; name: string; createdBy: string }): Promise<Logo>;
}
