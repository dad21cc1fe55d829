import type { Material, Vec } from '../studio-scene';
import { arc, around, ball, block, curved, lathe, moved, ring, rod, run, type ThingDesign, wire } from './shaping';
import { black, board, brass, chrome, cloth, gold, glass, glazed, lacquer, leaf, matte, paper, satin, skin, steel, stone, wood } from './stuffs';

/** Pillar candles of three heights. */
export const candles: ThingDesign = ({ accent }) => {
  const one = (x: number, z: number, high: number, wide: number, wax: Material): ReturnType<ThingDesign> => [
    lathe([x, 0, z], [curved(wax, [wide, 0], [wide, high - 0.06], [wide * 0.95, high], [wide * 0.5, high - 0.04], [0, high - 0.06])]),
    rod([x, high - 0.06, z], [x + 0.02, high + 0.12, z], 0.025, black),
    ball([x + 0.02, high + 0.3, z], [0.085, 0.2, 0.085], { colour: '#ffd27a', rough: 1 }),
  ];
  return [
    lathe([0, 0, 0], [curved(wood, [1.6, 0], [1.75, 0.08], [1.7, 0.14], [0, 0.13])]),
    ...moved([...one(-0.7, -0.1, 2.1, 0.46, satin('#f3ead8')), ...one(0.35, -0.35, 1.45, 0.5, satin(accent)), ...one(0.5, 0.75, 0.85, 0.44, satin('#f3ead8'))], [0, 0.13, 0]),
  ];
};

/** Bars of soap, a sprig on them. */
export const soaps: ThingDesign = ({ accent }) => {
  const bar = (colour: string): Material => ({ colour, rough: 0.45, coat: 0.4, pattern: { kind: 'fade', colour: '#f2e6cf', size: 2.4 } });
  return [
    block([0, 0.08, 0], [1.6, 0.08, 0.95], wood, { bevel: 0.05 }),
    block([-0.45, 0.43, 0.05], [0.85, 0.27, 0.55], bar(accent), { bevel: 0.14, yaw: 0.15 }),
    block([-0.35, 0.97, 0], [0.8, 0.27, 0.52], bar('#ead9b4'), { bevel: 0.14, yaw: -0.2 }),
    block([-0.42, 1.51, 0.02], [0.76, 0.26, 0.5], bar('#9fb59a'), { bevel: 0.14, yaw: 0.1 }),
    block([0.98, 0.62, 0.35], [0.26, 0.5, 0.5], bar('#d8a6a0'), { bevel: 0.14, yaw: 0.5, roll: 0.28 }),
    ...[0, 1, 2, 3, 4, 5].map((at) => ball([-0.85 + at * 0.16, 1.82 + (at % 2) * 0.03, 0.25 + (at % 2 ? 0.1 : -0.1)], [0.14, 0.03, 0.06], leaf, { yaw: at % 2 ? 0.7 : -0.7 })),
  ];
};

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
      parts: [...parts, ball([x as number, y + (high as number), 0], [wide as number, high as number, (wide as number) * 0.85], { ...stone(one as string, two as string), coat: 0.35 })],
    }),
    { y: 0, parts: [] },
  ).parts;

