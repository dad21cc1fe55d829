import type { Material } from '../../studio-scene';
import { ball, curved, lathe, wire, type ThingDesign } from '../shaping';
import { chrome, glazed, matte } from '../stuffs';

/** A chromed tap over a basin, a drop under it. */
export const tap: ThingDesign = () => [
  lathe(
    [0, 0, 0],
    [
      curved(
        glazed('#f5f5f2'),
        [0.9, 0],
        [1.15, 0.06],
        [1.75, 0.42],
        [1.95, 0.72],
        [1.88, 0.76],
        [1.2, 0.42],
        [0, 0.36],
      ),
    ],
    { scale: [1, 1, 0.8] },
  ),
  lathe([0, 0.55, -1.2], [curved(chrome, [0.42, 0], [0.36, 0.12], [0.2, 0.2], [0.18, 0.9])]),
  ...wire(
    [
      [0, 1.4, -1.2],
      [0, 2.1, -1.2],
      [0, 2.5, -1.02],
      [0, 2.65, -0.7],
      [0, 2.6, -0.35],
      [0, 2.35, -0.15],
      [0, 2.1, -0.12],
    ],
    0.15,
    chrome,
  ),
  ...wire(
    [
      [-0.55, 1.0, -1.2],
      [0.55, 1.0, -1.2],
    ],
    0.1,
    chrome,
  ),
  ...[-1, 1].flatMap((side) => [
    lathe([side * 0.62, 1.0, -1.2], [curved(chrome, [0.14, -0.12], [0.22, 0], [0.12, 0.16], [0, 0.18])]),
    ...wire(
      [
        [side * 0.62 - 0.24, 1.22, -1.2],
        [side * 0.62 + 0.24, 1.22, -1.2],
      ],
      0.06,
      chrome,
    ),
    ...wire(
      [
        [side * 0.62, 1.22, -1.44],
        [side * 0.62, 1.22, -0.96],
      ],
      0.06,
      chrome,
    ),
  ]),
  ball([0, 1.72, -0.12], [0.07, 0.11, 0.07], { colour: '#bfe0f2', rough: 0.02, coat: 1 }),
];

/** Mortar and pestle. */
export const mortar: ThingDesign = () => {
  const marble: Material = {
    colour: '#eeeae2',
    rough: 0.35,
    coat: 0.5,
    pattern: { kind: 'mottle', colour: '#cdc8be', size: 0.7 },
  };
  return [
    lathe(
      [0, 0, 0],
      [
        curved(
          marble,
          [0.75, 0],
          [0.85, 0.12],
          [0.6, 0.35],
          [1.0, 0.7],
          [1.3, 1.35],
          [1.36, 1.7],
          [1.28, 1.74],
          [1.18, 1.6],
          [0.8, 0.95],
          [0, 0.8],
        ),
      ],
    ),
    lathe(
      [0.2, 1.0, 0],
      [
        curved(
          marble,
          [0.02, -0.1],
          [0.28, 0.05],
          [0.26, 0.35],
          [0.16, 0.7],
          [0.15, 1.6],
          [0.22, 1.85],
          [0.16, 2.0],
          [0, 2.04],
        ),
      ],
      { roll: -0.55, pitch: 0.1 },
    ),
    ...[0, 1, 2, 3, 4].map((at) =>
      ball(
        [-0.6 + at * 0.16, 1.66 + (at % 2) * 0.06, 0.5 - at * 0.15],
        [0.22, 0.03, 0.1],
        { ...matte('#4c8a3f'), coat: 0.4 },
        { yaw: at, roll: 0.4 },
      ),
    ),
  ];
};
