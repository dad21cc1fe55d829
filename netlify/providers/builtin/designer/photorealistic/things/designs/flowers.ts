import type { Material } from '../../studio-scene';
import { around, ball, block, curved, lathe, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { bark, clay, glazed, lacquer, leaf, matte, satin, skin, stem } from '../stuffs';

/** Tulips in a vase. */
export const tulips: ThingDesign = ({ accent }) => {
  const head = (x: number, y: number, z: number, colour: string, lean: number): ReturnType<ThingDesign> => [
    rod([x * 0.25, 0.5, z * 0.25], [x, y - 0.3, z], 0.05, stem),
    ...around(3, (angle) =>
      ball(
        [x + Math.cos(angle) * 0.14, y, z + Math.sin(angle) * 0.14],
        [0.26, 0.46, 0.2],
        skin(colour, '#fff1e0', 1.9),
        { yaw: -angle + Math.PI / 2, roll: lean },
      ),
    ),
    ...around(3, (angle) =>
      ball(
        [x + Math.cos(angle + 1) * 0.2, y - 0.03, z + Math.sin(angle + 1) * 0.2],
        [0.25, 0.44, 0.13],
        skin(colour, '#fff1e0', 2.2),
        { yaw: -angle - 1 + Math.PI / 2, pitch: 0.08 },
      ),
    ),
  ];
  return [
    lathe(
      [0, 0, 0],
      [
        curved(
          glazed('#ece7dd'),
          [0.5, 0],
          [0.62, 0.1],
          [0.68, 0.6],
          [0.5, 1.15],
          [0.36, 1.35],
          [0.46, 1.5],
          [0.42, 1.5],
        ),
      ],
    ),
    ...head(0, 3.35, 0, accent, 0),
    ...head(-0.75, 3.0, 0.15, '#f2b233', 0.22),
    ...head(0.78, 2.95, 0.1, '#e5697f', -0.24),
    ...head(-0.4, 2.55, 0.6, '#e5697f', 0.12),
    ...head(0.42, 2.5, 0.62, accent, -0.12),
    ...[
      [-0.7, 2.1, 0.3, 0.5],
      [0.75, 2.05, 0.25, -0.55],
      [-0.25, 1.95, 0.55, 0.2],
      [0.2, 2.2, -0.3, -0.15],
    ].map(([x, y, z, roll]) => ball([x!, y!, z!], [0.14, 0.75, 0.05], leaf, { roll: roll!, pitch: 0.15 })),
  ];
};

/** A leafy plant in a clay pot. */
export const plant: ThingDesign = () => [
  lathe(
    [0, 0, 0],
    [
      run(clay, [0.62, 0], [0.85, 0.95], [0.95, 0.95], [0.98, 1.2], [0.9, 1.2], [0.88, 1.08]),
      run(matte('#3a2b20'), [0.88, 1.08], [0, 1.12]),
    ],
  ),
  ...around(13, (angle, at) => {
    const tip = 0.35 + (at % 3) * 0.32;
    const high = 1.5 + (at % 4) * 0.3;
    const [x, z] = [Math.cos(angle) * Math.sin(tip), Math.sin(angle) * Math.sin(tip)];
    const end: [number, number, number] = [x * high * 0.75, 1.1 + Math.cos(tip) * high * 0.8, z * high * 0.75];
    return [
      rod([0, 1.05, 0], end, 0.028, stem),
      ball([end[0] * 1.3, end[1] + 0.16, end[2] * 1.3], [0.3, 0.05, 0.52], leaf, {
        yaw: Math.PI / 2 - angle,
        pitch: -0.55 + tip * 0.4,
      }),
    ];
  }),
];

/** A ribbed cactus with a flower. */
export const cactus: ThingDesign = ({ accent }) => {
  const green = skin('#4d8a4f', '#3b7042', 0.4);
  const column = (
    x: number,
    y: number,
    z: number,
    wide: number,
    high: number,
    ribs: number,
  ): ReturnType<ThingDesign> => [
    ball([x, y + high, z], [wide * 0.86, high, wide * 0.86], green),
    ...around(ribs, (angle) =>
      ball(
        [x + Math.cos(angle) * wide * 0.72, y + high, z + Math.sin(angle) * wide * 0.72],
        [wide * 0.26, high * 0.94, wide * 0.26],
        green,
      ),
    ),
  ];
  return [
    lathe(
      [0, 0, 0],
      [
        run(glazed(accent), [0.7, 0], [0.9, 1.0], [0.84, 1.0], [0.82, 0.9]),
        run({ colour: '#cbb894', rough: 1, bump: { depth: 0.6, size: 0.06 } }, [0.82, 0.9], [0, 0.95]),
      ],
    ),
    ...column(0, 0.85, 0, 0.56, 1.15, 11),
    ...wire(
      [
        [0.4, 1.75, 0],
        [0.85, 1.8, 0.05],
      ],
      0.2,
      green,
    ),
    ...column(0.95, 1.6, 0.05, 0.26, 0.55, 8),
    ...wire(
      [
        [-0.4, 1.5, 0.1],
        [-0.78, 1.52, 0.12],
      ],
      0.18,
      green,
    ),
    ...column(-0.85, 1.35, 0.12, 0.23, 0.42, 8),
    ...around(7, (angle) =>
      ball([Math.cos(angle) * 0.17, 3.2, Math.sin(angle) * 0.17], [0.17, 0.07, 0.1], satin('#ef7d95'), {
        yaw: -angle,
        roll: 0.5,
      }),
    ),
    ball([0, 3.24, 0], 0.09, satin('#f6c945')),
  ];
};

/** A fir wreath with berries. */
export const wreath: ThingDesign = ({ accent }) => {
  const fir = {
    ...leaf,
    colour: '#2f5d38',
    pattern: { kind: 'mottle', colour: '#1f4429', size: 0.2 },
    bump: { depth: 0.8, size: 0.06 },
  } as const;
  return [
    ring([0, 1.55, 0], 1.15, 0.24, fir, { pitch: Math.PI / 2 }),
    ...around(34, (angle, at) =>
      ball(
        [
          Math.cos(angle) * (1.0 + (at % 3) * 0.16),
          1.55 + Math.sin(angle) * (1.0 + (at % 3) * 0.16),
          0.1 + (at % 2) * 0.1,
        ],
        [0.34, 0.1, 0.1],
        fir,
        { roll: angle + Math.PI / 2 + (at % 2 ? 0.5 : -0.5) },
      ),
    ),
    ...around(9, (angle, at) =>
      ball(
        [Math.cos(angle + 0.3) * (1.15 + (at % 2) * 0.1), 1.55 + Math.sin(angle + 0.3) * (1.15 + (at % 2) * 0.1), 0.34],
        0.12,
        lacquer('#c2182b'),
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      ball([side * 0.34, 0.45, 0.4], [0.36, 0.2, 0.12], satin(accent), { roll: side * 0.35 }),
      block([side * 0.2, 0.12, 0.42], [0.1, 0.34, 0.03], satin(accent), { roll: side * -0.3 }),
    ]),
    ball([0, 0.45, 0.46], 0.14, satin(accent)),
  ];
};

/** A decorated tree. */
export const firTree: ThingDesign = ({ accent }) => {
  const fir: Material = {
    colour: '#2c5c36',
    rough: 0.9,
    coat: 0.05,
    pattern: { kind: 'mottle', colour: '#1d4327', size: 0.18 },
    bump: { depth: 0.8, size: 0.07 },
  };
  return [
    lathe([0, 0, 0], [run(bark, [0.18, 0], [0.16, 0.5])]),
    ...[
      [0.4, 1.35, 1.2],
      [1.1, 1.1, 1.15],
      [1.8, 0.85, 1.05],
      [2.45, 0.58, 0.95],
    ].map(([y, wide, high]) =>
      lathe(
        [0, y!, 0],
        [
          curved(
            fir,
            [wide! * 0.5, 0.02],
            [wide!, -0.08],
            [wide! * 0.72, 0.3],
            [wide! * 0.3, high! * 0.75],
            [0.02, high!],
          ),
        ],
      ),
    ),
    ...Array.from({ length: 24 }, (_, at) => {
      const y = 0.5 + (at / 24) * 2.5;
      const reach = 1.28 * (1 - (y - 0.4) / 3.3) + 0.02;
      const angle = at * 2.4;
      return ball(
        [Math.cos(angle) * reach, y, Math.sin(angle) * reach],
        0.12,
        at % 3 ? lacquer(at % 2 ? accent : '#c2182b') : { colour: '#ffcb6b', metal: 1, rough: 0.15 },
      );
    }),
    ball([0, 3.5, 0], 0.17, { colour: '#ffcb6b', metal: 1, rough: 0.2 }),
  ];
};
