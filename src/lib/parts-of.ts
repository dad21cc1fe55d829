/** Splits a file into parts of at most `partBytes`, numbered from 1. */
export function* partsOf(file: Blob, partBytes: number): Generator<{ part: number; bytes: Blob }> {
  for (let part = 1; (part - 1) * partBytes < file.size; part += 1)
    yield { part, bytes: file.slice((part - 1) * partBytes, part * partBytes) };
}
