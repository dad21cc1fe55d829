import { arc, ball, curved, lathe, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { darkWood, glass, glazed, lacquer, matte, paper, satin, steel } from '../stuffs';

/** A cup of coffee on its saucer, with a biscuit. */
export const coffee: ThingDesign = ({ accent }) => {
  const china = glazed(accent);
  const inside = glazed('#f6f2ea');
  return [
    lathe([0, 0, 0], [curved(china, [0.8, 0.02], [1.5, 0.1], [1.95, 0.3], [1.9, 0.33], [1.3, 0.16], [0, 0.14])]),
    lathe(
      [0, 0.14, 0],
      [
        curved(china, [0.55, 0], [0.62, 0.08], [1.02, 0.6], [1.14, 1.2], [1.16, 1.42], [1.12, 1.46]),
        run(inside, [1.12, 1.46], [1.06, 1.4], [1.05, 1.3]),
        run(
          { colour: '#c08a54', rough: 0.4, coat: 0.5, pattern: { kind: 'mottle', colour: '#5a3218', size: 0.6 } },
          [1.05, 1.27],
          [0, 1.28],
        ),
      ],
    ),
    ...wire(arc([1.2, 0.95, 0], 0.46, -1.9, 1.75, 12), 0.09, china),
    ...[-1.3, -1.05].map((x, at) =>
      lathe(
        [x, 0.36 + at * 0.16, 0.75],
        [
          run(
            { colour: '#c98d4b', rough: 0.8, coat: 0.1, bump: { depth: 0.3, size: 0.08 } },
            [0.34, 0],
            [0.36, 0.06],
            [0.3, 0.12],
            [0, 0.13],
          ),
        ],
        { pitch: 0.15 },
      ),
    ),
  ];
};

/** A takeaway cup with a lid and a straw. */
export const takeaway: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      run(paper, [0.7, 0], [0.78, 0.7]),
      run(matte(accent), [0.8, 0.7], [0.93, 1.6]),
      run(paper, [0.93, 1.6], [1.0, 2.1]),
      curved(satin('#fbfaf7'), [1.06, 2.1], [1.06, 2.22], [0.98, 2.26], [0.92, 2.45], [0.85, 2.5], [0, 2.5]),
    ],
  ),
  rod([0.2, 2.4, 0], [0.62, 3.5, -0.1], 0.07, satin(accent)),
];

export const milk: ThingDesign = ({ accent }) => [
  lathe(
    [-0.45, 0, -0.2],
    [
      curved(
        glazed('#fbfaf5'),
        [0.6, 0],
        [0.68, 0.06],
        [0.68, 1.5],
        [0.5, 1.95],
        [0.34, 2.15],
        [0.34, 2.45],
        [0.4, 2.5],
        [0.4, 2.6],
      ),
      run(satin(accent), [0.43, 2.6], [0.43, 2.78], [0, 2.8]),
    ],
  ),
  lathe(
    [1.0, 0, 0.4],
    [run(glazed('#e2eaec'), [0.5, 0], [0.52, 0.12]), run(glazed('#fcfbf6'), [0.52, 0.12], [0.62, 1.3], [0, 1.31])],
  ),
  lathe([1.0, 0, 0.4], [run(glass, [0.63, 1.3], [0.66, 1.6], [0.63, 1.6], [0.61, 1.32])]),
];

/** A pan with its lid. */
export const pot: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [curved(glazed(accent), [1.2, 0], [1.38, 0.1], [1.42, 0.6], [1.42, 1.2]), run(steel, [1.46, 1.2], [1.46, 1.28])],
  ),
  lathe(
    [0, 1.26, 0],
    [
      curved(glazed(accent), [1.42, 0], [1.3, 0.14], [0.7, 0.34], [0.2, 0.4], [0.12, 0.5]),
      curved(steel, [0.12, 0.5], [0.28, 0.6], [0.24, 0.7], [0, 0.74]),
    ],
  ),
  ...[-1, 1].flatMap((side) =>
    wire(
      [
        [1.4 * side, 0.95, -0.3],
        [1.72 * side, 1.0, -0.25],
        [1.72 * side, 1.0, 0.25],
        [1.4 * side, 0.95, 0.3],
      ],
      0.09,
      glazed(accent),
    ),
  ),
];

/** A bowl of noodles with egg, greens and chopsticks. */
export const bowl: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      curved(glazed(accent), [0.7, 0], [0.72, 0.12], [1.3, 0.6], [1.65, 1.2], [1.6, 1.24]),
      run(glazed('#f5f0e6'), [1.6, 1.24], [1.5, 1.1]),
      run(lacquer('#b8752c'), [1.5, 1.05], [0, 1.06]),
    ],
  ),
  ...Array.from({ length: 11 }, (_, at) =>
    ring(
      [-0.35 + (at % 4) * 0.12, 1.08 + (at % 3) * 0.03, 0.2 - (at % 5) * 0.08],
      0.35 + (at % 4) * 0.15,
      0.05,
      satin('#f1d58e'),
      { pitch: (at % 3) * 0.12 - 0.12, roll: (at % 4) * 0.1 - 0.15 },
    ),
  ),
  ball([0.72, 1.12, 0.55], [0.36, 0.16, 0.3], satin('#fffaf0')),
  ball([0.72, 1.22, 0.57], [0.18, 0.09, 0.16], lacquer('#f1a21f')),
  ...[0, 1, 2, 3, 4].map((at) =>
    ball([-0.75 + at * 0.1, 1.16, 0.75 - at * 0.06], [0.18, 0.05, 0.1], satin('#5d9b3a'), { yaw: at, roll: at * 0.3 }),
  ),
  ...[0, 0.18].map((by) => rod([0.2 + by, 1.3, 0.1 - by], [1.9 + by, 2.25, -0.9 - by], 0.05, darkWood)),
];
