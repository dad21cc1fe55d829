import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, transform } from 'esbuild';

/** The chat that websites of businesses load from /chat.js, for browsers since 2021. */
export async function makeChatScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [resolve('src/features/chat/chat-widget.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii', // pages are written in any encoding
    tsconfigRaw: {}, // ours would add "use strict"
    write: false,
    logLevel: 'silent', // whoever builds reports what is thrown
    plugins: [
      {
        name: 'style sheets as text',
        setup(bundler) {
          bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
            const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
            return { contents: code.trim(), loader: 'text' };
          });
        },
      },
    ],
  });
  return outputFiles[0]!.contents;
}

export async function writeChatScript(folder: string): Promise<void> {
  writeFileSync(join(folder, 'chat.js'), await makeChatScript());
}
