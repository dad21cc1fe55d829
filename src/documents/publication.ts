import type { BusinessDetails } from '../domain/business-details';
import { partText, type PostPart } from '../domain/post-body';
import type { AspectRatio } from '../domain/image-format';
import type { Language } from '../domain/language';

/** What public documents show of a business and its posts. All addresses are absolute. */
export interface Publisher {
  name: string;
  what: string | null;
  place: string | null;
  url: string;
  feedUrl: string;
  zone: string;
  /** The language of the fixed words. */
  language: Language;
  /** The logo's address. */
  logo?: string | null;
  /** The brand colours as #rrggbb, most important first. */
  colours?: readonly string[];
  /** Its own website; '' for none. */
  website?: string;
  /** What it sells, in its own words and order. */
  offers?: readonly string[];
  /** What it entered for its public page. */
  details?: BusinessDetails;
  /** Its sign-up page, while that is open. */
  joinUrl?: string | null;
  /** The post on the page, which links to the business's website name. */
  campaign?: string;
}

/** A person of the business who chose to be shown; company and bio may be ''. */
export interface PublicPerson {
  name: string;
  company: string;
  bio: string;
}

export interface Post {
  title: string;
  parts: PostPart[];
  url: string;
  publishedAt: Date;
  /** When its words were last corrected; null if they never were. */
  revisedAt: Date | null;
  altText: string;
  keywords: string[];
  picture: PostPicture | null;
  banner: PostPicture | null;
  clip: PostClip | null;
}

/** The post in motion, as an MP4. */
export interface PostClip {
  url: string;
  stillUrl: string;
  width: number;
  height: number;
  /** What it shows, and every word in it; nobody speaks. */
  altText: string;
  bytes: number;
  seconds: number;
}

export interface PostPicture {
  url: string;
  width: number;
  height: number;
  aspectRatio: AspectRatio;
}

/** What a post is introduced with elsewhere: its first paragraph. */
export const summaryOf = ({ parts, title }: Pick<Post, 'parts' | 'title'>): string => {
  const first = parts.find(({ kind }) => kind !== 'heading');
  return first ? partText(first) : title;
};
