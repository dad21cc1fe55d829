import type { Vec } from '../../studio-scene';
import { block, curved, lathe, moved, rod, run, type ThingDesign } from '../shaping';
import { glazed, lacquer, matte, paper, satin } from '../stuffs';

/** Toothbrushes in a beaker, a tube beside it. */
export const toothbrushes: ThingDesign = ({ accent, second }) => {
  const brush = (x: number, roll: number, colour: string): ReturnType<ThingDesign> => {
    const on = (along: number, out = 0): Vec => [
      x + Math.sin(-roll) * along + Math.cos(roll) * out,
      0.3 + Math.cos(roll) * along + Math.sin(roll) * out,
      0,
    ];
    return [
      rod(on(0), on(2.2), 0.09, lacquer(colour)),
      rod(on(2.2), on(2.95), 0.1, lacquer('#ffffff')),
      ...Array.from({ length: 7 }, (_, at) =>
        rod(on(2.35 + at * 0.1), on(2.35 + at * 0.1, 0.3), 0.05, matte(at % 2 ? '#ffffff' : colour)),
      ),
    ];
  };
  return [
    ...brush(-0.35, -0.14, accent),
    ...brush(-0.75, 0.2, second),
    lathe(
      [-0.5, 0, 0],
      [
        curved(glazed('#f4f1ea'), [0.6, 0], [0.68, 0.06], [0.7, 1.35], [0.66, 1.4]),
        run(glazed('#dcd6c9'), [0.66, 1.38], [0.6, 1.2], [0, 1.2]),
      ],
    ),
    ...moved(
      [
        lathe(
          [0, 0.3, 0],
          [
            run(satin('#ffffff'), [0.24, 0], [0.24, 0.3]),
            curved(satin(accent), [0.2, 0.3], [0.36, 0.5], [0.36, 1.2], [0.34, 1.9]),
          ],
          { roll: -Math.PI / 2, scale: [1, 1, 1] },
        ),
      ],
      [0.35, 0.06, 0.95],
      0.2,
    ),
  ];
};

/** A bottle of tablets, some before it. */
export const tablets: ThingDesign = ({ accent }) => [
  lathe(
    [-0.4, 0, -0.1],
    [
      curved({ colour: '#b5661d', rough: 0.04, coat: 1 }, [0.78, 0], [0.86, 0.08], [0.86, 0.4]),
      run(paper, [0.865, 0.4], [0.865, 1.35]),
      curved({ colour: '#b5661d', rough: 0.04, coat: 1 }, [0.86, 1.35], [0.84, 1.6], [0.62, 1.8]),
      run(satin('#fbfaf6'), [0.7, 1.8], [0.7, 2.3], [0.64, 2.36], [0, 2.36]),
    ],
  ),
  block([-0.4, 0.88, 0.76], [0.34, 0.1, 0.02], matte(accent)),
  block([-0.33, 0.88, 0.765], [0.1, 0.32, 0.02], matte(accent)),
  ...[
    [0.9, 0.6, 0.3],
    [1.35, 0.25, 1.2],
    [1.05, 1.15, 2.1],
    [0.4, 1.2, 0.6],
  ].map(([x, z, yaw]) =>
    rod(
      [x!, 0.15, z!],
      [x! + Math.cos(yaw!) * 0.3, 0.15, z! + Math.sin(yaw!) * 0.3],
      0.15,
      lacquer(yaw! > 1 ? accent : '#fbfaf6'),
    ),
  ),
];
