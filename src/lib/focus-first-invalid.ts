/** After a rejected submit: focuses the first invalid control, and returns whether there was one. */
export function focusFirstInvalid(container: ParentNode | null): boolean {
  const control = container?.querySelector<HTMLElement>(
    '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input',
  );
  control?.focus();
  return control !== null && control !== undefined;
}
