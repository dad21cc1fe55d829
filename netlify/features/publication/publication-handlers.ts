import { createHash } from 'node:crypto';
import { fileTypes, isFileType } from '../../../src/domain/file-purpose';
import type { publicationContract } from '../../../src/contracts/publication';
import { completeDetails } from '../../../src/domain/business-details';
import type { Post, PostPicture, Publisher } from '../../documents/publication';
import { renderFeed } from '../../documents/render-feed';
import { renderNotFound, renderPost, renderPublicPage } from '../../documents/render-document';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { cacheFor, fileOfBytes, sendFile, type FileToSend } from '../../http/send-file';
import type { PublicationService } from './publication-service';

export const publicationHandlers = (
  service: PublicationService,
  { readPicture, readLogo }: Media,
): Handlers<typeof publicationContract> => ({
  getPublicPage: ({ workspaceSlug, cursor }, { origin, request }) =>
    orNotFoundPage(request, 'page', async () => {
      const { publisher, posts, people, nextCursor } = await service.getPage(workspaceSlug, cursor);
      const shown = toPublisher(publisher, origin);
      // Further pages only list older posts.
      const signup =
        cursor === undefined && publisher.signup
          ? { ...publisher.signup, action: `/join/${publisher.slug}`, typed: UNTYPED, faults: {}, refusal: null }
          : null;
      return conditional(
        request,
        renderPublicPage({
          publisher: shown,
          isFirst: cursor === undefined,
          signup,
          posts: posts.map((post) => toPost(post, shown)),
          people,
          nextUrl: nextCursor && `${shown.url}?cursor=${nextCursor}`,
        }),
        signup ? HTML_WITH_FORM : HTML,
      );
    }),
  getPost: ({ workspaceSlug, postSlug }, { origin, request }) =>
    orNotFoundPage(request, 'post', async () => {
      const { publisher, post } = await service.getPost(workspaceSlug, postSlug);
      const shown = toPublisher(publisher, origin);
      return conditional(request, renderPost({ publisher: shown, post: toPost(post, shown) }), HTML);
    }),
  getFeed: async ({ workspaceSlug }, { origin, request }) => {
    const { publisher, posts } = await service.getFeed(workspaceSlug);
    const shown = toPublisher(publisher, origin);
    return conditional(request, renderFeed({ publisher: shown, posts: posts.map((post) => toPost(post, shown)) }), {
      'content-type': 'application/rss+xml; charset=utf-8',
    });
  },
  getPublicLogo: async ({ workspaceSlug }, { request }) => {
    await service.requirePublic(workspaceSlug);
    return sendFile(request, await readLogo(workspaceSlug), { cache: cacheFor.published, crossOrigin: true });
  },
  getPublicPicture: async ({ workspaceSlug, pictureId }, { request }) =>
    sendFile(
      request,
      fileOfPicture(await readPicture(workspaceSlug, pictureId), `${workspaceSlug}-${pictureId.slice(-8)}`),
      { cache: cacheFor.publishedForever, crossOrigin: true },
    ),
});

/** People who follow an old or broken link get a page, not JSON. */
async function orNotFoundPage(
  request: Request,
  what: 'page' | 'post',
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_request'))
      return new Response(renderNotFound(what, request.headers.get('accept-language')), {
        status: 404,
        headers: { ...HTML, 'cache-control': 'no-store' },
      });
    throw error;
  }
}

function toPublisher(
  { slug, name, what, place, zone, language, colours, logoFileId, website, offers, details, signup }: StoredPublisher,
  origin: string,
): Publisher {
  // The id in the address changes with the logo, so that no cache shows the old one.
  const logo = logoFileId && `${origin}/p/${slug}/logo?v=${logoFileId.slice(-8)}`;
  return {
    name,
    what,
    place,
    zone,
    language,
    website: website ?? '',
    offers: offers ?? [],
    details: completeDetails(details ?? {}),
    joinUrl: signup && `${origin}/join/${slug}`,
    url: `${origin}/p/${slug}`,
    feedUrl: `${origin}/p/${slug}/feed.xml`,
    logo,
    colours: colours ?? [],
  };
}

function toPost(
  { title, body, slug, publishedAt, revisedAt, altText, keywords, pictures }: StoredPost,
  publisher: Publisher,
): Post {
  // Drawn pictures exist in all ratios; one from the library has a single ratio, which is used for all.
  const picture = (aspectRatio: string): PostPicture | null => {
    const found = pictures.find((candidate) => candidate.aspectRatio === aspectRatio) ?? pictures[0];
    return found
      ? {
          url: `${publisher.url}/pictures/${found.id}`,
          width: found.width,
          height: found.height,
          aspectRatio: found.aspectRatio,
        }
      : null;
  };
  return {
    title,
    altText,
    keywords,
    publishedAt: publishedAt ?? new Date(0),
    revisedAt,
    url: `${publisher.url}/${slug}`,
    paragraphs: body
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    picture: picture('1:1'),
    banner: picture('16:9'),
  };
}

/**
 * A document that caches may store but must revalidate each time (RFC 9111 §5.2.2.4): a page that was turned
 * off, or a person who left it, is gone on the next request.
 */
function conditional(request: Request, text: string, headers: Record<string, string>): Response {
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  const isKnown = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
  const all = { ...headers, 'cache-control': 'public, no-cache', etag: tag };
  return isKnown ? new Response(null, { status: 304, headers: all }) : new Response(text, { headers: all });
}

const UNTYPED = { email: '', name: '', phone: '', agreed: '' };

/** No scripts, our own styles, pictures and fonts from this origin. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const policyWith = (formAction: string) => `${DOCUMENT_POLICY}; form-action ${formAction}`;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyWith("'none'") };
/** Under no-referrer a browser submits a page's own form with "Origin: null", which is refused as cross-site. */
const HTML_WITH_FORM = { ...HTML, 'content-security-policy': policyWith("'self'"), 'referrer-policy': 'same-origin' };

const fileOfPicture = ({ bytes, contentType }: PublicPicture, name: string): FileToSend =>
  fileOfBytes(bytes, {
    contentType,
    name: `${name}.${isFileType(contentType) ? fileTypes[contentType].extension : 'bin'}`,
  });

interface PublicPicture {
  bytes: Uint8Array;
  contentType: string;
}

interface Media {
  readPicture(workspaceSlug: string, pictureId: string): Promise<PublicPicture>;
  readLogo(workspaceSlug: string): Promise<FileToSend>;
}

type StoredPublisher = Awaited<ReturnType<PublicationService['getPost']>>['publisher'];
type StoredPost = Awaited<ReturnType<PublicationService['getPost']>>['post'];
