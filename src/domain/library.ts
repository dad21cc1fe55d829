import { aspectRatioNames, aspectRatios, type AspectRatio } from './image-format';
import type { PlanName } from './plan';

/** What a template is made for. */
export const templateCategories = ['social', 'video', 'email'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Where a picture of this shape is mostly used. */
export const categoryOfShape = (ratio: AspectRatio): TemplateCategory =>
  ratio === '4:1' ? 'email' : ratio === '16:9' ? 'video' : 'social';

/** How much of its own a library takes. */
export const libraryLimits = { folders: 200, templates: 100 } as const;

/** Bytes that a workspace's uploads may have together. */
export const uploadRoom = (plan: PlanName): number => (plan === 'Trial' || plan === 'Starter' ? 2 : 20) * GIGABYTE;

/** "2 GB" */
export const uploadRoomInWords = (plan: PlanName): string => `${uploadRoom(plan) / GIGABYTE} GB`;

/** The shape that comes nearest, as twice as wide is as far away as half as wide. */
export const nearestRatio = ({ width, height }: { width: number; height: number }): AspectRatio => {
  const away = (name: AspectRatio): number =>
    Math.abs(Math.log((width * aspectRatios[name].height) / (height * aspectRatios[name].width)));
  return [...aspectRatioNames].sort((one, other) => away(one) - away(other))[0]!;
};

/** What a brought file is called: its own name without folders and ending, on one line. */
export const titleOfFile = (name: string, fallback: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_CHARACTERS)
    .trim() || fallback;

/** What a file is called when it is saved: its title without what file systems forbid. */
export const fileNameOfTitle = (title: string, extension: string, fallback: string): string =>
  `${
    title
      .replace(/[<>:"/\\|?*\s]+/g, ' ')
      .replace(/^[.\s]+|[.\s]+$/g, '')
      .slice(0, TITLE_CHARACTERS)
      .trim() || fallback
  }.${extension}`;

const GIGABYTE = 1024 ** 3;
const TITLE_CHARACTERS = 100;