export const present: ThingDesign = ({ accent }) => [
  block([0, 0.85, 0], [1.25, 0.85, 1.05], satin(accent), { bevel: 0.05, yaw: 0.35 }),
  block([0, 1.82, 0], [1.33, 0.16, 1.13], satin(accent), { bevel: 0.05, yaw: 0.35 }),
  ...[0, 1].map((at) => block([0, 1.0, 0], at ? [0.2, 1.02, 1.14] : [1.34, 1.02, 0.2], lacquer('#f6ead2'), { bevel: 0.03, yaw: 0.35 })),
  ...[-1, 1].flatMap((side) => [
    ring([side * 0.42, 2.3, 0.05], 0.34, 0.12, lacquer('#f6ead2'), { pitch: Math.PI / 2 - 0.3, roll: side * 0.5, yaw: 0.35 }, 1.6),
    block([side * 0.5, 2.05, 0.45], [0.38, 0.03, 0.14], lacquer('#f6ead2'), { roll: side * -0.35, yaw: 0.35 - side * 0.5 }),
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
    ball([x as number, y as number, z as number], [0.78, 0.95, 0.78], { colour: colour as string, rough: 0.1, coat: 1 }),
    lathe([x as number, (y as number) - 1.06, z as number], [run(satin(colour as string), [0.1, 0], [0.02, 0.14])]),
    ...wire([[x as number, (y as number) - 1.05, z as number], [(x as number) * 0.5, 1.0, 0], [0, 0.02, 0.2]], 0.014, matte('#e8e2d6')),
  ]);

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
    block([0.04, high, 0], [wide - 0.03, high * 0.84, deep - 0.06], { ...paper, pattern: { kind: 'stripes', colour: '#ddd5c4', size: 0.02 } }, { bevel: 0.01 }),
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
  lathe([0, 0, 0], [curved(glazed(accent), [0.75, 0], [0.82, 0.06], [0.84, 1.4], [0.8, 1.44]), run(black, [0.8, 1.44], [0.76, 1.2], [0, 1.2])]),
  ...[
    [-0.42, -0.3, '#e9b52f', 2.9],
    [-0.1, 0.35, '#d6452f', 2.6],
    [0.3, 0.25, '#2f7fb8', 2.8],
    [0.42, -0.25, '#3f8f52', 2.5],
    [-0.3, 0.2, '#2c2d30', 2.7],
  ].flatMap(([x, z, colour, high]) => {
    const lean = { roll: -(x as number) * 0.42, pitch: (z as number) * 0.3 };
    return [
      lathe([(x as number) * 0.6, 0.3, (z as number) * 0.6], [
        run(lacquer(colour as string), [0.1, 0], [0.1, (high as number) - 0.6]),
        run(satin('#e6c48f'), [0.1, (high as number) - 0.6], [0.035, (high as number) - 0.3]),
        run(matte(colour as string), [0.035, (high as number) - 0.3], [0, (high as number) - 0.2]),
      ], lean),
    ];
  }),
  lathe([0.02, 0.3, -0.3], [run(wood, [0.06, 0], [0.08, 2.0]), run(brass, [0.1, 2.0], [0.11, 2.35]), curved(matte('#5a3a26'), [0.12, 2.35], [0.17, 2.6], [0.1, 2.9], [0, 3.05])]),
];

/** Balls of yarn with two needles. */
export const yarn: ThingDesign = ({ accent, second }) => {
  const ballOf = (x: number, y: number, z: number, size: number, colour: string): ReturnType<ThingDesign> => [
    ball([x, y, z], size * 0.97, cloth(colour)),
    ...Array.from({ length: 15 }, (_, at) => ring([x, y, z], size * 0.96, size * 0.075, cloth(colour), { yaw: at * 1.7, pitch: 0.4 + (at % 5) * 0.55, roll: at * 0.8 })),
  ];
  return [
    ...ballOf(-0.7, 0.95, 0, 0.95, accent),
    ...ballOf(0.95, 0.72, 0.35, 0.72, second),
    ...ballOf(0.42, 0.5, 1.25, 0.5, '#efe6d6'),
    rod([-1.3, 0.25, 0.7], [0.35, 2.75, -0.4], 0.05, wood),
    ball([0.35, 2.78, -0.41], 0.12, wood),
    rod([-0.1, 0.25, 0.8], [-1.55, 2.7, -0.3], 0.05, wood),
    ball([-1.56, 2.73, -0.31], 0.12, wood),
  ];
};

