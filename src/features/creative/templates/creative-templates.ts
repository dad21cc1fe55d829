import type { Profile } from '../../../contracts/engine-profile';
import type { AspectRatio } from '../../../domain/image-format';
import type { TemplateCategory } from '../../../domain/library';

/** The four starting points; each sets the shape and the first words of a picture. */
export const creativeTemplates = [
  {
    id: 'social-post',
    name: 'Social Media Post',
    description: 'A square for the feeds of Instagram, Facebook and LinkedIn.',
    aspectRatio: '1:1',
    category: 'social',
  },
  {
    id: 'story',
    name: 'Story/Reel',
    description: 'A full phone screen for stories and the cover of a reel.',
    aspectRatio: '9:16',
    category: 'social',
  },
  {
    id: 'youtube-thumbnail',
    name: 'YouTube Thumbnail',
    description: 'The picture that decides whether a video is opened.',
    aspectRatio: '16:9',
    category: 'video',
  },
  {
    id: 'email-banner',
    name: 'Email Banner',
    description: 'A wide strip for the top of a newsletter.',
    aspectRatio: '4:1',
    category: 'email',
  },
] as const satisfies readonly CreativeTemplate[];

/** Words to start from, in the business's own terms once it is described; short enough to be typed over. */
export function startingPrompt(template: TemplateId, profile?: Profile | null): string {
  const offer = profile?.offers[0];
  if (!profile || !offer) return GENERAL[template];
  const name = profile.name;
  return {
    'social-post': `${offer}, this week at ${name}.`,
    story: `${offer} today. Come and see us at ${name}.`,
    'youtube-thumbnail': `5 things to know about ${offer}`,
    'email-banner': `News from ${name}: ${offer}.`,
  }[template];
}

const GENERAL: Record<TemplateId, string> = {
  'social-post': 'Our favourite of the week, and why people come for it.',
  story: 'Behind the scenes this morning, two minutes before we open.',
  'youtube-thumbnail': '5 things to ask before you book',
  'email-banner': 'News from us: what is new this month.',
};

export interface CreativeTemplate {
  id: string;
  name: string;
  description: string;
  aspectRatio: AspectRatio;
  category: TemplateCategory;
}

export type TemplateId = (typeof creativeTemplates)[number]['id'];
