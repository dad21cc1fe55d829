import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { URL } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';

/*
 * Functions that work jobs carry the canvas packed (scripts/pack-binaries.ts). Their entries import a copy of this file before
 * anything else, from .functions/_bundles, and the canvas then loads the library that this variable names. The folder may only
 * be written by this user, and is removed when the process ends.
 */
const folder = mkdtempSync(join(tmpdir(), 'canvas-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const library = join(folder, 'skia.node');
writeFileSync(library, zstdDecompressSync(readFileSync(new URL('../../.cache/canvas/skia.node.zst', import.meta.url))));
process.env.NAPI_RS_NATIVE_LIBRARY_PATH = library;
