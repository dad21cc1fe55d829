/**
 * The designer draws the pictures of this file, or of the group where it is called. All other suites get one colour in the
 * right size, in no time (quick-drawing.ts).
 */
export function useRealPictures(): void {
  beforeAll(() => {
    realPictures.wanted = true;
  });
  afterAll(() => {
    realPictures.wanted = false;
  });
}

/** Each file has its own, like every module. */
export const realPictures = { wanted: false };
