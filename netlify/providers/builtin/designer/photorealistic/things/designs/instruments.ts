import { arc, around, ball, block, curved, lathe, rod, run, wire, type ThingDesign } from '../shaping';
import { chrome, lacquer, matte, satin, wood } from '../stuffs';

/** A snare drum with its sticks. */
export const drum: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0.1, 0],
    [
      run(chrome, [1.35, 0], [1.38, 0.15]),
      run(lacquer(accent), [1.3, 0.15], [1.3, 1.15]),
      run(chrome, [1.38, 1.15], [1.38, 1.3], [1.3, 1.32]),
      run(matte('#f6f1e6'), [1.3, 1.27], [0, 1.27]),
    ],
  ),
  ...around(10, (angle) => [
    rod(
      [Math.cos(angle) * 1.36, 0.2, Math.sin(angle) * 1.36],
      [Math.cos(angle) * 1.36, 1.3, Math.sin(angle) * 1.36],
      0.035,
      chrome,
    ),
    block([Math.cos(angle) * 1.33, 0.75, Math.sin(angle) * 1.33], [0.06, 0.16, 0.06], chrome, { yaw: -angle }),
  ]),
  ...[-1, 1].flatMap((side) => [
    rod([side * 0.9, 1.46, 0.75], [side * -0.55, 1.52, -0.6], 0.055, wood),
    ball([side * -0.58, 1.52, -0.63], [0.09, 0.09, 0.12], wood),
  ]),
];

export const headphones: ThingDesign = ({ accent }) => [
  ...wire(arc([0, 1.45, 0], 1.12, -0.25, Math.PI + 0.25, 20), 0.13, satin('#2a2b2e')),
  ...wire(arc([0, 1.45, 0], 1.02, 0.7, Math.PI - 0.7, 10), 0.14, satin(accent)),
  ...[-1, 1].flatMap((side) => [
    lathe(
      [side * 1.18, 0.88, 0],
      [
        curved(satin(accent), [0.02, -0.22], [0.45, -0.18], [0.62, 0], [0.6, 0.12]),
        curved(satin('#1c1d1f'), [0.6, 0.12], [0.66, 0.22], [0.6, 0.38], [0.4, 0.4], [0.35, 0.3], [0, 0.28]),
      ],
      { roll: (side * Math.PI) / 2 + side * 0.12 },
    ),
  ]),
];
