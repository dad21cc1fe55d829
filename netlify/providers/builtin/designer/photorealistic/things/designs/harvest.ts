import type { Material } from '../../studio-scene';
import { around, ball, curved, lathe, moved, rod, run, wire, type ThingDesign } from '../shaping';
import { bark, cut, glazed, lacquer, leaf, matte, skin, stem } from '../stuffs';

const apple = (at: [number, number, number], size: number, flesh: Material): ReturnType<ThingDesign> =>
  moved(
    [
      lathe(
        [0, 0, 0],
        [
          curved(
            flesh,
            [0.12, 0.1],
            [0.45, 0.02],
            [0.85, 0.4],
            [1.0, 0.95],
            [0.85, 1.45],
            [0.5, 1.68],
            [0.2, 1.6],
            [0.02, 1.42],
          ),
        ],
      ),
      ...wire(
        [
          [0, 1.42, 0],
          [0.04, 1.75, 0],
          [0.14, 1.98, 0],
        ],
        0.035,
        matte('#5d4128'),
      ),
    ],
    at,
    0,
    size,
  );

/** Apples, one with a leaf. */
export const apples: ThingDesign = () => {
  const red = skin('#b5222a', '#d8a03e', 1.1);
  return [
    ...apple([-0.75, 0, 0], 0.95, red),
    ...apple([0.98, 0, 0.25], 0.85, red),
    ...apple([0.1, 0, 1.3], 0.72, skin('#8fae3c', '#c7c45a', 0.9)),
    ball([-0.38, 1.82, 0.05], [0.36, 0.04, 0.17], leaf, { roll: 0.4, yaw: 0.3 }),
  ];
};

/** Oranges, one cut in half. */
export const oranges: ThingDesign = () => {
  const peel: Material = { colour: '#ef8a1d', rough: 0.38, coat: 0.5, bump: { depth: 0.22, size: 0.05 } };
  return [
    ball([-0.7, 0.95, -0.1], [1, 0.95, 1], peel),
    ball([-0.7, 1.9, -0.1], [0.09, 0.05, 0.09], matte('#5f7a36')),
    ball([0.35, 0.78, -0.75], [0.82, 0.78, 0.82], peel),
    lathe(
      [1.0, 0.78, 0.55],
      [
        curved(peel, [0.02, -0.82], [0.5, -0.66], [0.8, -0.2], [0.84, 0]),
        run(matte('#fbe9c9'), [0.84, 0], [0.74, 0.02]),
        run(
          { ...lacquer('#f6a02b'), pattern: { kind: 'mottle', colour: '#ef7f12', size: 0.16 } },
          [0.74, 0.02],
          [0, 0.02],
        ),
      ],
      { pitch: -1.15, yaw: -0.2 },
    ),
    ...around(10, (angle) => {
      const [x, y] = [Math.cos(angle) * 0.72, Math.sin(angle) * 0.72];
      const [c, s] = [Math.cos(1.15), Math.sin(1.15)];
      const turnX = x * Math.cos(-0.2);
      const to = (k: number): [number, number, number] => [
        1.0 + turnX * k + 0.03 * s * Math.sin(-0.2),
        0.78 + y * k * s + 0.03 * c,
        0.55 + (-y * k * c + 0.03 * s) - x * k * Math.sin(-0.2),
      ];
      return rod(to(0.04), to(1), 0.022, matte('#fbe3b8'));
    }),
    ball([-0.5, 1.98, 0.05], [0.3, 0.035, 0.15], leaf, { roll: 0.25, yaw: -0.4 }),
  ];
};

/** Tomatoes on their vine. */
export const tomatoes: ThingDesign = () =>
  [
    [-0.95, 0, 0.9],
    [0.55, -0.35, 0.85],
    [0.25, 0.95, 0.72],
    [1.55, 0.5, 0.66],
  ].flatMap(([x, z, size]) => [
    lathe(
      [x!, 0, z!],
      [
        curved(
          lacquer('#c9261f'),
          [0.2, 0.04],
          [0.6, 0.1],
          [0.98, 0.6],
          [0.95, 1.1],
          [0.6, 1.48],
          [0.2, 1.5],
          [0.02, 1.42],
        ),
      ],
      { scale: [size!, size!, size!] },
    ),
    ...around(5, (angle) =>
      ball([x! + Math.cos(angle) * 0.2, 1.47 * size!, z! + Math.sin(angle) * 0.2], [0.24, 0.035, 0.07], leaf, {
        yaw: -angle,
        roll: -0.25,
      }),
    ),
    rod([x!, 1.42 * size!, z!], [x! + 0.06, 1.8 * size!, z!], 0.045, stem),
  ]);

