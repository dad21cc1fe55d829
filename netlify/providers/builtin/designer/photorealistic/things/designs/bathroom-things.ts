import { ball, curved, lathe, run, wire, type ThingDesign } from '../shaping';
import { black, chrome, paper, satin, stone, wood } from '../stuffs';

/** Smooth stones on each other. */
export const stones: ThingDesign = () =>
  [
    [1.35, 0.42, 0, '#6f7478', '#4b4f53'],
    [1.1, 0.36, 0.08, '#8d8578', '#6a6459'],
    [0.85, 0.31, -0.06, '#5d6266', '#44484c'],
    [0.62, 0.26, 0.05, '#a39b8d', '#80796c'],
    [0.4, 0.2, -0.02, '#70757a', '#53575b'],
  ].reduce<{ y: number; parts: ReturnType<ThingDesign> }>(
    ({ y, parts }, [wide, high, x, one, two]) => ({
      y: y + (high as number) * 1.9,
      parts: [
        ...parts,
        ball([x as number, y + (high as number), 0], [wide as number, high as number, (wide as number) * 0.85], {
          ...stone(one as string, two as string),
          coat: 0.35,
        }),
      ],
    }),
    { y: 0, parts: [] },
  ).parts;

/** Bottles of nail polish. */
export const polish: ThingDesign = ({ accent, second }) =>
  [
    [-0.95, 0, accent],
    [0.15, -0.3, second],
    [1.1, 0.35, '#b23a55'],
  ].flatMap(([x, z, colour]) => [
    lathe(
      [x as number, 0, z as number],
      [
        curved(
          { colour: colour as string, rough: 0.03, coat: 1 },
          [0.44, 0],
          [0.52, 0.06],
          [0.52, 0.85],
          [0.42, 1.02],
          [0.24, 1.1],
        ),
        run(black, [0.27, 1.1], [0.23, 2.1], [0.2, 2.14], [0, 2.15]),
      ],
    ),
  ]);

/** A pump bottle, a jar and a towel. */
export const lotion: ThingDesign = ({ accent }) => [
  lathe(
    [-0.55, 0, 0],
    [
      curved(satin(accent), [0.6, 0], [0.66, 0.06], [0.66, 0.5]),
      run(paper, [0.665, 0.5], [0.665, 1.35]),
      curved(satin(accent), [0.66, 1.35], [0.66, 1.6], [0.5, 1.85], [0.22, 1.95]),
      run(chrome, [0.24, 1.95], [0.24, 2.15], [0.08, 2.17], [0.08, 2.5]),
    ],
  ),
  ...wire(
    [
      [-0.55, 2.52, 0],
      [-0.1, 2.52, 0.15],
      [0.0, 2.42, 0.18],
    ],
    0.08,
    chrome,
  ),
  lathe(
    [0.85, 0, 0.45],
    [
      curved(satin('#f4efe6'), [0.55, 0], [0.6, 0.06], [0.6, 0.5]),
      run(wood, [0.62, 0.5], [0.62, 0.78], [0.58, 0.82], [0, 0.82]),
    ],
  ),
];
