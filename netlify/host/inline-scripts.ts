import { createHash } from 'node:crypto';

/**
 * The scripts that stand inside a page of the build, as sources of a content security policy: 'sha256-…' with its
 * quotes. Blocks of data are no scripts. https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\s(?:src=|type="(?!module"))/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
