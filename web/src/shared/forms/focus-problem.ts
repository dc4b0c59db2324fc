/**
 * Moves the focus to the first field with a problem. A button cannot be `aria-invalid`, so what stands for a field names
 * it as `data-invalid`.
 * @returns whether there is one
 */
export function focusProblem(container: HTMLElement | null): boolean {
  const field = container?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  field?.focus();
  return field !== null && field !== undefined;
}
