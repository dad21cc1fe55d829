import type { PostLanguage } from '../../../../../src/domain/text-language';

/** Languages in which an owner's words become a post: in `other` ones not a word of ours stands beside them. */
export type ToldLanguage = PostLanguage | 'other';