/** A bunch of carrots. */
export const carrots: ThingDesign = () =>
  [-0.9, -0.45, 0, 0.45, 0.9].flatMap((z, at) => {
    const y = at % 2 ? 0.55 : 0.3;
    return [
      lathe(
        [-0.75, y, z * 0.75],
        [
          curved(
            skin('#e9792a', '#d9641a', 0.25),
            [0.02, -2.1 - (at % 3) * 0.15],
            [0.1, -1.6],
            [0.24, -0.6],
            [0.32, 0],
            [0.2, 0.12],
            [0, 0.14],
          ),
        ],
        { roll: Math.PI / 2 + 0.05, yaw: z * 0.12 },
      ),
      ...[0, 1, 2, 3, 4].map((leafAt) =>
        rod(
          [-0.85, y, z * 0.75],
          [-1.9 - (leafAt % 3) * 0.2, y + 0.15 + leafAt * 0.16, z * 0.75 + (leafAt - 2) * 0.2],
          0.035,
          stem,
        ),
      ),
      ...[0, 1, 2, 3, 4, 5].map((leafAt) =>
        ball(
          [-1.7 - (leafAt % 3) * 0.25, y + 0.2 + leafAt * 0.15, z * 0.75 + (leafAt - 2.5) * 0.2],
          [0.3, 0.1, 0.14],
          leaf,
          { roll: -0.4, yaw: leafAt },
        ),
      ),
    ];
  });

/** A ribbed pumpkin. */
export const pumpkin: ThingDesign = () => {
  const flesh = skin('#d9731c', '#c25d12', 0.7);
  return [
    ...around(12, (angle) =>
      ball([Math.cos(angle) * 0.72, 1.0, Math.sin(angle) * 0.72], [0.72, 1.0, 0.42], flesh, { yaw: -angle }),
    ),
    ...wire(
      [
        [0, 1.75, 0],
        [0.06, 2.1, 0.02],
        [0.24, 2.38, 0.05],
        [0.5, 2.5, 0.08],
      ],
      0.15,
      { ...stem, colour: '#7c7a3d' },
    ),
    ball([0.85, 0.14, 1.35], [0.5, 0.06, 0.42], leaf, { yaw: 0.4, roll: 0.1 }),
  ];
};

/** Mushrooms. */
export const mushrooms: ThingDesign = () =>
  [
    [-0.6, 0, 1, 0.05],
    [0.85, 0.35, 0.72, -0.12],
    [0.1, 1.1, 0.5, 0.1],
  ].flatMap(([x, z, size, lean]) => [
    lathe(
      [x!, 0, z!],
      [
        curved(matte('#efe2cb'), [0.42, 0], [0.46, 0.3], [0.32, 0.9], [0.34, 1.3]),
        curved(matte('#d9c4a2'), [0.34, 1.3], [0.9, 1.22], [1.12, 1.3]),
        curved(skin('#9a6238', '#7d4a28', 0.8), [1.12, 1.3], [1.1, 1.55], [0.85, 1.95], [0.45, 2.15], [0, 2.2]),
      ],
      { scale: [size!, size!, size!], roll: lean! },
    ),
  ]);

/** A bowl of eggs. */
export const eggs: ThingDesign = () => {
  const shell = (colour: string): Material => ({ colour, rough: 0.7, coat: 0.2, bump: { depth: 0.05, size: 0.05 } });
  const place = (
    x: number,
    y: number,
    z: number,
    colour: string,
    roll: number,
    pitch: number,
  ): ReturnType<ThingDesign> => [
    lathe(
      [x, y, z],
      [curved(shell(colour), [0.01, -0.62], [0.3, -0.52], [0.48, -0.15], [0.44, 0.2], [0.26, 0.56], [0.01, 0.7])],
      { roll, pitch },
    ),
  ];
  return [
    lathe(
      [0, 0, 0],
      [curved(glazed('#7f9aa0'), [0.7, 0], [0.72, 0.1], [1.2, 0.4], [1.6, 0.85], [1.55, 0.88], [1.1, 0.5], [0, 0.3])],
    ),
    ...place(-0.75, 0.95, 0.2, '#d9a57c', 1.2, 0.4),
    ...place(0.1, 0.9, 0.65, '#f1e5d3', 1.4, -0.7),
    ...place(0.85, 0.98, 0.15, '#c78d64', -1.1, 0.3),
    ...place(0.3, 1.0, -0.6, '#e3bd98', 0.8, 1.2),
    ...place(-0.45, 1.0, -0.5, '#f3eadb', -0.6, 1.3),
    ...place(0.05, 1.52, 0.05, '#d39b70', 1.3, 0.2),
  ];
};

/** Logs piled up, their rings to the front. */
export const logs: ThingDesign = () => {
  const rows = [
    [-1.55, 0],
    [-0.52, 0],
    [0.52, 0],
    [1.55, 0],
    [-1.03, 0.88],
    [0, 0.88],
    [1.03, 0.88],
    [-0.5, 1.74],
    [0.52, 1.74],
  ];
  return rows
    .map(([x, y], at) => {
      const size = 0.43 + ((at * 7) % 5) * 0.025;
      return lathe(
        [x!, y! + 0.5, -1.15 + (at % 2) * 0.12],
        [
          run(cut, [0, 0], [size, 0]),
          run(bark, [size, 0], [size, 2.0]),
          run(cut, [size, 2.0], [size * 0.97, 2.04], [0, 2.04]),
        ],
        // split by hand, none is quite round
        { pitch: Math.PI / 2, yaw: Math.PI + ((at % 3) - 1) * 0.05, scale: [1, 1, 0.86 + ((at * 5) % 4) * 0.05] },
      );
    })
    .map((part) => ({ ...part, at: [part.at[0], part.at[1], part.at[2] + 2.1] as const }));
};
