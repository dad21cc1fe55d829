import { fileTypes, isFileType } from '../../../src/domain/file-purpose';
import type { publicationContract } from '../../../src/contracts/publication';
import { completeDetails } from '../../../src/domain/business-details';
import { readPostBody } from '../../../src/domain/post-body';
import type { Post, PostPicture, Publisher } from '../../documents/publication';
import { renderFeed } from '../../documents/render-feed';
import { renderNotFound, renderNothingYet, renderPost, renderPublicPage } from '../../documents/render-document';
import type { Handlers } from '../../http/call';
import { AppError } from '../../errors/app-error';
import { conditionalReply } from '../../http/conditional';
import { documentReply, orNotFoundPage } from '../../http/document-reply';
import { cacheFor, fileOfBytes, sendFile, type FileToSend } from '../../http/send-file';
import { pageViewOf } from '../../http/visitor';
import type { PublicationService } from './publication-service';

export const publicationHandlers = (
  service: PublicationService,
  { readPicture, openClip, readStill, readLogo, countView }: Parts,
): Handlers<typeof publicationContract> => {
  /** A business that has published nothing yet says so, and is not found by search engines before that. */
  const orNothingYet = (workspaceSlug: string, request: Request, work: () => Promise<Response>) =>
    orPage(request, 'page', async () => {
      try {
        return await work();
      } catch (error) {
        const publisher = isNotFound(error) ? await service.findPublisher(workspaceSlug) : null;
        if (!publisher) throw error;
        return documentReply('publicPage', renderNothingYet(publisher), { status: 404 });
      }
    });

  return {
    getPublicPage: ({ workspaceSlug, cursor }, call) =>
      orNothingYet(workspaceSlug, call.request, async () => {
        const { origin, request } = call;
        const { publisher, posts, people, nextCursor } = await service.getPage(workspaceSlug, cursor);
        await countView(await pageViewOf(call, publisher.workspaceId));
        const shown = toPublisher(publisher, origin);
        // Further pages only list older posts.
        const signup =
          cursor === undefined && publisher.signup
            ? { ...publisher.signup, action: `/join/${publisher.slug}`, typed: UNTYPED, faults: {}, refusal: null }
            : null;
        return documentReply(
          signup ? 'publicPageWithForm' : 'publicPage',
          renderPublicPage({
            publisher: shown,
            isFirst: cursor === undefined,
            signup,
            posts: posts.map((post) => toPost(post, shown)),
            people,
            nextUrl: nextCursor && `${shown.url}?cursor=${nextCursor}`,
          }),
          { keptFor: request },
        );
      }),
    getPost: ({ workspaceSlug, postSlug }, call) =>
      orPage(call.request, 'post', async () => {
        const { origin, request } = call;
        const { publisher, post } = await service.getPost(workspaceSlug, postSlug);
        await countView(await pageViewOf(call, publisher.workspaceId, post.id));
        const shown = toPublisher(publisher, origin);
        const html = renderPost({ publisher: { ...shown, campaign: postSlug }, post: toPost(post, shown) });
        return documentReply('publicPage', html, { keptFor: request });
      }),
    getFeed: async ({ workspaceSlug }, { origin, request }) => {
      const { publisher, posts } = await service.getFeed(workspaceSlug);
      const shown = toPublisher(publisher, origin);
      const feed = renderFeed({ publisher: shown, posts: posts.map((post) => toPost(post, shown)) });
      return conditionalReply(request, feed, { 'content-type': 'application/rss+xml; charset=utf-8' });
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
    getPublicClip: async ({ workspaceSlug, clipId }, { request }) =>
      sendFile(request, await openClip(workspaceSlug, clipId), { cache: cacheFor.publishedForever, crossOrigin: true }),
    getPublicStill: async ({ workspaceSlug, clipId }, { request }) =>
      sendFile(request, fileOfPicture(await readStill(workspaceSlug, clipId), `${workspaceSlug}-${clipId.slice(-8)}`), {
        cache: cacheFor.publishedForever,
        crossOrigin: true,
      }),
  };
};

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';

const orPage = (request: Request, what: 'page' | 'post', work: () => Promise<Response>): Promise<Response> =>
  orNotFoundPage(
    work,
    () => documentReply('publicPage', renderNotFound(what, request.headers.get('accept-language')), { status: 404 }),
    ['not_found', 'invalid_request'],
  );

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
  { title, body, slug, publishedAt, revisedAt, altText, keywords, pictures, clip }: StoredPost,
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
    parts: readPostBody(body),
    picture: picture('1:1'),
    banner: picture('16:9'),
    clip: clip && {
      url: `${publisher.url}/clips/${clip.id}`,
      stillUrl: `${publisher.url}/stills/${clip.id}`,
      width: clip.width,
      height: clip.height,
      altText: clip.altText,
      bytes: clip.bytes ?? 0,
      seconds: (clip.durationMs ?? 0) / 1000,
    },
  };
}

const UNTYPED = { email: '', name: '', phone: '', agreed: '' };

const fileOfPicture = ({ bytes, contentType }: PublicPicture, name: string): FileToSend =>
  fileOfBytes(bytes, {
    contentType,
    name: `${name}.${isFileType(contentType) ? fileTypes[contentType].extension : 'bin'}`,
  });

interface PublicPicture {
  bytes: Uint8Array;
  contentType: string;
}

interface Parts {
  readPicture(workspaceSlug: string, pictureId: string): Promise<PublicPicture>;
  openClip(workspaceSlug: string, clipId: string): Promise<FileToSend>;
  /** What stands for a clip until it is played. */
  readStill(workspaceSlug: string, clipId: string): Promise<PublicPicture>;
  readLogo(workspaceSlug: string): Promise<FileToSend>;
  /** Null counts nothing. Never throws. */
  countView(view: Awaited<ReturnType<typeof pageViewOf>>): Promise<void>;
}

type StoredPublisher = Awaited<ReturnType<PublicationService['getPost']>>['publisher'];
type StoredPost = Awaited<ReturnType<PublicationService['getPost']>>['post'];
