import type { Material } from '../../studio-scene';
import { block, curved, lathe, moved, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { darkWood, glass, glazed, gold, lacquer, matte, paper, wood } from '../stuffs';

/** Red wine before a bottle. */
export const wine: ThingDesign = ({ accent }) => {
  const bottle: Material = { colour: '#1f2a20', rough: 0.08, coat: 1 };
  const label = matte('#f2ead8');
  return [
    ...moved(
      [
        lathe(
          [0, 0, 0],
          [
            curved(bottle, [0.5, 0], [0.58, 0.06], [0.58, 0.45]),
            run(label, [0.585, 0.45], [0.585, 1.3]),
            curved(bottle, [0.58, 1.3], [0.58, 1.75], [0.42, 2.1], [0.2, 2.35], [0.19, 2.6]),
            curved(matte(accent), [0.21, 2.6], [0.21, 3.1], [0.19, 3.16], [0, 3.16]),
          ],
        ),
      ],
      [-0.75, 0, -0.35],
    ),
    ...moved(
      [
        lathe(
          [0, 0, 0],
          [
            curved(
              glass,
              [0.62, 0.0],
              [0.6, 0.04],
              [0.12, 0.12],
              [0.07, 0.25],
              [0.07, 0.95],
              [0.2, 1.1],
              [0.58, 1.4],
              [0.68, 1.8],
              [0.6, 2.3],
              [0.52, 2.5],
            ),
            curved(glass, [0.5, 2.5], [0.58, 2.28], [0.66, 1.82], [0.56, 1.42], [0.2, 1.14], [0, 1.12]),
          ],
        ),
        lathe(
          [0, 0, 0],
          [
            curved({ colour: '#5c0a1f', rough: 0.03, coat: 1 }, [0.02, 1.15], [0.2, 1.17], [0.54, 1.44], [0.63, 1.78]),
            run(lacquer('#6d0f27'), [0.63, 1.78], [0, 1.79]),
          ],
        ),
      ],
      [0.75, 0, 0.35],
    ),
  ];
};

/** A glass of beer with its head. */
export const beer: ThingDesign = () => {
  const ale: Material = { colour: '#eaa637', rough: 0, glass: true };
  const foam: Material = { colour: '#fbf4e4', rough: 0.95, coat: 0.05, bump: { depth: 0.35, size: 0.07 } };
  return [
    lathe([0, 0, 0], [curved(glass, [0, 0], [0.98, 0], [1.02, 0.06], [1.0, 0.22], [0, 0.2])]),
    lathe([0, 0, 0], [curved(ale, [0, 0.24], [0.93, 0.24], [0.97, 0.34], [1.0, 1.95], [0, 1.96])]),
    lathe([0, 0, 0], [curved(foam, [1.0, 1.95], [1.02, 2.05], [1.02, 2.28], [0.92, 2.38], [0.5, 2.43], [0, 2.44])]),
    ...wire(
      [
        [1.0, 1.8, 0],
        [1.35, 1.82, 0],
        [1.52, 1.66, 0],
        [1.56, 1.2, 0],
        [1.52, 0.78, 0],
        [1.35, 0.58, 0],
        [1.0, 0.56, 0],
      ],
      0.1,
      { ...glazed('#cfdadb'), coat: 1 },
    ),
  ];
};

/** A sparkling bottle and two flutes would be too many: the bottle alone, with its foil. */
export const sparkling: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      curved({ colour: '#21361f', rough: 0.07, coat: 1 }, [0.62, 0], [0.72, 0.08], [0.72, 0.5]),
      run(matte('#f4eddc'), [0.725, 0.5], [0.725, 1.2]),
      curved({ colour: '#21361f', rough: 0.07, coat: 1 }, [0.72, 1.2], [0.72, 1.5], [0.5, 2.0], [0.27, 2.3]),
      curved(gold, [0.29, 2.3], [0.25, 2.7], [0.25, 2.95], [0.29, 3.0], [0.27, 3.25], [0.12, 3.36], [0, 3.38]),
    ],
  ),
  block([0, 0.86, 0.72], [0.3, 0.12, 0.02], matte(accent)),
];

/** Honey in a jar under cloth, the dipper beside it. */
export const honey: ThingDesign = ({ accent }) => {
  const amber: Material = { colour: '#e79a1c', rough: 0, glass: true };
  const lid: Material = { colour: '#d9b36a', metal: 1, rough: 0.3 };
  return [
    lathe(
      [-0.3, 0, 0],
      [
        curved(
          amber,
          [0, 0.04],
          [0.95, 0.04],
          [1.08, 0.14],
          [1.1, 0.5],
          [1.1, 1.3],
          [1.04, 1.5],
          [0.9, 1.62],
          [0, 1.64],
        ),
      ],
    ),
    lathe([-0.3, 0, 0], [run(paper, [1.112, 0.46], [1.112, 1.12])]),
    lathe([-0.3, 1.6, 0], [curved(lid, [0.96, 0], [0.99, 0.04], [0.99, 0.3], [0.95, 0.36], [0.9, 0.37], [0, 0.36])]),
    block([-0.3, 0.83, 1.1], [0.3, 0.02, 0.01], matte(accent)),
    ...moved(
      [
        rod([0, 0, 0], [0, 1.5, 0], 0.07, wood),
        ...[0, 0.12, 0.24, 0.36, 0.48].map((y, at) =>
          ring([0, -y, 0], [0.12, 0.2, 0.22, 0.19, 0.08][at]!, 0.06, darkWood),
        ),
      ].map((part) => ({
        ...part,
        at: [part.at[0] + part.at[1] * 0.82, 0.28 + part.at[1] * -0.02, part.at[2] + part.at[1] * 0.5] as const,
        turn: { yaw: 1.03 + Math.PI, pitch: Math.PI / 2, roll: 0 },
      })),
      [1.25, 0, 0.9],
    ),
  ];
};
