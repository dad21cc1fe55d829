import type { AspectRatio } from '../../../domain/image-format';

/**
 * Pictures of the landing page, made by `scripts/site-pictures.ts` and stored in public/site. The built-in
 * designer draws the posters from exactly these words; the script refuses an `alt` that differs from the
 * designer's own.
 */
export const posters = {
  beat: {
    src: '/site/burger-night.webp',
    prompt: 'Burger night, Friday, two for one',
    aspectRatio: '9:16',
    seed: 9,
    width: 640,
    height: 1138,
    alt: 'Minimalist poster: a hamburger on a large orange disc. It reads “Burger night”, “Two for one”, “Friday”.',
  },
  flowers: {
    src: '/site/spring-flowers.webp',
    prompt: 'Spring flowers, 20% off until Sunday',
    aspectRatio: '1:1',
    seed: 1,
    width: 560,
    height: 560,
    alt: 'Minimalist poster: a tulip on a large pink disc. It reads “Spring flowers”, “20% off”, “Until Sunday”.',
  },
  jazz: {
    src: '/site/jazz-on-the-terrace.webp',
    prompt: 'Jazz on the terrace, Saturday 20:00, free entry',
    aspectRatio: '16:9',
    seed: 5,
    width: 480,
    height: 270,
    alt: 'Minimalist poster: a saxophone in an orange archway. It reads “Jazz on the terrace”, “Free entry”, “Saturday 20:00”.',
  },
  camp: {
    src: '/site/code-camp.webp',
    prompt: 'Code camp for kids, summer holidays',
    aspectRatio: '16:9',
    seed: 3,
    width: 480,
    height: 270,
    alt: 'Minimalist poster: a laptop among blue quarter discs and squares. It reads “Code camp for kids”, “Summer holidays”.',
  },
  dental: {
    src: '/site/dental-check-up.webp',
    prompt: 'Free dental check-up for new patients',
    aspectRatio: '9:16',
    seed: 4,
    width: 440,
    height: 782,
    alt: 'Minimalist poster: a stethoscope in a teal archway. It reads “Free dental check-up for new patients”.',
  },
  /** Shown in the sample section until the visitor has one drawn. */
  example: {
    src: '/site/sourdough-at-seven.webp',
    prompt: 'Sourdough at seven, fresh from the oven every morning',
    aspectRatio: '1:1',
    seed: 7,
    width: 900,
    height: 900,
    alt: 'Minimalist poster: a loaf of bread on an orange field. It reads “Sourdough at seven”, “Fresh from the oven”, “Every morning”.',
  },
} as const satisfies Record<string, Poster>;

/** Screenshots of the demo workspace in both themes and two window widths: `${src}-light-wide.webp`. */
export const screens = {
  engine: {
    src: '/site/content-engine',
    alt: 'The Content Engine of a restaurant called Corner Grill: four beats of the week, what went out, and three ideas to pick from',
  },
  creative: {
    src: '/site/ai-creative',
    alt: 'The library of the AI Creative Suite: posters that were drawn for the restaurant, to view, download and share',
  },
} as const;

/** In CSS pixels; `pixels` is the file's width. */
export const screenSizes = {
  wide: { width: 1440, height: 720, pixels: 1920 },
  phone: { width: 390, height: 700, pixels: 780 },
} as const;

export interface Poster {
  src: string;
  prompt: string;
  aspectRatio: AspectRatio;
  seed: number;
  width: number;
  height: number;
  alt: string;
}