/** Spools of thread, a needle and a button. */
export const spools: ThingDesign = ({ accent, second }) => {
  const spool = (x: number, z: number, colour: string, high: number): ReturnType<ThingDesign> => [
    lathe([x, 0, z], [
      curved(wood, [0.5, 0], [0.54, 0.08], [0.42, 0.22], [0.36, 0.3]),
      curved({ ...satin(colour), pattern: { kind: 'stripes', colour, size: 0.05 }, bump: { depth: 0.1, size: 0.03 } }, [0.42, 0.3], [0.5, 0.45], [0.52, high / 2], [0.5, high - 0.45], [0.42, high - 0.3]),
      curved(wood, [0.36, high - 0.3], [0.42, high - 0.22], [0.54, high - 0.08], [0.5, high], [0.14, high]),
    ]),
    ...Array.from({ length: 12 }, (_, at) => ring([x, 0.42 + (at * (high - 0.84)) / 11, z], 0.5, 0.035, satin(colour))),
  ];
  return [
    ...spool(-1.05, 0, accent, 1.9),
    ...spool(0.2, -0.25, second, 2.3),
    ...spool(1.25, 0.3, '#3b4c5c', 1.7),
    lathe([-0.1, 0.06, 1.2], [curved(lacquer('#f2ead9'), [0.34, -0.05], [0.38, 0], [0.34, 0.05], [0.26, 0.02], [0, 0.02])], { pitch: 0.2 }),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => ball([-0.1 + x * 0.08, 0.08, 1.2 + z * 0.08], 0.035, black))),
  ];
};

/** A brass padlock and a key. */
export const padlock: ThingDesign = () => [
  block([-0.35, 0.78, 0], [0.95, 0.78, 0.36], brass, { bevel: 0.14, yaw: 0.25 }),
  ...moved(wire([[-0.52, 1.45, 0], [-0.52, 2.1, 0], ...arc([0, 2.1, 0], 0.52, Math.PI, 0, 10), [0.52, 1.45, 0]], 0.14, chrome), [-0.35, 0, 0], 0.25),
  lathe([-0.25, 0.85, 0.37], [run(black, [0.17, 0], [0.16, 0.03], [0, 0.03])], { pitch: -Math.PI / 2, yaw: 0.25 }),
  block([-0.24, 0.62, 0.39], [0.06, 0.2, 0.02], black, { yaw: 0.25 }),
  ...moved([
    ring([0, 0, 0], 0.34, 0.1, brass, {}, 0.7),
    rod([0.4, 0, 0], [1.5, 0, 0], 0.085, brass),
    block([1.35, 0, 0.17], [0.08, 0.05, 0.15], brass),
    block([1.12, 0, 0.14], [0.06, 0.05, 0.11], brass),
  ], [0.55, 0.09, 1.0], 0.35),
];

/** A gold ring with a stone, on a cushion of velvet. */
export const diamond: ThingDesign = ({ accent }) => [
  block([0, 0.28, 0], [1.35, 0.28, 0.95], cloth(accent), { bevel: 0.2 }),
  block([0, 0.56, 0], [1.1, 0.1, 0.2], { ...cloth(accent), rough: 1 }, { bevel: 0.1 }),
  ring([0, 1.35, 0], 0.88, 0.1, gold, { pitch: Math.PI / 2 }, 1.4),
  ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod([x * 0.1, 2.24, z * 0.1], [x * 0.25, 2.62, z * 0.22], 0.03, gold))),
  lathe([0, 2.2, 0], [run({ colour: '#e9f4ff', rough: 0.02, coat: 1, metal: 0 }, [0.02, 0.02], [0.44, 0.42], [0.46, 0.47]), run({ colour: '#f6fbff', rough: 0.02, coat: 1 }, [0.46, 0.47], [0.28, 0.62], [0, 0.62])]),
];

/** A wristwatch, its face to the viewer. */
export const watch: ThingDesign = () => {
  const leather: Material = { colour: '#6d4127', rough: 0.55, coat: 0.35, pattern: { kind: 'mottle', colour: '#54301b', size: 0.3 }, bump: { depth: 0.1, size: 0.06 } };
  const tip = Math.PI / 2 - 0.32;
  const up = (along: number, out: number, x = 0): [number, number, number] => [x, 1.55 + along * Math.sin(tip) + out * Math.cos(tip), -along * Math.cos(tip) + out * Math.sin(tip)];
  return [
    lathe(up(0, 0), [
      curved(steel, [0.9, -0.14], [1.02, -0.05], [1.02, 0.1], [0.95, 0.18], [0.88, 0.2]),
      run(satin('#f7f4ec'), [0.88, 0.14], [0, 0.14]),
    ], { pitch: -tip }),
    ...Array.from({ length: 12 }, (_, at) => {
      const angle = (at / 12) * Math.PI * 2;
      const half: Vec = at % 6 === 0 ? [0.035, 0.012, 0.1] : at % 3 === 0 ? [0.1, 0.012, 0.035] : [0.03, 0.012, 0.03];
      return block(up(Math.cos(angle) * 0.7, 0.15, Math.sin(angle) * 0.7), half, black, { pitch: -tip, bevel: 0.006 });
    }),
    rod(up(0, 0.18), up(0.42, 0.18, -0.24), 0.03, black),
    rod(up(0, 0.2), up(0.42, 0.2, 0.46), 0.022, black),
    ball(up(0, 0.2), 0.055, gold),
    rod(up(0, 0, 1.0), up(0, 0, 1.17), 0.09, steel),
    ...[-1, 1].flatMap((side) => [0, 1, 2, 3].map((at) => block(up(side * (1.2 + at * 0.36), -0.06 - at * at * 0.07), [0.5 - at * 0.03, 0.07, 0.22], leather, { pitch: -tip + side * at * 0.2, bevel: 0.05 }))),
  ];
};

