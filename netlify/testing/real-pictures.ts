import { real } from '../providers/builtin/designer/testing/quick-drawing';

/**
 * The designer draws the pictures of this file, or of the group where it is called. All other suites get one colour in the
 * right size, in no time.
 */
export function useRealPictures(): void {
  beforeAll(() => {
    real.wanted = true;
  });
  afterAll(() => {
    real.wanted = false;
  });
}
