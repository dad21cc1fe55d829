import { HOUR_MS } from '../../../../src/domain/duration';
import { aspectRatios, type AspectRatio, type ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';
import type { DemoRows } from './engine-demo-repository';

/**
 * The library beside the posts' pictures: what a month of allowance was used for. Briefs hold no date and no chance, so
 * all demos share their files; what is slow to make and was never made is made by a job. `pictures` and `clips`: how many.
 */
export async function demoLibrary({
  workspaceId,
  owner,
  brand,
  pictures,
  clips,
  since,
  now,
  foresee,
  foreseeClip,
  makeId,
}: DemoLibrary): Promise<LibraryRows> {
  const at = (index: number, of: number): Date =>
    new Date(since.getTime() + ((now.getTime() - since.getTime()) * (index + 1)) / (of + 2));
  const folders = FOLDERS.map((name) => ({ id: makeId(), workspaceId, name, createdAt: since }));
  const folderOf = (name: string | null) => folders.find((folder) => folder.name === name)?.id ?? null;
  const team = [owner.id, ...Array.from({ length: TEAM - 1 }, () => makeId())];

  const drawn = await Promise.all(
    Array.from({ length: pictures }, async (_, index) => {
      // The second time around each is a variation of the first, in the next style.
      const [round, wish] = [Math.floor(index / PICTURES.length), PICTURES[index % PICTURES.length]!];
      const style = STYLES[(STYLES.indexOf(wish.style) + round) % STYLES.length]!;
      const { width, height } = aspectRatios[wish.aspectRatio];
      const foreseen = await foresee({ prompt: wish.prompt, brand, style, aspectRatio: wish.aspectRatio, seed: index });
      return {
        ...foreseen,
        id: makeId(),
        workspaceId,
        aspectRatio: wish.aspectRatio,
        width,
        height,
        folderId: folderOf(wish.folder),
        createdAt: at(index, pictures),
      };
    }),
  );
  const filmed = await Promise.all(
    CLIPS.slice(0, clips).map(async ({ prompt, style, aspectRatio, folder, seconds }, index) => ({
      ...(await foreseeClip({ prompt, brand, style, aspectRatio, seed: index, seconds, quality: 'sd' })),
      id: makeId(),
      workspaceId,
      folderId: folderOf(folder),
      createdAt: new Date(Math.max(since.getTime(), Math.min(at(index, clips).getTime(), now.getTime() - OLD_MS))),
    })),
  );

  const family = drawn.map((row, index) =>
    index < PICTURES.length ? row : { ...row, parentId: drawn[index % PICTURES.length]!.id },
  );
  // What nobody can see yet, nobody has liked.
  const creations = [...family, ...filmed].map((row, index) =>
    row.status === 'generating'
      ? { ...row, likes: 0, downloads: 0 }
      : { ...row, likes: (index * 5) % (TEAM + 1), downloads: (index * 11) % 9 },
  );
  const likes = creations.flatMap(({ id, likes: count }, index) =>
    Array.from({ length: count }, (_, nth) => ({ workspaceId, creationId: id, userId: team[(index + nth) % TEAM]! })),
  );
  const templates = TEMPLATES.map((template, index) => ({
    ...template,
    id: makeId(),
    workspaceId,
    createdAt: at(index, TEMPLATES.length),
  }));
  return { folders, creations, likes, templates };
}

const FOLDERS = ['Menu', 'Offers', 'By the fire'] as const;
const STYLES: readonly ImageStyle[] = ['minimalist', 'cartoon', 'artistic', 'minimalist', 'photorealistic'];
/** Clips are made when a visitor comes, and are nothing that somebody has just asked for; on the first of a month they are of this month. */
const OLD_MS = 2 * HOUR_MS;
/** People who like things. */
const TEAM = 6;

const PICTURES: readonly Wish[] = [
  { prompt: 'The classic smash burger', style: 'cartoon', aspectRatio: '1:1', folder: 'Menu' },
  { prompt: 'Two-for-one burgers every Friday', style: 'minimalist', aspectRatio: '1:1', folder: 'Offers' },
  { prompt: 'Hand-cut fries with sea salt', style: 'artistic', aspectRatio: '4:3', folder: 'Menu' },
  { prompt: 'Lunch menu, Tuesday to Friday from noon', style: 'minimalist', aspectRatio: '9:16', folder: 'Offers' },
  { prompt: 'Cooked over a charcoal fire', style: 'photorealistic', aspectRatio: '16:9', folder: 'By the fire' },
  { prompt: 'Kids eat free on Sundays', style: 'cartoon', aspectRatio: '1:1', folder: 'Offers' },
  { prompt: 'The mushroom burger, no meat at all', style: 'artistic', aspectRatio: '1:1', folder: 'Menu' },
  { prompt: 'Set menus for parties of eight or more', style: 'minimalist', aspectRatio: '4:1', folder: 'Offers' },
  { prompt: 'Warm apple pie with vanilla ice cream', style: 'cartoon', aspectRatio: '1:1', folder: 'Menu' },
  { prompt: 'Meet us at the grill', style: 'artistic', aspectRatio: '9:16', folder: 'By the fire' },
  { prompt: 'Fresh lemonade, made every morning', style: 'cartoon', aspectRatio: '9:16', folder: 'Menu' },
  { prompt: 'Book your table for Saturday night', style: 'minimalist', aspectRatio: '16:9', folder: null },
  { prompt: 'Our ketchup is made here', style: 'minimalist', aspectRatio: '1:1', folder: 'By the fire' },
  { prompt: 'Chocolate brownie, still warm', style: 'artistic', aspectRatio: '4:3', folder: 'Menu' },
  { prompt: 'Thank you for five stars', style: 'cartoon', aspectRatio: '1:1', folder: null },
  { prompt: 'Coffee and cake after lunch', style: 'minimalist', aspectRatio: '4:3', folder: 'Offers' },
  { prompt: 'The cheese burger with pickles', style: 'photorealistic', aspectRatio: '1:1', folder: 'Menu' },
  { prompt: 'Open until eleven at the weekend', style: 'minimalist', aspectRatio: '9:16', folder: null },
  { prompt: 'Sweet potato fries are back', style: 'cartoon', aspectRatio: '16:9', folder: 'Menu' },
  { prompt: 'We are looking for a cook', style: 'minimalist', aspectRatio: '1:1', folder: null },
  { prompt: 'Tomato soup with fresh bread', style: 'artistic', aspectRatio: '1:1', folder: 'Menu' },
  { prompt: 'A burger and a drink for the office', style: 'cartoon', aspectRatio: '4:1', folder: 'Offers' },
  { prompt: 'Birthday? Dessert is on us', style: 'minimalist', aspectRatio: '9:16', folder: 'Offers' },
  { prompt: 'Bring the whole family', style: 'artistic', aspectRatio: '16:9', folder: 'By the fire' },
];

const CLIPS: readonly (Wish & { seconds: 3 | 5 })[] = [
  { prompt: 'Two-for-one burgers on Fridays', style: 'cartoon', aspectRatio: '9:16', folder: 'Offers', seconds: 3 },
  { prompt: 'Hand-cut fries with sea salt', style: 'minimalist', aspectRatio: '1:1', folder: 'Menu', seconds: 3 },
  { prompt: 'Lunch menu from noon', style: 'minimalist', aspectRatio: '9:16', folder: 'Offers', seconds: 3 },
  { prompt: 'Cooked over a charcoal fire', style: 'cartoon', aspectRatio: '16:9', folder: 'By the fire', seconds: 5 },
  { prompt: 'Kids eat free on Sundays', style: 'cartoon', aspectRatio: '1:1', folder: 'Offers', seconds: 3 },
  {
    prompt: 'The mushroom burger, no meat at all',
    style: 'minimalist',
    aspectRatio: '9:16',
    folder: 'Menu',
    seconds: 3,
  },
  { prompt: 'Warm apple pie with vanilla ice cream', style: 'cartoon', aspectRatio: '1:1', folder: 'Menu', seconds: 3 },
  { prompt: 'Book your table for Saturday night', style: 'minimalist', aspectRatio: '16:9', folder: null, seconds: 3 },
  { prompt: 'Fresh lemonade, made every morning', style: 'cartoon', aspectRatio: '9:16', folder: 'Menu', seconds: 3 },
  { prompt: 'Open until eleven at the weekend', style: 'minimalist', aspectRatio: '1:1', folder: null, seconds: 3 },
  { prompt: 'Birthday? Dessert is on us', style: 'cartoon', aspectRatio: '9:16', folder: 'Offers', seconds: 3 },
  { prompt: 'Meet us at the grill', style: 'minimalist', aspectRatio: '16:9', folder: 'By the fire', seconds: 5 },
];

const TEMPLATES = [
  {
    name: 'Burger of the week',
    description: 'One burger, its name large, for the feed',
    prompt: 'The burger of the week: ',
    aspectRatio: '1:1',
    style: 'cartoon',
    category: 'social',
  },
  {
    name: 'Friday offer',
    description: 'Two for one, as a story',
    prompt: 'Two-for-one burgers this Friday',
    aspectRatio: '9:16',
    style: 'minimalist',
    category: 'social',
  },
] as const;

interface Wish {
  prompt: string;
  style: ImageStyle;
  aspectRatio: AspectRatio;
  folder: (typeof FOLDERS)[number] | null;
}

interface DemoLibrary {
  workspaceId: string;
  owner: { id: string };
  brand: string;
  pictures: number;
  clips: number;
  since: Date;
  now: Date;
  foresee: Foresee;
  foreseeClip: ForeseeClip;
  makeId(): string;
}

type NewCreation = DemoRows['pictures'][number];
export type Foresee = (
  brief: ImageBrief,
) => Promise<
  Pick<NewCreation, 'brief' | 'prompt' | 'storageKey' | 'provider' | 'title' | 'altText' | 'status' | 'progress'>
>;
export type ForeseeClip = (brief: MotionBrief) => Promise<Omit<NewCreation, 'id' | 'workspaceId' | 'createdAt'>>;

export type LibraryRows = Pick<DemoRows, 'folders' | 'likes' | 'templates'> & { creations: NewCreation[] };
