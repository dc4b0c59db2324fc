/**
 * Returns the step that a key moves to; null closes the reading.
 * @returns undefined if the key has no function here
 */
export function nextStep(key: string, step: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return step === null ? 0 : Math.min(last, step + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return step === null ? last : Math.max(0, step - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return step === null ? undefined : null;
    default:
      return undefined;
  }
}
