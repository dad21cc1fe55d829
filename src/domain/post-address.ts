import { slugify } from './slug';

/** The last part of a post's address, unless another post has it already. */
export const slugOfPost = (title: string): string => slugify(title) || 'post';

/** Where a post is, or will be, on the workspace's own page; null while that cannot be reached. */
export const postAddress = (page: string | null, post: { slug?: string | null; title: string }): string | null =>
  page === null ? null : `${page}/${post.slug ?? slugOfPost(post.title)}`;
