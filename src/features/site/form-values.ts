/**
 * What stands in a form's fields by their names. Read from the page and not from React: on a prerendered page people
 * may type before React is there.
 */
export function formValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}
