/** The faces of a report, in the order in which they are asked for a character. */
const chains = {
  text: ['text', 'hebrew', 'arabic'],
  bold: ['textBold', 'hebrewBold', 'arabicBold'],
  display: ['display', 'textBold', 'hebrewBold', 'arabicBold'],
} as const;

export type Weight = keyof typeof chains;
export type Face = (typeof chains)[Weight][number];

export interface ReportFonts {
  /** TrueType files by face. */
  files: ReadonlyMap<Face, Buffer>;
  /** The face that draws a character; null where no font of ours has it. */
  faceOf(character: string, weight: Weight): Face | null;
  has(face: Face, character: string): boolean;
}

let loaded: Promise<ReportFonts> | undefined;

/** Decodes the fonts at the first call; a failed load is tried again at the next. */
export function loadReportFonts(): Promise<ReportFonts> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<ReportFonts> {
  const { default: assets } = await import('./assets/report-fonts.json');
  const faces = Object.entries(assets) as [Face, { coverage: number[][]; file: string }][];
  const covered = new Map(faces.map(([face, { coverage }]) => [face, coverage]));
  const has = (face: Face, character: string): boolean => {
    const code = character.codePointAt(0)!;
    return covered.get(face)?.some(([from, to]) => code >= from! && code <= to!) ?? false;
  };
  return {
    files: new Map(faces.map(([face, { file }]) => [face, Buffer.from(file, 'base64')])),
    has,
    faceOf: (character, weight) => chains[weight].find((face) => has(face, character)) ?? null,
  };
}
