import { readMarkdownModules } from './markdown-modules';

readMarkdownModules();
const { buildAll } = await import('./build-all');
await buildAll();
