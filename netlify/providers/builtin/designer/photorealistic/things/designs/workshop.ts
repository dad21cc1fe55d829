import { arc, ball, block, curved, lathe, moved, rod, run, wire, type ThingDesign } from '../shaping';
import { black, brass, lacquer, matte, satin, steel, wood } from '../stuffs';

/** A tin of paint with a brush across it. */
export const paint: ThingDesign = ({ accent }) => [
  lathe(
    [-0.2, 0, 0],
    [
      run(steel, [1.05, 0], [1.1, 0.05], [1.08, 0.1]),
      run(matte('#f4efe6'), [1.08, 0.1], [1.08, 1.55]),
      run(steel, [1.08, 1.55], [1.12, 1.6], [1.12, 1.7], [1.0, 1.74], [0.94, 1.7]),
      run(lacquer(accent), [0.94, 1.62], [0, 1.63]),
    ],
  ),
  lathe([-0.2, 0.45, 0], [run(satin(accent), [1.085, 0], [1.085, 0.65])]),
  rod([0.35, 1.2, 0.98], [0.4, 1.62, 0.88], 0.12, lacquer(accent)),
  ball([0.34, 1.12, 0.98], [0.13, 0.2, 0.1], lacquer(accent)),
  ...moved(
    [
      lathe([0, 0, 0], [curved(wood, [0.05, 0], [0.13, 0.1], [0.1, 0.7], [0.16, 1.1], [0.24, 1.25])], {
        scale: [1, 1, 0.5],
      }),
      block([0, 1.42, 0], [0.3, 0.18, 0.13], brass, { bevel: 0.03 }),
      ...Array.from({ length: 9 }, (_, at) =>
        rod(
          [(at - 4) * 0.06, 1.58, 0],
          [(at - 4) * 0.064, 2.1 - Math.abs(at - 4) * 0.015, 0],
          0.06,
          at > -1 ? satin('#3b2b20') : black,
        ),
      ),
      ...Array.from({ length: 9 }, (_, at) =>
        rod(
          [(at - 4) * 0.063, 1.95, 0],
          [(at - 4) * 0.064, 2.16 - Math.abs(at - 4) * 0.015, 0],
          0.068,
          lacquer(accent),
        ),
      ),
    ],
    [1.35, 0, 0.75],
  ),
];

/** A bucket with a sponge and a spray bottle. */
export const cleaning: ThingDesign = ({ accent, second }) => [
  lathe(
    [-0.5, 0, -0.15],
    [
      run(satin(accent), [0.78, 0], [1.02, 1.5], [1.1, 1.5], [1.1, 1.6], [1.0, 1.6], [0.98, 1.45]),
      run({ colour: '#f4fafc', rough: 0.4, coat: 0.6, bump: { depth: 0.8, size: 0.2 } }, [0.98, 1.42], [0, 1.48]),
    ],
  ),
  ...wire(arc([-0.5, 1.5, -0.15], 1.06, 0, Math.PI, 14), 0.035, steel),
  ...Array.from({ length: 14 }, (_, at) =>
    ball(
      [
        -0.5 + Math.cos(at * 2.4) * (0.2 + (at % 5) * 0.14),
        1.52 + (at % 3) * 0.06,
        -0.15 + Math.sin(at * 2.4) * (0.2 + (at % 5) * 0.14),
      ],
      0.16 + (at % 3) * 0.04,
      { colour: '#fdfefe', rough: 0.25, coat: 0.8 },
    ),
  ),
  block(
    [1.0, 0.2, 1.05],
    [0.5, 0.2, 0.32],
    { colour: '#f2cf4a', rough: 1, coat: 0, bump: { depth: 0.8, size: 0.07 } },
    { bevel: 0.06, yaw: 0.35 },
  ),
  ...moved(
    [
      lathe(
        [0, 0, 0],
        [
          curved(
            { colour: second, rough: 0.12, coat: 1 },
            [0.44, 0],
            [0.5, 0.06],
            [0.5, 0.9],
            [0.36, 1.3],
            [0.17, 1.5],
            [0.17, 1.62],
          ),
        ],
        { scale: [1, 1, 0.75] },
      ),
      run2([0, 1.6, 0]),
      block([0.08, 1.95, 0], [0.36, 0.16, 0.16], satin('#ffffff'), { bevel: 0.06 }),
      rod([0.4, 2.0, 0], [0.52, 2.0, 0], 0.07, satin(accent)),
      ...wire(
        [
          [0.3, 1.85, 0],
          [0.42, 1.6, 0],
          [0.38, 1.42, 0],
        ],
        0.06,
        satin(accent),
      ),
    ],
    [1.15, 0, -0.1],
    0.4,
  ),
];

const run2 = (at: readonly [number, number, number]): ReturnType<ThingDesign>[number] =>
  lathe(at, [run(satin('#ffffff'), [0.2, 0], [0.2, 0.22], [0, 0.22])]);

/** A lit bulb. */
export const bulb: ThingDesign = () => [
  lathe(
    [0, 0, 0],
    [
      run(black, [0.12, 0], [0.28, 0.08], [0.36, 0.2]),
      ...Array.from({ length: 5 }, (_, at) =>
        curved(brass, [0.4, 0.2 + at * 0.13], [0.46, 0.265 + at * 0.13], [0.4, 0.33 + at * 0.13]),
      ),
      curved(
        { colour: '#ffeec2', rough: 0.05, coat: 1, pattern: { kind: 'fade', colour: '#fff6dc', size: 4 } },
        [0.42, 0.85],
        [0.5, 1.05],
        [0.85, 1.6],
        [1.02, 2.1],
        [0.92, 2.65],
        [0.55, 3.02],
        [0.02, 3.14],
      ),
    ],
  ),
];
