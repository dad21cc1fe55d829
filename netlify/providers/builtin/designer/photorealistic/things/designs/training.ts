import { curved, lathe, moved, run, type ThingDesign } from '../shaping';
import { chrome, iron, rubber, satin } from '../stuffs';

/** A pair of dumbbells. */
export const dumbbell: ThingDesign = ({ accent }) => {
  const one = (turnedBy: number, at: [number, number, number]): ReturnType<ThingDesign> =>
    moved(
      [
        lathe(
          [-1.55, 0.62, 0],
          [
            run(iron, [0.42, 0], [0.5, 0.05]),
            run(rubber, [0.56, 0.08], [0.62, 0.14], [0.62, 0.5], [0.56, 0.56]),
            run(satin(accent), [0.52, 0.56], [0.52, 0.66]),
            run(rubber, [0.46, 0.68], [0.46, 0.8], [0.3, 0.84]),
            curved(chrome, [0.15, 0.84], [0.17, 1.2], [0.2, 1.55], [0.17, 1.9], [0.15, 2.26]),
            run(rubber, [0.3, 2.26], [0.46, 2.3], [0.46, 2.42]),
            run(satin(accent), [0.52, 2.44], [0.52, 2.54]),
            run(rubber, [0.56, 2.54], [0.62, 2.6], [0.62, 2.96], [0.56, 3.02]),
            run(iron, [0.5, 3.05], [0.42, 3.1], [0, 3.1]),
          ],
          { roll: -Math.PI / 2 },
        ),
        lathe([-1.55, 0.62, 0], [run(iron, [0, 0.001], [0.42, 0])], { roll: -Math.PI / 2 }),
      ],
      at,
      turnedBy,
    );
  return [...one(0.45, [-0.15, 0, -0.55]), ...one(0.3, [0.25, 0, 0.85])];
};
