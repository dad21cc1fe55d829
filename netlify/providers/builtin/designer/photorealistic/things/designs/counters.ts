import type { Material } from '../../studio-scene';
import { ball, curved, lathe, moved, run, wire, type ThingDesign } from '../shaping';
import { brass, darkWood, leaf, matte, skin } from '../stuffs';

/** The bell of a reception desk. */
export const deskBell: ThingDesign = () => [
  lathe(
    [0, 0, 0],
    [
      run(darkWood, [1.3, 0], [1.35, 0.08], [1.28, 0.2], [0, 0.2]),
      curved(brass, [1.12, 0.24], [1.1, 0.5], [0.85, 1.0], [0.45, 1.3], [0.12, 1.4], [0.1, 1.58]),
      curved(brass, [0.1, 1.58], [0.24, 1.62], [0.22, 1.74], [0, 1.78]),
    ],
  ),
];

/** A pair of pears. */
export const pears: ThingDesign = () =>
  [
    [-0.6, 0, 1, 0.05],
    [0.9, 0.4, 0.85, -0.16],
  ].flatMap(([x, z, size, lean]) =>
    moved(
      [
        lathe(
          [0, 0, 0],
          [
            curved(
              skin('#b9b84a', '#cf9a4a', 1.1),
              [0.15, 0.08],
              [0.6, 0.05],
              [0.98, 0.6],
              [0.85, 1.2],
              [0.5, 1.75],
              [0.4, 2.2],
              [0.25, 2.45],
              [0.02, 2.46],
            ),
          ],
          { roll: lean! },
        ),
        ...wire(
          [
            [0 + lean! * -2.4, 2.42, 0],
            [0.05 + lean! * -2.4, 2.65, 0],
            [0.16 + lean! * -2.4, 2.85, 0],
          ],
          0.04,
          matte('#5d4128'),
        ),
      ],
      [x!, 0, z!],
      0,
      size!,
    ),
  );

/** Lemons, one cut. */
export const lemons: ThingDesign = () => {
  const peel: Material = { colour: '#f0cf2e', rough: 0.4, coat: 0.5, bump: { depth: 0.2, size: 0.05 } };
  const profile = curved(
    peel,
    [0.02, -1.12],
    [0.14, -1.0],
    [0.5, -0.78],
    [0.82, -0.2],
    [0.82, 0.2],
    [0.5, 0.78],
    [0.14, 1.0],
    [0.02, 1.12],
  );
  return [
    lathe([-0.55, 0.82, 0], [profile], { roll: 1.3, yaw: 0.3 }),
    lathe([0.75, 0.7, -0.5], [profile], { roll: 1.2, yaw: -0.6, scale: [0.85, 0.85, 0.85] }),
    lathe(
      [0.75, 0.66, 0.85],
      [
        curved(peel, [0.02, -0.72], [0.4, -0.58], [0.68, -0.1], [0.7, 0]),
        run(matte('#fbf3d2'), [0.7, 0], [0.62, 0.02]),
        run(skin('#f6e071', '#eccb3a', 0.14), [0.62, 0.02], [0, 0.02]),
      ],
      { pitch: -1.2 },
    ),
    ball([-0.35, 1.66, 0.1], [0.36, 0.04, 0.16], leaf, { yaw: 0.4, roll: 0.2 }),
  ];
};
