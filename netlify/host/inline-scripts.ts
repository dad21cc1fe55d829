import { createHash } from 'node:crypto';

/**
 * The inline scripts of a built page as sources for a content security policy: 'sha256-…' with quotes. Data
 * blocks are not scripts. https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\s(?:src=|type="(?!module"))/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
