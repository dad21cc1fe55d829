/** One flat region, back to front: fill, opacity, fill rule and SVG outline in a 32-unit box. */
export type IconLayer = [fill: string, opacity: number, rule: 'nonzero' | 'evenodd', outline: string];

let loaded: Promise<Readonly<Record<string, IconLayer[]>>> | undefined;

/** The layers of an icon of fluent-emoji-flat. Throws for a name that assets/icons.json lacks: run generate-icons. */
export async function iconLayers(name: string): Promise<readonly IconLayer[]> {
  loaded ??= import('../assets/icons.json').then((file) => file.default as unknown as Record<string, IconLayer[]>);
  const layers = (await loaded)[name];
  if (!layers) throw new Error(`assets/icons.json lacks "${name}"; run generate-icons.ts.`);
  return layers;
}
