/** The types that handlers pass to the documents; the pages themselves are in src/documents. */
export type { Post, PostPicture, Publisher } from '../../src/documents/publication';
