/**
 * Caches a pure function's results for its last `most` inputs: the same brief is described when it is planned,
 * drawn and shown, and every demo starts with the same ones. Inputs are plain data.
 */
export function remembered<Input, Output extends object>(
  find: (input: Input) => Output,
  most: number,
): (input: Input) => Readonly<Output> {
  const known = new Map<string, Readonly<Output>>();
  return (input) => {
    const key = JSON.stringify(input);
    const output = known.get(key) ?? Object.freeze(find(input));
    known.delete(key); // an input used again moves to the end and is kept longer
    known.set(key, output);
    if (known.size > most) known.delete(known.keys().next().value!);
    return output;
  };
}
