import { arc, ball, block, curved, lathe, moved, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { black, board, brass, chrome, cloth, glazed, lacquer, matte, paper, satin, wood } from '../stuffs';

/** Cardboard boxes with tape. */
export const boxes: ThingDesign = ({ accent }) => {
  const one = (wide: number, high: number, deep: number): ReturnType<ThingDesign> => [
    block([0, high, 0], [wide, high, deep], board, { bevel: 0.025 }),
    block([0, high, 0], [0.15, high + 0.008, deep + 0.008], { ...satin('#c98f52'), rough: 0.3 }, { bevel: 0.01 }),
    block([wide * 0.5, high * 0.7, deep + 0.006], [wide * 0.28, high * 0.3, 0.006], paper, { bevel: 0.004 }),
    block([wide * 0.42, high * 0.74, deep + 0.014], [wide * 0.14, high * 0.06, 0.004], matte(accent), { bevel: 0.003 }),
  ];
  return [
    ...moved(one(1.15, 0.72, 0.85), [-0.25, 0, 0], 0.2),
    ...moved(one(0.72, 0.5, 0.62), [-0.45, 1.44, -0.05], -0.25),
    ...moved(one(0.52, 0.42, 0.5), [1.35, 0, 0.65], -0.35),
  ];
};

/** A pile of books, one leaning. */
export const books: ThingDesign = ({ accent, second }) => {
  const one = (wide: number, high: number, deep: number, colour: string): ReturnType<ThingDesign> => [
    block(
      [0.04, high, 0],
      [wide - 0.03, high * 0.84, deep - 0.06],
      { ...paper, pattern: { kind: 'stripes', colour: '#ddd5c4', size: 0.02 } },
      { bevel: 0.01 },
    ),
    ...[0.08, 1.92].map((y) => block([0, high * y, 0], [wide, high * 0.09, deep], cloth(colour), { bevel: 0.015 })),
    block([-wide, high, 0], [0.05, high, deep], cloth(colour), { bevel: 0.04 }),
  ];
  const pile: readonly (readonly [number, number, string, number])[] = [
    [1.45, 0.2, accent, 0.1],
    [1.3, 0.15, '#e3d6ba', -0.12],
    [1.36, 0.22, second, 0.16],
    [1.15, 0.13, '#3d4a57', -0.2],
    [1.05, 0.17, '#b6502f', 0.06],
  ];
  let y = 0;
  return pile.flatMap(([wide, high, colour, yaw]) => {
    const parts = moved(one(wide, high, wide * 0.68, colour), [0, y, 0], yaw + 0.5);
    y += high * 2;
    return parts;
  });
};

/** Pencils and a brush in a cup. */
export const pencils: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      curved(glazed(accent), [0.75, 0], [0.82, 0.06], [0.84, 1.4], [0.8, 1.44]),
      run(black, [0.8, 1.44], [0.76, 1.2], [0, 1.2]),
    ],
  ),
  ...[
    [-0.42, -0.3, '#e9b52f', 2.9],
    [-0.1, 0.35, '#d6452f', 2.6],
    [0.3, 0.25, '#2f7fb8', 2.8],
    [0.42, -0.25, '#3f8f52', 2.5],
    [-0.3, 0.2, '#2c2d30', 2.7],
  ].flatMap(([x, z, colour, high]) => {
    const lean = { roll: -(x as number) * 0.42, pitch: (z as number) * 0.3 };
    return [
      lathe(
        [(x as number) * 0.6, 0.3, (z as number) * 0.6],
        [
          run(lacquer(colour as string), [0.1, 0], [0.1, (high as number) - 0.6]),
          run(satin('#e6c48f'), [0.1, (high as number) - 0.6], [0.035, (high as number) - 0.3]),
          run(matte(colour as string), [0.035, (high as number) - 0.3], [0, (high as number) - 0.2]),
        ],
        lean,
      ),
    ];
  }),
  lathe(
    [0.02, 0.3, -0.3],
    [
      run(wood, [0.06, 0], [0.08, 2.0]),
      run(brass, [0.1, 2.0], [0.11, 2.35]),
      curved(matte('#5a3a26'), [0.12, 2.35], [0.17, 2.6], [0.1, 2.9], [0, 3.05]),
    ],
  ),
];

/** Spools of thread, a needle and a button. */
export const spools: ThingDesign = ({ accent, second }) => {
  const spool = (x: number, z: number, colour: string, high: number): ReturnType<ThingDesign> => [
    lathe(
      [x, 0, z],
      [
        curved(wood, [0.5, 0], [0.54, 0.08], [0.42, 0.22], [0.36, 0.3]),
        curved(
          { ...satin(colour), pattern: { kind: 'stripes', colour, size: 0.05 }, bump: { depth: 0.1, size: 0.03 } },
          [0.42, 0.3],
          [0.5, 0.45],
          [0.52, high / 2],
          [0.5, high - 0.45],
          [0.42, high - 0.3],
        ),
        curved(wood, [0.36, high - 0.3], [0.42, high - 0.22], [0.54, high - 0.08], [0.5, high], [0.14, high]),
      ],
    ),
    ...Array.from({ length: 12 }, (_, at) => ring([x, 0.42 + (at * (high - 0.84)) / 11, z], 0.5, 0.035, satin(colour))),
  ];
  return [
    ...spool(-1.05, 0, accent, 1.9),
    ...spool(0.2, -0.25, second, 2.3),
    ...spool(1.25, 0.3, '#3b4c5c', 1.7),
    lathe(
      [-0.1, 0.06, 1.2],
      [curved(lacquer('#f2ead9'), [0.34, -0.05], [0.38, 0], [0.34, 0.05], [0.26, 0.02], [0, 0.02])],
      { pitch: 0.2 },
    ),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => ball([-0.1 + x * 0.08, 0.08, 1.2 + z * 0.08], 0.035, black))),
  ];
};

/** A brass padlock and a key. */
export const padlock: ThingDesign = () => [
  block([-0.35, 0.78, 0], [0.95, 0.78, 0.36], brass, { bevel: 0.14, yaw: 0.25 }),
  ...moved(
    wire([[-0.52, 1.45, 0], [-0.52, 2.1, 0], ...arc([0, 2.1, 0], 0.52, Math.PI, 0, 10), [0.52, 1.45, 0]], 0.14, chrome),
    [-0.35, 0, 0],
    0.25,
  ),
  lathe([-0.25, 0.85, 0.37], [run(black, [0.17, 0], [0.16, 0.03], [0, 0.03])], { pitch: -Math.PI / 2, yaw: 0.25 }),
  block([-0.24, 0.62, 0.39], [0.06, 0.2, 0.02], black, { yaw: 0.25 }),
  ...moved(
    [
      ring([0, 0, 0], 0.34, 0.1, brass, {}, 0.7),
      rod([0.4, 0, 0], [1.5, 0, 0], 0.085, brass),
      block([1.35, 0, 0.17], [0.08, 0.05, 0.15], brass),
      block([1.12, 0, 0.14], [0.06, 0.05, 0.11], brass),
    ],
    [0.55, 0.09, 1.0],
    0.35,
  ),
];
