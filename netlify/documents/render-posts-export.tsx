import { renderToStaticMarkup } from 'react-dom/server';
import { PostsExportDocument, type PostsExportPage } from '../../src/documents/posts-export-document';

export const renderPostsExport = (page: PostsExportPage): string =>
  `<!doctype html>${renderToStaticMarkup(<PostsExportDocument {...page} />)}\n`;
