const SHOWN_MS = 20_000;

/** A message at the bottom of the window, which screen readers also announce. */
export function toast(text: string): void {
  const line = document.createElement('p');
  line.className = 'toast';
  line.setAttribute('role', 'status');
  document.body.append(line);
  // Screen readers announce changes of a live region, not its initial content.
  requestAnimationFrame(() => {
    line.textContent = text;
  });
  setTimeout(() => {
    line.remove();
  }, SHOWN_MS);
}