/** Spectacles. */
export const glasses: ThingDesign = ({ accent }) => {
  const frame = lacquer(accent);
  return [-1, 1].flatMap((side) => [
    ring([side * 0.92, 0.85, 0.6], 0.7, 0.085, frame, { pitch: Math.PI / 2 }, 1),
    lathe([side * 0.92, 0.85, 0.58], [run(glass, [0.68, 0], [0.66, 0.02], [0, 0.04])], { pitch: Math.PI / 2 }),
    ...wire([[side * 1.62, 1.0, 0.6], [side * 1.72, 1.02, 0.45], [side * 1.68, 1.0, -1.7], [side * 1.6, 0.62, -2.1]], 0.07, frame),
  ]).concat(wire(arc([0, 0.82, 0.6], 0.28, Math.PI * 0.9, Math.PI * 0.1, 5), 0.075, frame));
};

/** Bottles of nail polish. */
export const polish: ThingDesign = ({ accent, second }) =>
  [
    [-0.95, 0, accent],
    [0.15, -0.3, second],
    [1.1, 0.35, '#b23a55'],
  ].flatMap(([x, z, colour]) => [
    lathe([x as number, 0, z as number], [
      curved({ colour: colour as string, rough: 0.03, coat: 1 }, [0.44, 0], [0.52, 0.06], [0.52, 0.85], [0.42, 1.02], [0.24, 1.1]),
      run(black, [0.27, 1.1], [0.23, 2.1], [0.2, 2.14], [0, 2.15]),
    ]),
  ]);

/** A pump bottle, a jar and a towel. */
export const lotion: ThingDesign = ({ accent }) => [
  lathe([-0.55, 0, 0], [curved(satin(accent), [0.6, 0], [0.66, 0.06], [0.66, 0.5]), run(paper, [0.665, 0.5], [0.665, 1.35]), curved(satin(accent), [0.66, 1.35], [0.66, 1.6], [0.5, 1.85], [0.22, 1.95]), run(chrome, [0.24, 1.95], [0.24, 2.15], [0.08, 2.17], [0.08, 2.5])]),
  ...wire([[-0.55, 2.52, 0], [-0.1, 2.52, 0.15], [0.0, 2.42, 0.18]], 0.08, chrome),
  lathe([0.85, 0, 0.45], [curved(satin('#f4efe6'), [0.55, 0], [0.6, 0.06], [0.6, 0.5]), run(wood, [0.62, 0.5], [0.62, 0.78], [0.58, 0.82], [0, 0.82])]),
];

/** Stacks of coins. */
export const coins: ThingDesign = () =>
  [
    [-1.1, 0.2, 5],
    [0, -0.1, 9],
    [1.1, 0.3, 14],
  ].flatMap(([x, z, count]) =>
    Array.from({ length: count! }, (_, at) =>
      lathe([x! + ((at * 7) % 5) * 0.014 - 0.03, at * 0.14, z! + ((at * 3) % 5) * 0.014 - 0.03], [run(gold, [0.46, 0], [0.5, 0.02], [0.5, 0.11], [0.46, 0.13], [0.4, 0.115], [0, 0.115])]),
    ),
  );

