import { around, ball, lathe, rod, run, type ThingDesign } from '../shaping';
import { clay, leaf, matte, stem } from '../stuffs';

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
