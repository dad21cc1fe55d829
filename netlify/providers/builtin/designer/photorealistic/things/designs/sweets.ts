import type { Material } from '../../studio-scene';
import { arc, around, ball, block, curved, lathe, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { cream, crumb, crust, glazed, lacquer, matte, satin, skin } from '../stuffs';

/** Paper, a swirl and a cherry. */
export const cupcake: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [run(matte(accent), [0.72, 0], [0.98, 0.95])]),
  ...around(30, (angle) =>
    rod(
      [Math.cos(angle) * 0.735, 0.03, Math.sin(angle) * 0.735],
      [Math.cos(angle) * 0.99, 0.93, Math.sin(angle) * 0.99],
      0.045,
      matte(accent),
    ),
  ),
  ball([0, 0.98, 0], [1.06, 0.24, 1.06], crust),
  ...[
    [0.78, 1.2, 0.3],
    [0.6, 1.52, 0.28],
    [0.4, 1.8, 0.25],
    [0.2, 2.05, 0.22],
  ].map(([reach, y, size]) => ring([0, y!, 0], reach!, size!, cream, { roll: 0.05 }, 0.8)),
  ball([0, 2.2, 0], [0.2, 0.24, 0.2], cream),
  ball([0.02, 2.46, 0.04], 0.23, lacquer('#b3122a')),
  ...wire(
    [
      [0.04, 2.66, 0.04],
      [0.1, 2.9, 0.02],
      [0.24, 3.08, 0],
    ],
    0.018,
    matte('#55702f'),
  ),
];

/** Two tiers, icing that runs down, berries and candles. */
export const cake: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [curved(glazed('#f5f2ec'), [0.5, 0], [0.45, 0.25], [1.9, 0.34], [1.95, 0.4], [0, 0.38])]),
  lathe([0, 0.38, 0], [run(cream, [1.45, 0], [1.45, 0.82], [1.4, 0.9]), run(satin(accent), [1.4, 0.9], [0, 0.92])]),
  ...around(18, (angle, at) => {
    const drop = 0.2 + ((at * 7) % 5) * 0.09;
    const [x, z] = [Math.cos(angle) * 1.43, Math.sin(angle) * 1.43];
    return rod([x, 1.24 - drop, z], [x * 0.97, 1.26, z * 0.97], 0.13, satin(accent));
  }),
  lathe([0, 1.28, 0], [run(cream, [0.85, 0], [0.85, 0.66], [0.8, 0.72], [0, 0.74])]),
  ...around(12, (angle) => ball([Math.cos(angle) * 1.12, 1.36, Math.sin(angle) * 1.12], 0.15, lacquer('#c01f36'))),
  ...around(5, (angle, at) => {
    const [x, z] = [Math.cos(angle + 0.3) * 0.5, Math.sin(angle + 0.3) * 0.5];
    return [
      rod([x, 2, z], [x, 2.5, z], 0.05, matte(at % 2 ? '#ffffff' : accent)),
      ball([x, 2.68, z], [0.06, 0.13, 0.06], flame),
    ];
  }),
];

/** Brighter than white. */
const flame: Material = { colour: '#ffd27a', rough: 0.9, coat: 0 };

export const pancakes: ThingDesign = () => {
  const side: Material = { ...crumb, colour: '#eccf94', bump: { depth: 0.1, size: 0.08 } };
  const top = skin('#c37f35', '#a9642a', 0.5);
  const syrup: Material = { colour: '#a4561a', rough: 0.04, coat: 1 };
  return [
    lathe(
      [0, 0, 0],
      [curved(glazed('#f3f0ea'), [0.9, 0], [1.8, 0.1], [2.1, 0.26], [2.05, 0.28], [1.5, 0.16], [0, 0.14])],
    ),
    ...[0, 1, 2, 3, 4].map((at) =>
      lathe(
        [(at % 2) * 0.06 - 0.03, 0.16 + at * 0.27, (at % 3) * 0.05],
        [
          curved(side, [1.2, 0], [1.34, 0.06], [1.36, 0.14], [1.3, 0.22]),
          run(top, [1.3, 0.22], [1.2, 0.27], [0, 0.27]),
        ],
      ),
    ),
    lathe([0, 1.5, 0], [curved(syrup, [0.86, 0.0], [0.84, 0.05], [0.7, 0.07], [0, 0.08])], { scale: [1.1, 1, 0.9] }),
    ...[0.2, 1.1, 2.3, 3.6, 4.9].map((angle, at) =>
      rod(
        [Math.cos(angle) * 1.4, 0.95 - (at % 3) * 0.25, Math.sin(angle) * 1.4],
        [Math.cos(angle) * 0.9, 1.53, Math.sin(angle) * 0.9],
        0.09,
        syrup,
      ),
    ),
    block([0.05, 1.7, 0.1], [0.3, 0.12, 0.26], glazed('#f8dc7d'), { yaw: 0.5, bevel: 0.06 }),
  ];
};

/** Balls in a glass bowl, with a wafer. */
export const iceCream: ThingDesign = ({ accent }) => {
  const scoop = (colour: string): Material => ({ colour, rough: 0.7, coat: 0.25, bump: { depth: 0.4, size: 0.14 } });
  return [
    lathe(
      [0, 0, 0],
      [
        curved(
          glazed(accent),
          [0.75, 0],
          [0.7, 0.06],
          [0.16, 0.18],
          [0.14, 0.5],
          [0.5, 0.75],
          [1.25, 1.1],
          [1.5, 1.5],
          [1.44, 1.5],
          [1.1, 1.2],
          [0, 1.1],
        ),
      ],
    ),
    ball([-0.62, 1.75, 0.2], 0.68, scoop('#f6e3b4')),
    ball([0.64, 1.75, 0.22], 0.68, scoop('#e79aa6')),
    ball([0, 2.35, -0.1], 0.7, scoop('#6a4130')),
    block(
      [0.75, 2.5, -0.4],
      [0.08, 0.8, 0.34],
      { ...crust, colour: '#d9a658', pattern: { kind: 'stripes', colour: '#b9823a', size: 0.12 } },
      { roll: -0.35, yaw: 0.5 },
    ),
    ball([0.05, 3.08, 0], 0.17, lacquer('#b3122a')),
    ...wire(arc([0.3, 3.1, 0], 0.25, Math.PI, Math.PI / 2.2, 3), 0.016, matte('#55702f')),
  ];
};
