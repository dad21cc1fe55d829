import { aspectRatioNames, aspectRatios, type AspectRatio } from './image-format';
import type { PlanName } from './plan-name';

/** What a template is for. */
export const templateCategories = ['social', 'video', 'email'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Where a picture of this shape is mostly used. */
export const categoryOfShape = (ratio: AspectRatio): TemplateCategory =>
  ratio === '4:1' ? 'email' : ratio === '16:9' ? 'video' : 'social';

/** The most folders and templates that a library can hold. */
export const libraryLimits = { folders: 200, templates: 100 } as const;

/** Storage for a workspace's uploads, in bytes. */
export const uploadRoom = (plan: PlanName): number => (plan === 'Trial' || plan === 'Starter' ? 2 : 20) * GIGABYTE;

/** such as "2 GB" */
export const uploadRoomInWords = (plan: PlanName): string => `${uploadRoom(plan) / GIGABYTE} GB`;

/** The closest aspect ratio, on a logarithmic scale: twice as wide is as far away as half as wide. */
export const nearestRatio = ({ width, height }: { width: number; height: number }): AspectRatio => {
  const away = (name: AspectRatio): number =>
    Math.abs(Math.log((width * aspectRatios[name].height) / (height * aspectRatios[name].width)));
  return [...aspectRatioNames].sort((one, other) => away(one) - away(other))[0]!;
};

/** The title of an uploaded file: its name without folders and extension, on one line. */
export const titleOfFile = (name: string, fallback: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_CHARACTERS)
    .trim() || fallback;

/** The file name of a download: its title without characters that file systems forbid. */
export const fileNameOfTitle = (title: string, extension: string, fallback: string): string =>
  `${
    title
      .replace(/[<>:"/\\|?*\s]+/g, ' ')
      .replace(/^[.\s]+|[.\s]+$/g, '')
      .slice(0, TITLE_CHARACTERS)
      .trim() || fallback
  }.${extension}`;

/**
 * The last letters of a stored file's name, which is a hash: a new file has a new address, so browsers can cache each
 * one.
 */
export const fileMark = (storageKey: string): string => storageKey.replace(/\.[a-z0-9]+$/, '').slice(-12);

const GIGABYTE = 1024 ** 3;
const TITLE_CHARACTERS = 100;
