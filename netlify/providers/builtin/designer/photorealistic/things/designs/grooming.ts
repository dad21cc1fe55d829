import { block, curved, lathe, rod, run, type ThingDesign } from '../shaping';
import { lacquer, matte, paper, satin } from '../stuffs';

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
