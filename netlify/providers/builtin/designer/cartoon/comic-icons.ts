/** An icon of Noto Emoji: its SVG body in a 128-unit box and the box of its ink. */
export interface ComicIcon {
  name: string;
  body: string;
  box: { x: number; y: number; w: number; h: number };
}

let loaded: Promise<Readonly<Record<string, IconRow>>> | undefined;

/** Throws for a name that assets/cartoon-icons.json lacks: run generate-cartoon-icons. */
export async function comicIcon(name: string): Promise<ComicIcon> {
  loaded ??= import('../assets/cartoon-icons.json').then((file) => file.default as unknown as Record<string, IconRow>);
  const row = (await loaded)[name];
  if (!row) throw new Error(`assets/cartoon-icons.json lacks "${name}"; run generate-cartoon-icons.ts.`);
  const [x, y, w, h, body] = row;
  return { name, body, box: { x, y, w, h } };
}

type IconRow = [x: number, y: number, w: number, h: number, body: string];
