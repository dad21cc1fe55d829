/** The shapes that handlers hand to the documents; the pages themselves live in src/documents. */
export type { Post, PostPicture, Publisher } from '../../src/documents/publication';
