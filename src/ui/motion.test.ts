import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * People who ask for reduced motion get none (WCAG 2.2, 2.3.3). Transitions take their duration from tokens that
 * are then zero; key-frame animations must be inside a media query. A delayed appearance within a millisecond is
 * not motion.
 */
describe('motion', () => {
  const styles = sourcesOf('src').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  test('has no duration when reduced motion is requested', () => {
    const calm = /@media \(prefers-reduced-motion: reduce\) \{([^]*?\})/.exec(
      readFileSync('src/ui/tokens.css', 'utf8'),
    )![1]!;
    for (const name of ['fast', 'base', 'slow']) expect(calm).toMatch(new RegExp(`--duration-${name}: 0ms`));
  });

  test('of a transition takes its duration from a token', () => {
    const found = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w-])transition(?:-duration)?: ([^;]+);/g)].map(([, value]) => ({ file, value: value! })),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ value }) => isFree(value))).toEqual([]);
  });

  test('of key frames is inside a media query about reduced motion', () => {
    const found = styles.filter(({ text }) =>
      [...text.matchAll(/(?<![\w-])animation: ([^;]+);/g)].some(
        ([, value]) => value !== 'none' && !/ 1ms /.test(value!),
      ),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(
      found
        .filter(
          ({ text }) =>
            !/theme\.media\.calm\}? *\{[^]*animation: none|prefers-reduced-motion: (?:no-preference|reduce\) \{[^]*animation: none)/.test(
              text,
            ),
        )
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test('is recognised when its duration is no token', () => {
    expect(isFree('opacity 200ms ease')).toBe(true);
    expect(isFree('opacity ${theme.duration.slow} ${theme.ease.out}, transform 1s')).toBe(true);
    expect(isFree('none')).toBe(false);
    expect(isFree('opacity ${theme.duration.base}')).toBe(false);
  });
});

/** Whether it contains a duration that is not a token. */
const isFree = (value: string): boolean =>
  value !== 'none' &&
  value.split(',').some((part) => !/\$\{theme\.duration\.\w+\}/.test(part) || /\b\d*\.?\d+m?s\b/.test(part));

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
