import type { GeneratedImage } from '../../../src/contracts/creative';
import type { Actor } from '../../../src/domain/activity';
import { allowanceUsedSentence } from '../../../src/domain/allowance';
import { happenings } from '../../../src/domain/happenings';
import { aspectRatios, type AspectRatio, type ImageStyle } from '../../../src/domain/image-format';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Ids } from '../../ports/ids';
import type { ImageBrief, ImagePort } from '../../ports/image';
import type { StoragePort } from '../../ports/storage';
import type { CreativeRepository, StoredPicture } from './creative-repository';

/** Pictures: drawn from a brief, kept under the brief's hash, counted against the plan. */
export function makeCreativeService({ repository, designer, storage, digest, clock, ids }: Dependencies) {
  const keyOf = (brief: ImageBrief): string => {
    const hash = digest(JSON.stringify([designer.name, designer.version, brief.prompt, brief.headline, brief.supporting, brief.brand, brief.style, brief.aspectRatio, brief.seed, ...(brief.colours || brief.font ? [brief.colours ?? [], brief.font] : [])]));
    return `designs/${hash.slice(0, 2)}/${hash}.webp`;
  };

  async function render(brief: ImageBrief, storageKey: string): Promise<Uint8Array> {
    const { bytes } = await designer.generate(brief);
    await storage.write(storageKey, bytes);
    return bytes;
  }

  /** The file of a stored picture; drawn again from its brief when it was never made or got lost. */
  const read = async ({ brief, storageKey }: StoredPicture): Promise<Uint8Array> => (await storage.read(storageKey)) ?? render(brief, storageKey);

  /** What will be stored of a picture; its file is drawn when it is first looked at. */
  const plan = (brief: ImageBrief) => ({ brief, storageKey: keyOf(brief), provider: designer.name, title: designer.describe(brief).title });

  return {
    plan,

    /** A picture to look at, neither kept nor counted. */
    preview: async (brief: ImageBrief): Promise<Uint8Array> => (await designer.generate(brief)).bytes,

    /** For a piece: draws the first of several ratios now, so that a failure is known at once, and plans the rest. */
    async draw(briefs: ImageBrief[]) {
      const planned = briefs.map(plan);
      const [first] = planned;
      if (first) await read({ ...first, altText: '' });
      return planned;
    },

    async generateImage(place: Place, { prompt, aspectRatio, style }: { prompt: string; aspectRatio: AspectRatio; style: ImageStyle }, actor: Actor): Promise<GeneratedImage> {
      const unit = { id: ids.id(), workspaceId: place.id, kind: 'images' as const, noticeId: ids.id(), now: clock.now() };
      const refusal = await repository.reserve({ ...unit, leaseUntil: new Date(unit.now.getTime() + LEASE_MS) });
      if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
      try {
        const drawnStyle = designer.styles.includes(style) ? style : designer.styles[0]!;
        const brief: ImageBrief = { prompt, style: drawnStyle, aspectRatio, seed: parseInt(ids.id().replaceAll('-', '').slice(-6), 16) % SEEDS };
        const storageKey = keyOf(brief);
        await read({ brief, storageKey, altText: '' });
        const { title, altText, leftOut } = designer.describe(brief);
        const size = { width: aspectRatios[aspectRatio].width, height: aspectRatios[aspectRatio].height };
        const row = { id: ids.id(), workspaceId: place.id, brief, storageKey, provider: designer.name, title, altText, aspectRatio, ...size, createdAt: clock.now() };
        const kept = await repository.insert(row, unit.id, { ...happenings.pictureGenerated(row), id: ids.id(), workspaceId: place.id, actor, at: row.createdAt });
        if (!kept) throw new AppError('unavailable', 'Drawing took far too long, so the picture was not kept and not counted. Try again.');
        return {
          id: row.id, type: 'image', title, prompt, url: `/api/creative/pictures/${row.id}/file`, createdAt: row.createdAt.toISOString(),
          aspectRatio, style: drawnStyle, ...size, altText, leftOut, provider: designer.name,
        };
      } catch (error) {
        await repository.refund(place.id, unit.id);
        throw error;
      }
    },

    /** The ledger's own figures: on a trial, those of all trial workspaces of its owner. */
    getUsage: (place: Place) => repository.readAllowances(place.id, clock.now()),

    async listPictures(place: Place, query: { cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.list(place.id, query);
      return {
        items: rows.map((row) => ({
          id: row.id, url: `/api/creative/pictures/${row.id}/file`, aspectRatio: row.aspectRatio, width: row.width, height: row.height,
          altText: row.altText, title: row.title, prompt: row.brief.prompt, style: row.brief.style, provider: row.provider, createdAt: row.createdAt.toISOString(),
        })),
        nextCursor,
      };
    },

    async readFile(workspaceId: string, pictureId: string): Promise<Uint8Array> {
      const found = await repository.find(workspaceId, pictureId);
      if (!found) throw notFound('picture');
      return read(found);
    },

    async readPublicFile(workspaceSlug: string, pictureId: string): Promise<Uint8Array> {
      const found = await repository.findPublic(workspaceSlug, pictureId);
      if (!found) throw notFound('picture');
      return read(found);
    },
  };
}

const SEEDS = 1_000_000;
/** Longer than any request may take. */
const LEASE_MS = 10 * 60_000;

/** The workspace as far as pictures need it. */
export interface Place {
  id: string;
}

export type CreativeService = ReturnType<typeof makeCreativeService>;

interface Dependencies {
  repository: CreativeRepository;
  designer: ImagePort;
  storage: StoragePort;
  digest: Digest;
  clock: Clock;
  ids: Ids;
}
