import { lchOf } from './colours';

/** What people call a colour, by the nearest of a list in OKLab: "tan", "dark red". Hex in, a noun phrase's adjective out. */
export function colourName(hex: string): string {
  const seen = labOf(hex);
  let [nearest, least] = ['grey', Infinity];
  for (const [name, at] of labs) {
    // a hue is told by eye before a lightness is
    const away = ((at[0] - seen[0]) * LIGHTNESS) ** 2 + (at[1] - seen[1]) ** 2 + (at[2] - seen[2]) ** 2;
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest;
}

function labOf(hex: string): readonly [l: number, a: number, b: number] {
  const { l, c, h } = lchOf(hex);
  const turn = (h * Math.PI) / 180;
  return [l, c * Math.cos(turn), c * Math.sin(turn)];
}

const LIGHTNESS = 0.6;

/** A name may stand for several tones. */
const samples: readonly (readonly [name: string, tones: string])[] = [
  ['black', '#0a0a0a #1f1f1f'],
  ['dark grey', '#3a3a3c'],
  ['grey', '#6f7073 #808080 #909294'],
  ['slate', '#22333b #4a5568 #708090 #4a4e69'],
  ['light grey', '#c2c4c6 #d9dadb'],
  ['white', '#ffffff #f4f4f2'],
  ['cream', '#fdf0d5 #f3e6c8'],
  ['beige', '#e6d5b8'],
  ['tan', '#c6ac8f #b08968 #cfae7c #dda15e'],
  ['brown', '#6f4423 #7b4b2a #8a5a35'],
  ['dark brown', '#33200f #4d2c19'],
  ['dark red', '#3d0c11 #5c0f14 #7c1418'],
  ['red', '#c1121f #d62828 #a4161a #bc4749'],
  ['coral', '#ff7f64 #f0806a #e88a78'],
  ['salmon pink', '#f4b3a2'],
  ['rust', '#a8431b #b7502a'],
  ['orange', '#f28c28 #e8701a #d35400'],
  ['peach', '#f9c89b #ffd9b8'],
  ['gold', '#d4a017 #c8932a #d9a441'],
  ['yellow', '#ffd60a #fcbf49 #f5dd5b #ffc300'],
  ['pale yellow', '#fbf0a8'],
  ['olive', '#6b6b23 #808a2e #606c38'],
  ['lime', '#a8d52f #c3e03f'],
  ['green', '#2e9e4a #588157 #3f7d3a #00a550 #6a994e'],
  ['dark green', '#12361f #31572c #1b4332'],
  ['pale green', '#bfe3c0 #a3b18a'],
  ['mint', '#a5ead0'],
  ['teal', '#0f8b8d #2a9d8f'],
  ['dark teal', '#0b4a4f #006d77 #083b40'],
  ['turquoise', '#40d3cf #5bc0be'],
  ['sky blue', '#6cb8ea #48b5e8 #00b4d8 #87ceeb'],
  ['pale blue', '#cbe3f5 #b5d3ea'],
  ['blue', '#1f5fd6 #0077b6 #3576c8 #1f3c88'],
  ['navy', '#14213d #1b263b #0a2a52 #1d2b3a #0b132b'],
  ['violet', '#7356d8 #5b3fb5'],
  ['dark violet', '#2d1b5a #3c2a66'],
  ['lavender', '#c9bdf0 #b7a6e6 #e6e6fa'],
  ['purple', '#7b2a90 #9b3fb0'],
  ['plum', '#4a1942 #5e2750 #2d1e2f'],
  ['magenta', '#d81b8c #c2185b'],
  ['pink', '#f2a0c0 #f06ba8 #f7b6cf'],
  ['pale pink', '#fbe1e8'],
];
const labs: readonly (readonly [name: string, lab: ReturnType<typeof labOf>])[] = samples.flatMap(([name, tones]) =>
  tones.split(' ').map((tone) => [name, labOf(tone)] as const),
);
