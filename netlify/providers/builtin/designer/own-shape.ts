import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The SVG body, in a 32-unit box, of a shape drawn for this designer because no emoji set has it; undefined for other
 * names. Only for the generators: a picture is drawn from the assets they write.
 */
export function ownShape(name: string): string | undefined {
  const file = path.join(import.meta.dirname, 'subjects', 'own-shapes', `${name}.svg`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s*\n\s*/g, '');
}
