import { ball, block, curved, lathe, moved, ring, run, type ThingDesign } from '../shaping';
import { black, iron, satin, steel, wood } from '../stuffs';

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

/** A laptop, open. */
export const laptop: ThingDesign = ({ accent }) =>
  moved(
    [
      block([0, 0.08, 0.2], [1.6, 0.07, 1.05], steel, { bevel: 0.06 }),
      ...Array.from({ length: 4 }, (_, row) =>
        Array.from({ length: 11 }, (_key, at) =>
          block([(at - 5) * 0.25, 0.16, row * 0.22 - 0.4], [0.1, 0.02, 0.085], black, { bevel: 0.02 }),
        ),
      ).flat(),
      block([0, 0.155, 0.78], [0.45, 0.008, 0.28], iron, { bevel: 0.02 }),
      block([0, 1.12, -1.05], [1.6, 1.04, 0.05], steel, { bevel: 0.05, pitch: 0.22 }),
      block(
        [0, 1.13, -0.995],
        [1.5, 0.94, 0.02],
        { colour: accent, rough: 0.06, coat: 1 },
        { bevel: 0.02, pitch: 0.22 },
      ),
      block([-0.7, 1.4, -1.03], [0.5, 0.1, 0.02], satin('#ffffff'), { pitch: 0.22 }),
      block([-0.5, 1.1, -0.955], [0.7, 0.05, 0.02], satin('#ffffff'), { pitch: 0.22 }),
    ],
    [0, 0, 0],
    0.25,
  );

/** A phone upright. */
export const phone: ThingDesign = ({ accent }) =>
  moved(
    [
      block([0, 1.5, 0], [0.78, 1.5, 0.08], black, { bevel: 0.07, pitch: 0.12 }),
      block(
        [0, 1.505, 0.078],
        [0.71, 1.41, 0.012],
        { colour: accent, rough: 0.05, coat: 1 },
        { bevel: 0.02, pitch: 0.12 },
      ),
      ...[0, 1, 2, 3].flatMap((row) =>
        [-0.45, -0.15, 0.15, 0.45].map((x) =>
          block(
            [x, 2.2 - row * 0.34, 0.0 + row * 0.041],
            [0.1, 0.1, 0.02],
            satin(['#f3b23b', '#ffffff', '#57a7d9', '#e5697f'][(row + Math.round(x * 3 + 6)) % 4]!),
            { pitch: 0.12, bevel: 0.03 },
          ),
        ),
      ),
      block([0, 0.08, -0.1], [0.5, 0.08, 0.45], wood, { bevel: 0.04 }),
    ],
    [0, 0, 0],
    0.3,
  );

/** A pocket calculator. */
export const calculator: ThingDesign = ({ accent }) => {
  const tip = -0.42;
  const on = (x: number, z: number, out: number): [number, number, number] => [
    x,
    0.75 - z * Math.sin(-tip) + out * Math.cos(tip),
    z * Math.cos(tip) + out * Math.sin(-tip),
  ];
  return moved(
    [
      block(on(0, 0, 0), [1.1, 0.12, 1.55], satin('#f3efe6'), { bevel: 0.1, pitch: tip }),
      block(
        on(0, -1.1, 0.12),
        [0.92, 0.03, 0.27],
        { colour: '#9fb5a2', rough: 0.08, coat: 1 },
        { bevel: 0.02, pitch: tip },
      ),
      ...[0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2, 3].map((at) =>
          block(
            on((at - 1.5) * 0.5, row * 0.46 - 0.5, 0.17),
            [0.2, 0.08, 0.17],
            at === 3 ? satin(accent) : satin('#3d4044'),
            { bevel: 0.06, pitch: tip },
          ),
        ),
      ),
      block([0, 0.42, -1.35], [0.9, 0.42, 0.1], satin('#f3efe6'), { bevel: 0.05 }),
    ],
    [0, 0, 0],
    0.3,
  );
};
