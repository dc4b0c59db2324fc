const SHOWN_MS = 20_000;

/** A line at the bottom of the window, which is also read out. */
export function toast(text: string): void {
  const line = document.createElement('p');
  line.className = 'toast';
  line.setAttribute('role', 'status');
  document.body.append(line);
  // Screen readers tell what changes in a live region, not what it begins with.
  requestAnimationFrame(() => {
    line.textContent = text;
  });
  setTimeout(() => {
    line.remove();
  }, SHOWN_MS);
}
