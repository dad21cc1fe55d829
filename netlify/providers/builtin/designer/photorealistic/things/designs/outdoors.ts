import { around, ball, block, moved, ring, rod, wire, type ThingDesign } from '../shaping';
import { black, lacquer, rubber, satin, steel } from '../stuffs';

/** A bicycle from the side. */
export const bicycle: ThingDesign = ({ accent }) => {
  const frame = lacquer(accent);
  const wheel = (x: number): ReturnType<ThingDesign> => [
    ring([x, 0.95, 0], 0.88, 0.065, rubber, { pitch: Math.PI / 2 }),
    ring([x, 0.95, 0], 0.8, 0.035, steel, { pitch: Math.PI / 2 }),
    ...around(14, (angle) =>
      rod([x, 0.95, 0.03], [x + Math.cos(angle) * 0.8, 0.95 + Math.sin(angle) * 0.8, 0], 0.009, steel),
    ),
    rod([x, 0.95, -0.1], [x, 0.95, 0.1], 0.07, steel),
  ];
  return moved(
    [
      ...wheel(-1.35),
      ...wheel(1.35),
      ...wire(
        [
          [-1.35, 0.95, 0.06],
          [-0.25, 0.9, 0.06],
        ],
        0.04,
        frame,
      ),
      ...wire(
        [
          [-0.25, 0.9, 0],
          [-0.6, 1.95, 0],
          [0.85, 2.05, 0],
          [-0.25, 0.9, 0],
        ],
        0.062,
        frame,
      ),
      ...wire(
        [
          [-1.35, 0.95, 0.06],
          [-0.56, 1.85, 0.02],
        ],
        0.035,
        frame,
      ),
      ...wire(
        [
          [0.78, 2.3, 0],
          [0.92, 1.85, 0],
          [1.35, 0.95, 0.05],
        ],
        0.055,
        frame,
      ),
      ...wire(
        [
          [-0.6, 1.95, 0],
          [-0.68, 2.25, 0],
        ],
        0.045,
        steel,
      ),
      ball([-0.72, 2.32, 0], [0.36, 0.08, 0.17], satin('#5a3825')),
      ...wire(
        [
          [0.78, 2.3, 0],
          [0.74, 2.46, 0],
        ],
        0.045,
        steel,
      ),
      ...wire(
        [
          [0.5, 2.42, -0.45],
          [0.74, 2.48, -0.3],
          [0.76, 2.48, 0.3],
          [0.5, 2.42, 0.45],
        ],
        0.04,
        steel,
      ),
      ...[-1, 1].map((side) => rod([0.5, 2.42, side * 0.45], [0.28, 2.38, side * 0.46], 0.06, satin('#5a3825'))),
      ring([-0.25, 0.9, 0.1], 0.24, 0.035, steel, { pitch: Math.PI / 2 }),
      rod([-0.25, 0.9, 0.14], [0.08, 0.66, 0.14], 0.035, steel),
      block([0.1, 0.64, 0.24], [0.13, 0.03, 0.09], black),
      rod([-0.25, 0.9, -0.12], [-0.58, 1.14, -0.12], 0.035, steel),
      block([-0.6, 1.16, -0.22], [0.13, 0.03, 0.09], black),
    ],
    [0, 0, 0],
    -0.28,
  );
};
