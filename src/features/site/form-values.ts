/**
 * The values of a form's text fields by name. Read from the DOM and not from React: on a prerendered page people
 * may type before hydration.
 */
export function formValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const valueOf = (name: Name): string =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null)?.value ?? '';
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
}
