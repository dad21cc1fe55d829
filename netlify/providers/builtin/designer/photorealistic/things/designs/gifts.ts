import type { Material, Vec } from '../../studio-scene';
import { arc, ball, block, curved, lathe, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { black, cloth, gold, lacquer, matte, satin, steel } from '../stuffs';

export const present: ThingDesign = ({ accent }) => [
  block([0, 0.85, 0], [1.25, 0.85, 1.05], satin(accent), { bevel: 0.05, yaw: 0.35 }),
  block([0, 1.82, 0], [1.33, 0.16, 1.13], satin(accent), { bevel: 0.05, yaw: 0.35 }),
  ...[0, 1].map((at) =>
    block([0, 1.0, 0], at ? [0.2, 1.02, 1.14] : [1.34, 1.02, 0.2], lacquer('#f6ead2'), { bevel: 0.03, yaw: 0.35 }),
  ),
  ...[-1, 1].flatMap((side) => [
    ring(
      [side * 0.42, 2.3, 0.05],
      0.34,
      0.12,
      lacquer('#f6ead2'),
      { pitch: Math.PI / 2 - 0.3, roll: side * 0.5, yaw: 0.35 },
      1.6,
    ),
    block([side * 0.5, 2.05, 0.45], [0.38, 0.03, 0.14], lacquer('#f6ead2'), {
      roll: side * -0.35,
      yaw: 0.35 - side * 0.5,
    }),
  ]),
  ball([0, 2.2, 0.05], [0.2, 0.17, 0.2], lacquer('#f6ead2')),
];

/** Three balloons on strings. */
export const balloons: ThingDesign = ({ accent, second }) =>
  [
    [-0.85, 2.7, 0, accent],
    [0.8, 2.85, -0.2, second],
    [0.02, 3.6, -0.5, '#e9b949'],
  ].flatMap(([x, y, z, colour]) => [
    ball([x as number, y as number, z as number], [0.78, 0.95, 0.78], {
      colour: colour as string,
      rough: 0.1,
      coat: 1,
    }),
    lathe([x as number, (y as number) - 1.06, z as number], [run(satin(colour as string), [0.1, 0], [0.02, 0.14])]),
    ...wire(
      [
        [x as number, (y as number) - 1.05, z as number],
        [(x as number) * 0.5, 1.0, 0],
        [0, 0.02, 0.2],
      ],
      0.014,
      matte('#e8e2d6'),
    ),
  ]);

/** A gold ring with a stone, on a cushion of velvet. */
export const diamond: ThingDesign = ({ accent }) => [
  block([0, 0.28, 0], [1.35, 0.28, 0.95], cloth(accent), { bevel: 0.2 }),
  block([0, 0.56, 0], [1.1, 0.1, 0.2], { ...cloth(accent), rough: 1 }, { bevel: 0.1 }),
  ring([0, 1.35, 0], 0.88, 0.1, gold, { pitch: Math.PI / 2 }, 1.4),
  ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod([x * 0.1, 2.24, z * 0.1], [x * 0.25, 2.62, z * 0.22], 0.03, gold))),
  lathe(
    [0, 2.2, 0],
    [
      run({ colour: '#e9f4ff', rough: 0.02, coat: 1, metal: 0 }, [0.02, 0.02], [0.44, 0.42], [0.46, 0.47]),
      run({ colour: '#f6fbff', rough: 0.02, coat: 1 }, [0.46, 0.47], [0.28, 0.62], [0, 0.62]),
    ],
  ),
];

/** A wristwatch, its face to the viewer. */
export const watch: ThingDesign = () => {
  const leather: Material = {
    colour: '#6d4127',
    rough: 0.55,
    coat: 0.35,
    pattern: { kind: 'mottle', colour: '#54301b', size: 0.3 },
    bump: { depth: 0.1, size: 0.06 },
  };
  const tip = Math.PI / 2 - 0.32;
  const up = (along: number, out: number, x = 0): [number, number, number] => [
    x,
    1.95 + along * Math.sin(tip) + out * Math.cos(tip),
    -along * Math.cos(tip) + out * Math.sin(tip),
  ];
  return [
    lathe(
      up(0, 0),
      [
        curved(steel, [0.9, -0.14], [1.02, -0.05], [1.02, 0.1], [0.95, 0.18], [0.88, 0.2]),
        run(satin('#f7f4ec'), [0.88, 0.14], [0, 0.14]),
      ],
      { pitch: -tip },
    ),
    ...Array.from({ length: 12 }, (_, at) => {
      const angle = (at / 12) * Math.PI * 2;
      const half: Vec = at % 6 === 0 ? [0.035, 0.012, 0.1] : at % 3 === 0 ? [0.1, 0.012, 0.035] : [0.03, 0.012, 0.03];
      return block(up(Math.cos(angle) * 0.7, 0.15, Math.sin(angle) * 0.7), half, black, { pitch: -tip, bevel: 0.006 });
    }),
    rod(up(0, 0.18), up(0.42, 0.18, -0.24), 0.03, black),
    rod(up(0, 0.2), up(0.42, 0.2, 0.46), 0.022, black),
    ball(up(0, 0.2), 0.055, gold),
    rod(up(0, 0, 1.0), up(0, 0, 1.17), 0.09, steel),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((at) =>
        block(up(side * (1.2 + at * 0.36), -0.06 - at * at * 0.07), [0.5 - at * 0.03, 0.07, 0.22], leather, {
          pitch: -tip + side * at * 0.2,
          bevel: 0.05,
        }),
      ),
    ),
  ];
};

/** Spectacles. */
export const glasses: ThingDesign = () => {
  const frame: Material = {
    colour: '#2a1a11',
    rough: 0.12,
    coat: 1,
    pattern: { kind: 'mottle', colour: '#7a4a22', size: 0.3 },
  };
  return [-1, 1]
    .flatMap((side) => [
      ring([side * 0.92, 0.85, 0.6], 0.7, 0.06, frame, { pitch: Math.PI / 2 }, 1),
      ...wire(
        [
          [side * 1.62, 1.0, 0.6],
          [side * 1.72, 1.02, 0.45],
          [side * 1.68, 1.0, -1.7],
          [side * 1.6, 0.62, -2.1],
        ],
        0.045,
        frame,
      ),
    ])
    .concat(wire(arc([0, 0.82, 0.6], 0.28, Math.PI * 0.9, Math.PI * 0.1, 5), 0.055, frame));
};
