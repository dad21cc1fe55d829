import { around, ball, curved, lathe, rod, run, type ThingDesign } from '../shaping';
import { clay, glazed, leaf, matte, skin, stem } from '../stuffs';

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
