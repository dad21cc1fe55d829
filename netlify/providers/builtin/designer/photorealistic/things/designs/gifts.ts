import type { Material } from '../../studio-scene';
import { arc, ball, block, lathe, ring, run, wire, type ThingDesign } from '../shaping';
import { lacquer, matte, satin } from '../stuffs';

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
