import type { Material } from '../../studio-scene';
import { block, curved, lathe, run, type ThingDesign } from '../shaping';
import { black, brass, glazed, matte, satin, steel, wood } from '../stuffs';

/** Hand-thrown pots. */
export const pots: ThingDesign = ({ accent }) => {
  const raw: Material = {
    colour: '#d8bfa0',
    rough: 0.9,
    coat: 0.1,
    pattern: { kind: 'mottle', colour: '#c3a681', size: 0.2 },
  };
  const glaze: Material = { ...glazed(accent), pattern: { kind: 'mottle', colour: accent, size: 0.3 } };
  return [
    lathe(
      [-0.6, 0, -0.1],
      [
        curved(raw, [0.5, 0], [0.62, 0.08], [1.0, 0.7]),
        curved(glaze, [1.0, 0.7], [1.02, 1.3], [0.72, 1.9], [0.4, 2.3], [0.36, 2.6], [0.52, 2.8], [0.46, 2.8]),
      ],
    ),
    lathe(
      [1.05, 0, 0.5],
      [
        curved(raw, [0.5, 0], [0.52, 0.1], [0.75, 0.35]),
        curved(glaze, [0.75, 0.35], [0.95, 0.75], [0.9, 0.78], [0.6, 0.4], [0, 0.25]),
      ],
    ),
    lathe(
      [1.1, 0, -0.9],
      [
        curved(raw, [0.48, 0], [0.5, 0.3]),
        curved(glaze, [0.5, 0.3], [0.5, 1.1], [0.46, 1.12]),
        run(matte('#a98e6c'), [0.46, 1.1], [0.44, 0.9], [0, 0.9]),
      ],
    ),
  ];
};

/** A wooden hive and a jar. */
export const hive: ThingDesign = ({ accent }) => [
  ...[0, 1, 2].map((at) =>
    block([-0.35, 0.55 + at * 0.62, 0], [0.95, 0.29, 0.8], satin(at === 1 ? accent : '#f3ecdc'), {
      bevel: 0.03,
      yaw: 0.3,
    }),
  ),
  block([-0.35, 0.2, 0], [1.05, 0.07, 0.95], wood, { yaw: 0.3 }),
  block([-0.35, 2.2, 0], [1.08, 0.12, 0.95], steel, { bevel: 0.05, yaw: 0.3 }),
  ...[-0.7, 0.7].map((x) => block([-0.35 + x, 0.08, -x * 0.3], [0.1, 0.1, 0.7], wood, { yaw: 0.3 })),
  block([-0.11, 0.38, 0.77], [0.4, 0.05, 0.06], black, { yaw: 0.3 }),
  lathe(
    [1.25, 0, 0.75],
    [
      curved({ colour: '#d8860f', rough: 0.04, coat: 1 }, [0.4, 0], [0.46, 0.06], [0.46, 0.75], [0.36, 0.86]),
      run(brass, [0.4, 0.86], [0.4, 1.02], [0, 1.03]),
    ],
  ),
];
