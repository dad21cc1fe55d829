import { readFileSync } from 'node:fs';
import { ALIKE, likeness, marksOf, type Words } from '../../src/domain/likeness';

/**
 * Counts how often posts that say the same are noticed, and how often posts that do not are taken for it:
 * `node --import tsx bench/likeness/judge.ts bench/likeness/judged-november.json`
 */
const file = process.argv[2];
if (!file) throw new Error('Name a file of pairs.');
const pairs = JSON.parse(readFileSync(file, 'utf8')) as Pairs;
const wordsOf = ([title, body]: Post): Words => ({ title, body });

const same = pairs.same.map(([name, one, other]) => ({ name, like: likeness(wordsOf(one), wordsOf(other)) }));
for (const { name, like } of same.filter((pair) => pair.like < ALIKE))
  console.log(`missed: ${name} (${like.toFixed(2)})`);

const posts = pairs.different.map(([title, body]) => wordsOf([title, body + pairs.footer]));
const different = posts.flatMap((one, at) =>
  posts.slice(at + 1).map((other) => {
    const others = posts.filter((post) => post !== one);
    const sets = others.map((post) => new Set(marksOf(post)));
    const rarity = (mark: number) =>
      1 - Math.max(0, sets.filter((set) => set.has(mark)).length - 1) / (others.length - 1);
    return { one, other, alone: likeness(one, other), among: likeness(one, other, rarity) };
  }),
);
for (const { one, other, alone, among } of different)
  if (alone >= ALIKE || among >= ALIKE)
    console.log(
      `false alarm: “${one.title}” and “${other.title}” (${alone.toFixed(2)} alone, ${among.toFixed(2)} among all)`,
    );

console.log(`${same.filter(({ like }) => like >= ALIKE).length} of ${same.length} that say the same were noticed.`);
const [alone, among] = [
  different.filter((pair) => pair.alone >= ALIKE),
  different.filter((pair) => pair.among >= ALIKE),
];
console.log(
  `${among.length} false alarms in ${different.length} pairs of one business; ${alone.length} were these its only two posts.`,
);

type Post = [title: string, body: string];
interface Pairs {
  same: [string, Post, Post][];
  footer: string;
  different: Post[];
}
