import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentFonts } from './scripts/document-fonts';

/** React Router's package resolves to the build with developer warnings; this is the same without them. */
const withoutWarnings = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve('node_modules/react-router/dist/production', `${file}.mjs`),
}));

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' && !isSsrBuild ? withoutWarnings : [] },
  plugins: [react(), documentFonts()],
  define: {
    __VITE_API_HOST__: JSON.stringify(process.env.VITE_API_HOST ?? ''),
    __FOR_DEVELOPERS__: command === 'serve',
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // our own policy forbids fonts as data: URLs
    manifest: 'manifest.json',
    rolldownOptions: {
      input: ['index.html', 'src/app/page-loader.ts'],
      // Whoever imports one thing from a feature's door does not load what else it offers.
      treeshake: { moduleSideEffects: [{ test: /-parts\.tsx$/, sideEffects: false }] },
      // Inlines constants of other files, so that developer-only code is dropped (src/config/env.ts).
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
    reportCompressedSize: false,
  },
  optimizeDeps: { entries: ['index.html'] },
  server: {
    watch: {
      ignored: [
        '.data',
        '.functions',
        '.server',
        '.netlify',
        'dist',
        'test-results',
        'playwright-report',
        'coverage',
        'netlify',
      ].map((folder) => `**/${folder}/**`),
    },
  },
}));