/** A travel case. */
export const suitcase: ThingDesign = ({ accent }) => [
  ...[-1, 1].flatMap((x) => [-1, 1].map((z) => ball([x * 0.75, 0.14, z * 0.3], 0.15, black))),
  block([0, 1.45, 0], [1.05, 1.25, 0.48], satin(accent), { bevel: 0.2, yaw: 0.3 }),
  ...[-0.6, -0.2, 0.2, 0.6].map((x) => block([x * Math.cos(0.3), 1.45, -x * Math.sin(0.3)], [0.06, 1.2, 0.51], satin(accent), { bevel: 0.05, yaw: 0.3 })),
  ...wire([[-0.32, 2.6, 0.1], [-0.32, 3.45, 0.1], [0.32, 3.45, -0.1], [0.32, 2.6, -0.1]], 0.05, chrome),
  block([0, 2.74, 0], [0.26, 0.06, 0.06], black, { bevel: 0.04, yaw: 0.3 }),
  block([0.15, 1.5, 0.5], [0.01, 1.2, 0.01], black, { yaw: 0.3 }),
];

/** A bar of chocolate, broken into squares. */
export const chocolate: ThingDesign = ({ accent }) => {
  const brown = satin('#4a2716');
  return [
    block([0, 0.12, 0], [1.65, 0.12, 1.0], brown, { bevel: 0.04 }),
    ...[-1.2, -0.4, 0.4, 1.2].flatMap((x) => [-0.62, 0, 0.62].map((z) => block([x, 0.25, z], [0.36, 0.12, 0.27], brown, { bevel: 0.1 }))),
    block([0.95, 0.2, 0], [0.75, 0.23, 1.04], satin(accent), { bevel: 0.03 }),
    block([0.22, 0.2, 0], [0.04, 0.22, 1.03], gold, { bevel: 0.02 }),
    block([-0.9, 0.55, 0.5], [0.36, 0.14, 0.28], brown, { bevel: 0.08, yaw: 0.6, roll: 0.3 }),
    block([-0.5, 0.62, -0.2], [0.36, 0.14, 0.28], brown, { bevel: 0.08, yaw: -0.4, pitch: 0.3 }),
  ];
};

/** A red carton of popcorn. */
export const popcorn: ThingDesign = ({ accent }) => {
  const puff: Material = { colour: '#fbeecb', rough: 0.9, coat: 0.08, bump: { depth: 0.5, size: 0.12 } };
  return [
    lathe([0, 0, 0], [run(matte('#f7f2e8'), [0.8, 0], [1.15, 1.9], [1.1, 1.9])]),
    ...around(12, (angle, at) => (at % 2 ? [] : [rod([Math.cos(angle) * 0.79, 0.03, Math.sin(angle) * 0.79], [Math.cos(angle) * 1.13, 1.86, Math.sin(angle) * 1.13], 0.15, matte(accent))])),
    ...Array.from({ length: 34 }, (_, at) => {
      const angle = at * 2.4;
      const reach = Math.sqrt(at / 34) * 1.05;
      return ball([Math.cos(angle) * reach, 1.95 + (1.1 - reach) * 0.55 + (at % 3) * 0.07, Math.sin(angle) * reach], 0.22 + (at % 4) * 0.03, puff);
    }),
    ball([1.5, 0.16, 0.7], 0.18, puff),
    ball([-1.4, 0.15, 0.9], 0.17, puff),
  ];
};

/** Fries in a carton. */
export const fries: ThingDesign = ({ accent }) => [
  ...Array.from({ length: 26 }, (_, at) => {
    const x = ((at * 37) % 26) / 13 - 1;
    const z = ((at * 11) % 7) / 7 - 0.5;
    const high = 1.15 + ((at * 5) % 7) * 0.1;
    return block([x * 0.75, 0.9 + high * 0.72, z * 0.6], [0.11, high * 0.75, 0.11], skin('#f0bf4a', '#d8992b', 0.5), { roll: -x * 0.22, pitch: z * 0.2, bevel: 0.03 });
  }),
  lathe([0, 0, 0], [run(satin(accent), [0.78, 0], [1.02, 1.45], [0.98, 1.45])], { scale: [1, 1, 0.62] }),
];
