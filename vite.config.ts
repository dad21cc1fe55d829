import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentFonts } from './scripts/document-fonts';

export default defineConfig(({ command }) => ({
  plugins: [react(), documentFonts()],
  define: {
    __VITE_API_HOST__: JSON.stringify(process.env.VITE_API_HOST ?? ''),
    __FOR_DEVELOPERS__: command === 'serve',
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // fonts as data: URLs are not allowed by our own policy
    manifest: 'manifest.json',
    rolldownOptions: { input: ['index.html', 'src/app/page-loader.ts'] },
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
