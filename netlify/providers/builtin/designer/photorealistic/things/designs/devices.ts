import { ball, block, curved, lathe, moved, ring, run, type ThingDesign } from '../shaping';
import { black, satin, steel } from '../stuffs';

/** A stepladder's plain cousin, against the wall. */
export const camera: ThingDesign = ({ accent }) => [
  block(
    [0, 0.85, 0],
    [1.35, 0.78, 0.4],
    { ...black, bump: { depth: 0.15, size: 0.04 }, rough: 0.6 },
    { bevel: 0.12, yaw: 0.2 },
  ),
  block([0, 1.52, 0], [1.33, 0.14, 0.39], steel, { bevel: 0.08, yaw: 0.2 }),
  ...moved(
    [
      block([0.05, 1.78, 0], [0.42, 0.24, 0.32], steel, { bevel: 0.1 }),
      lathe([0.85, 1.62, 0], [run(steel, [0.22, 0], [0.22, 0.18], [0.18, 0.2], [0, 0.2])]),
      lathe([-0.8, 1.62, 0], [run(black, [0.26, 0], [0.26, 0.14], [0, 0.15])]),
      lathe(
        [0, 0.85, 0.35],
        [
          run(black, [0.72, 0], [0.72, 0.25]),
          run(steel, [0.68, 0.25], [0.68, 0.32]),
          run(black, [0.66, 0.32], [0.66, 0.75], [0.6, 0.8], [0.55, 0.78], [0.46, 0.6]),
          curved({ colour: '#16233c', rough: 0.02, coat: 1 }, [0.46, 0.6], [0.3, 0.68], [0, 0.72]),
        ],
        { pitch: -Math.PI / 2 },
      ),
      ring([0, 0.85, 0.95], 0.665, 0.02, satin(accent), { pitch: Math.PI / 2 }),
      ball([0.95, 1.2, 0.4], 0.07, satin(accent)),
    ],
    [0, 0, 0],
    0.2,
  ),
];
