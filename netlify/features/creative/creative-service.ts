import { AppError, notFound } from '../../errors/app-error';
import type { FileToSend } from '../../http/send-file';
import type { Digest } from '../../ports/digest';
import type { FeedRules, ImageBrief, ImagePort, RenderOptions } from '../../ports/image';
import type { ProvenancePort } from '../../ports/provenance';
import type { StoragePort } from '../../ports/storage';
import { designKey, isSlow } from './creations/creation-keys';
import type { CreativeRepository, StoredPicture } from './creative-repository';
import { keepCopy } from './creations/creation-copy';

/** Pictures of the built-in designer: drawn from a brief, labelled, kept under the brief's hash. */
export function makeCreativeService({ repository, designer, provenance, storage, digest }: Dependencies) {
  async function render(brief: ImageBrief, options: RenderOptions & { draft?: boolean } = {}): Promise<Uint8Array> {
    const photo = brief.photo && (await storage.read(brief.photo.key));
    if (brief.photo && !photo) throw new AppError('conflict', PHOTO_GONE);
    const { bytes, title, altText } = await designer.generate(brief, { ...options, ...(photo && { photo }) });
    return provenance.label(bytes, {
      source: brief.photo ? 'composite' : 'algorithmic',
      tool: `Fourbeat ${designer.name.toLowerCase()} ${designer.version}`,
      promptHash: digest(brief.prompt),
      title,
      altText,
    });
  }

  const isDraft = (brief: ImageBrief, storageKey: string): boolean =>
    isSlow(designer, brief) && storageKey === designKey(digest, designer, brief, { draft: true });

  /**
   * A picture's file; drawn again from its brief when it was never made or got lost; null when it cannot be drawn again.
   * Whoever looks at it gets it from a full disk, too; `mustKeep` refuses what could not be kept.
   */
  async function read({ brief, storageKey }: StoredPicture, { mustKeep = false } = {}): Promise<Uint8Array | null> {
    const kept = await storage.read(storageKey);
    if (kept || !brief || !storageKey.startsWith('designs/')) return kept;
    const bytes = await render(brief, { draft: isDraft(brief, storageKey) });
    await (mustKeep ? storage.write(storageKey, bytes) : keepCopy(storage, storageKey, bytes));
    return bytes;
  }

  async function readPart(key: string, range?: { start: number; end: number }): Promise<Uint8Array | null> {
    if (range && storage.readRange) return storage.readRange(key, range.start, range.end);
    const whole = await storage.read(key);
    return whole && range ? whole.subarray(range.start, range.end + 1) : whole;
  }

  /** What will be stored of a picture; its file is drawn when it is first looked at. */
  const plan = (brief: ImageBrief, kind: { draft?: boolean } = {}) => {
    const { title, altText } = designer.describe(brief);
    return { ...stored(brief, kind), title, altText };
  };
  const stored = (brief: ImageBrief, kind: { draft?: boolean } = {}) => ({
    brief,
    prompt: brief.prompt,
    storageKey: designKey(digest, designer, brief, kind),
    provider: designer.name,
  });

  /** The same of one picture in several ratios: its words are the same in all, so they are found once. */
  const planRatios = (briefs: ImageBrief[]) => {
    const { title, altText } = briefs[0] ? designer.describe(briefs[0]) : { title: '', altText: '' };
    return briefs.map((brief) => ({ ...stored(brief), title, altText }));
  };

  return {
    plan,
    planRatios,
    read,

    /** Draws the finished picture of a brief, unless it is there. */
    async finish(brief: ImageBrief, options: RenderOptions = {}): Promise<string> {
      const { storageKey } = plan(brief);
      if (!(await storage.stat(storageKey))) await storage.write(storageKey, await render(brief, options));
      return storageKey;
    },

    /** As `plan`, in a style that the designer draws, for rows that are there before anybody drew them: what is slow and has no file yet begins with its rough picture. */
    async foresee(wanted: ImageBrief) {
      const brief = designer.styles.includes(wanted.style) ? wanted : { ...wanted, style: designer.styles[0]! };
      const { title, altText } = designer.describe(brief);
      const stored = { brief, prompt: brief.prompt, provider: designer.name, title, altText };
      const [whole, rough] = [designKey(digest, designer, brief), designKey(digest, designer, brief, { draft: true })];
      const isThere = !isSlow(designer, brief) || (await storage.stat(whole)) !== null;
      return isThere
        ? { ...stored, storageKey: whole, status: 'completed' as const, progress: 100 }
        : { ...stored, storageKey: rough, status: 'refining' as const, progress: 0 };
    },

    /** A picture to look at, neither kept nor counted. */
    preview: async (brief: ImageBrief): Promise<Uint8Array> => (await designer.generate(brief)).bytes,

    /** The brief that goes best with a series' latest pictures, newest first. */
    inFeed: (brief: ImageBrief, last: readonly ImageBrief[], rules?: FeedRules): ImageBrief =>
      designer.inFeed(brief, last, rules),

    /**
     * For a piece: draws the first of several ratios now, so that a failure is known at once, and plans the rest. All
     * of them if they show a photograph, because its owner may delete it. A slow style starts with rough pictures.
     */
    async draw(briefs: ImageBrief[]) {
      const drawn = planRatios(briefs).map((picture) =>
        isSlow(designer, picture.brief)
          ? {
              ...picture,
              storageKey: designKey(digest, designer, picture.brief, { draft: true }),
              status: 'refining' as const,
              progress: 0,
            }
          : picture,
      );
      for (const [at, picture] of drawn.entries()) if (at === 0 || picture.brief.photo) await read(picture);
      return drawn;
    },

    async readPublicFile(
      workspaceSlug: string,
      pictureId: string,
    ): Promise<{ bytes: Uint8Array; contentType: string }> {
      const found = await repository.findPublic(workspaceSlug, pictureId);
      const bytes = found && (await read(found));
      if (!bytes) throw notFound('picture');
      return { bytes, contentType: found.contentType };
    },

    /** The clip of a published post, read as far as it is asked for. */
    async openPublicClip(workspaceSlug: string, clipId: string): Promise<FileToSend> {
      const found = await repository.findPublicClip(workspaceSlug, clipId);
      const stored = found && (await storage.stat(found.storageKey));
      if (!found || !stored) throw notFound('clip');
      const { storageKey, contentType } = found;
      return {
        contentType,
        name: `${workspaceSlug}-${clipId.slice(-8)}.mp4`,
        bytes: stored.bytes,
        tag: digest(storageKey).slice(0, 32),
        read: async (range) => {
          const part = await readPart(storageKey, range);
          if (!part) throw notFound('clip');
          return part;
        },
      };
    },

    /** The still that represents it. */
    async readPublicStill(workspaceSlug: string, clipId: string): Promise<{ bytes: Uint8Array; contentType: string }> {
      const found = await repository.findPublicClip(workspaceSlug, clipId);
      const bytes = found?.posterKey && (await storage.read(found.posterKey));
      if (!bytes) throw notFound('picture');
      return { bytes, contentType: 'image/webp' };
    },
  };
}

const PHOTO_GONE =
  'The photograph of this picture is no longer in your library, so it cannot be drawn again. Choose another photograph.';

export type CreativeService = ReturnType<typeof makeCreativeService>;

interface Dependencies {
  repository: CreativeRepository;
  designer: ImagePort;
  provenance: ProvenancePort;
  storage: StoragePort;
  digest: Digest;
}
