import type { Material } from '../../studio-scene';
import { block, curved, lathe, moved, ring, run, wire, type ThingDesign } from '../shaping';
import { chrome, cloth, iron, matte, rubber, satin } from '../stuffs';

/** A pair of dumbbells. */
export const dumbbell: ThingDesign = ({ accent }) => {
  const one = (turnedBy: number, at: [number, number, number]): ReturnType<ThingDesign> =>
    moved(
      [
        lathe(
          [-1.55, 0.62, 0],
          [
            run(iron, [0.42, 0], [0.5, 0.05]),
            run(rubber, [0.56, 0.08], [0.62, 0.14], [0.62, 0.5], [0.56, 0.56]),
            run(satin(accent), [0.52, 0.56], [0.52, 0.66]),
            run(rubber, [0.46, 0.68], [0.46, 0.8], [0.3, 0.84]),
            curved(chrome, [0.15, 0.84], [0.17, 1.2], [0.2, 1.55], [0.17, 1.9], [0.15, 2.26]),
            run(rubber, [0.3, 2.26], [0.46, 2.3], [0.46, 2.42]),
            run(satin(accent), [0.52, 2.44], [0.52, 2.54]),
            run(rubber, [0.56, 2.54], [0.62, 2.6], [0.62, 2.96], [0.56, 3.02]),
            run(iron, [0.5, 3.05], [0.42, 3.1], [0, 3.1]),
          ],
          { roll: -Math.PI / 2 },
        ),
        lathe([-1.55, 0.62, 0], [run(iron, [0, 0.001], [0.42, 0])], { roll: -Math.PI / 2 }),
      ],
      at,
      turnedBy,
    );
  return [...one(0.45, [-0.15, 0, -0.55]), ...one(0.3, [0.25, 0, 0.85])];
};

export const kettlebell: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      curved(
        { ...iron, metal: 0, colour: '#2b2d30', coat: 0.5 },
        [0.6, 0],
        [0.95, 0.25],
        [1.08, 0.85],
        [0.85, 1.45],
        [0.4, 1.75],
        [0, 1.78],
      ),
    ],
  ),
  ...wire(
    [
      [-0.55, 1.45, 0],
      [-0.68, 1.95, 0],
      [-0.55, 2.4, 0],
      [-0.25, 2.58, 0],
      [0.25, 2.58, 0],
      [0.55, 2.4, 0],
      [0.68, 1.95, 0],
      [0.55, 1.45, 0],
    ],
    0.17,
    { colour: '#2b2d30', rough: 0.35, coat: 0.6 },
  ),
  lathe([0, 0.9, 1.02], [run(satin(accent), [0.42, 0], [0.4, 0.06], [0, 0.07])], { pitch: -Math.PI / 2 }),
];

/** A rolled mat and a block. */
export const mat: ThingDesign = ({ accent, second }) => {
  const foam: Material = { colour: accent, rough: 1, coat: 0.02, bump: { depth: 0.25, size: 0.04 } };
  return [
    lathe(
      [-1.75, 0.62, 0],
      [run(foam, [0.05, 0], [0.6, 0]), run(foam, [0.62, 0.02], [0.62, 3.3], [0.6, 3.32], [0.05, 3.32])],
      { roll: -Math.PI / 2, yaw: 0.5 },
    ),
    ...[0.14, 0.26, 0.38, 0.5].map((reach) =>
      ring(
        [-1.75 - 0.005 + 3.32 * Math.cos(0.5) * 1.003, 0.62, -3.32 * Math.sin(0.5) * 1.003],
        reach,
        0.018,
        matte('#2b2b2e'),
        { roll: -Math.PI / 2, yaw: 0.5 },
      ),
    ),
    ...[0.9, 2.4].map((along) =>
      ring(
        [-1.75 + along * Math.cos(0.5), 0.62, -along * Math.sin(0.5)],
        0.6,
        0.06,
        cloth(second),
        { roll: -Math.PI / 2, yaw: 0.5 },
        1.8,
      ),
    ),
    block(
      [-0.9, 0.32, 1.1],
      [0.7, 0.32, 0.45],
      {
        colour: '#c7a179',
        rough: 0.95,
        bump: { depth: 0.3, size: 0.06 },
        pattern: { kind: 'mottle', colour: '#a77f55', size: 0.15 },
      },
      { bevel: 0.06, yaw: -0.25 },
    ),
  ].map((part) => ({ ...part, at: [part.at[0] + 0.3, part.at[1], part.at[2] + 0.5] as const }));
};
