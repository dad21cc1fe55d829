import type { Material } from '../../studio-scene';
import { around, ball, curved, lathe, moved, rod, run, wire, type ThingDesign } from '../shaping';
import { glazed, lacquer, leaf, matte, skin, stem } from '../stuffs';

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
