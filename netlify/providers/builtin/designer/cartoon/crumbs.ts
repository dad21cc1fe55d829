/**
 * Coverage (0 to 1) without loose specks: a part far smaller than the largest would get a ring of
 * its own and read as dirt. `crumbs` marks them with their rims, or is null where there are none.
 */
export function withoutCrumbs(
  opacity: Float32Array,
  width: number,
  height: number,
): { coverage: Float32Array; crumbs: Uint8Array | null } {
  const coverage = Float32Array.from(opacity);
  const labels = new Int32Array(width * height);
  const areas = [0];
  const open: number[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || coverage[start]! < SEEN) continue;
    const label = areas.length;
    let area = 0;
    labels[start] = label;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      area += 1;
      for (const next of [at - width, at + width, at % width > 0 ? at - 1 : -1, at % width < width - 1 ? at + 1 : -1]) {
        if (next < 0 || next >= labels.length || labels[next] !== 0 || coverage[next]! < SEEN) continue;
        labels[next] = label;
        open.push(next);
      }
    }
    areas.push(area);
  }
  const least = Math.max(...areas) * CRUMB;
  if (areas.every((area, label) => label === 0 || area >= least)) return { coverage, crumbs: null };
  const crumbs = new Uint8Array(width * height);
  labels.forEach((label, at) => {
    if (label === 0 || areas[label]! >= least) return;
    for (const near of [at, at - 1, at + 1, at - width, at + width]) {
      if (near < 0 || near >= labels.length || (labels[near] !== 0 && areas[labels[near]!]! >= least)) continue;
      crumbs[near] = 1;
      coverage[near] = 0;
    }
  });
  return { coverage, crumbs };
}

/** A distance field in which small holes that the rim encloses belong to the rim, as in a sticker that scissors cut out. */
export function withoutHoles(field: Float32Array, width: number, height: number, border: number): Float32Array {
  const isOutside = new Uint8Array(width * height);
  const open: number[] = [];
  const enter = (at: number): void => {
    if (isOutside[at] === 1 || field[at]! <= border) return;
    isOutside[at] = 1;
    open.push(at);
  };
  const flood = (): number[] => {
    const found: number[] = [];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      found.push(at);
      if (at >= width) enter(at - width);
      if (at < width * (height - 1)) enter(at + width);
      if (at % width > 0) enter(at - 1);
      if (at % width < width - 1) enter(at + 1);
    }
    return found;
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(enter);
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(enter);
  flood();
  const small: number[] = [];
  for (let start = 0; start < field.length; start += 1) {
    enter(start);
    const hole = flood();
    if (hole.length < field.length * HOLE) small.push(...hole);
  }
  for (const at of small) isOutside[at] = 0;
  const reach = border * RIM_ONLY;
  return field.map((distance, at) =>
    distance > reach && isOutside[at] === 0 && !touches(isOutside, at, width, Math.ceil(border - reach) + 1)
      ? reach
      : distance,
  );
}

function touches(marked: Uint8Array, at: number, width: number, reach: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (x + dx >= 0 && x + dx < width && marked[(y + dy) * width + x + dx] === 1) return true;
    }
  }
  return false;
}

const SEEN = 0.08;
/** Of the whole box: larger holes stay open, such as a ring's or the inside of a ribbon's loop. */
const HOLE = 0.012;
/** Of the border: inside it lies the rim, outside it the dark edge. */
const RIM_ONLY = 0.6;
/** Of the largest part's area. */
const CRUMB = 0.05;
