export type { ExportedPost, PostsExportPage } from '../../src/documents/posts-export-document';
