/**
 * Keeps what is read in each of our own texts as long as the text is kept: every week of every business asks the same
 * expressions about the same entries.
 */
export function onceForEach<Text extends object, Found>(read: (text: Text) => Found): (text: Text) => Found {
  const known = new WeakMap<Text, { found: Found }>();
  return (text) => {
    const kept = known.get(text) ?? { found: read(text) };
    known.set(text, kept);
    return kept.found;
  };
}
