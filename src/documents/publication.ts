import type { BusinessDetails } from '../domain/business-details';
import type { AspectRatio } from '../domain/image-format';
import type { Language } from '../domain/language';

/** What the public documents show of a business and its posts. All addresses are absolute. */
export interface Publisher {
  name: string;
  what: string | null;
  place: string | null;
  url: string;
  feedUrl: string;
  zone: string;
  /** Of the words that are not the business's own. */
  language: Language;
  /** Address of the logo. */
  logo?: string | null;
  /** The brand's colours as #rrggbb, most important first. */
  colours?: readonly string[];
  /** Its own website; '' without one. */
  website?: string;
  /** What it sells, in its own words and order. */
  offers?: readonly string[];
  /** What it entered for its public page. */
  details?: BusinessDetails;
  /** Where its sign-up page is, while that is open. */
  joinUrl?: string | null;
}

/** Somebody of the business who shows themselves; company and bio are '' without. */
export interface PublicPerson {
  name: string;
  company: string;
  bio: string;
}

export interface Post {
  title: string;
  /** Plain text, one entry per paragraph. */
  paragraphs: string[];
  url: string;
  publishedAt: Date;
  /** When its words were last corrected; null when they are as they were published. */
  revisedAt: Date | null;
  altText: string;
  keywords: string[];
  picture: PostPicture | null;
  banner: PostPicture | null;
}

export interface PostPicture {
  url: string;
  width: number;
  height: number;
  aspectRatio: AspectRatio;
}
