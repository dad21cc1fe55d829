/**
 * A pure function that keeps what it found for its last `most` inputs: the same brief is described when it is planned, when
 * it is drawn and when it is shown, and every demo begins with the same ones. Inputs are plain data.
 */
export function remembered<Input, Output extends object>(
  find: (input: Input) => Output,
  most: number,
): (input: Input) => Readonly<Output> {
  const known = new Map<string, Readonly<Output>>();
  return (input) => {
    const key = JSON.stringify(input);
    const output = known.get(key) ?? Object.freeze(find(input));
    known.delete(key); // what is asked for again goes to the end, and stays
    known.set(key, output);
    if (known.size > most) known.delete(known.keys().next().value!);
    return output;
  };
}
