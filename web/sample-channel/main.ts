import './styles.css';
import { enhanceShare } from './share';

/**
 * Which items a child likes stays in the browser, each with the number that its like was told with, so that pressing the heart again
 * takes that like back, after a reload too, and counts no second one.
 */
const STORED = 'watch-liked';
/** Greater than 0, and told with one like alone, so that it connects nothing. */
const newNumber = (): number => Math.floor(1 + Math.random() * 2e9);

function liked(): Record<string, number> {
  try {
    const known = JSON.parse(localStorage.getItem(STORED) ?? '{}') as
      | string[]
      | Record<string, number>
      | null;
    // The former release kept no numbers.
    return Array.isArray(known) ? Object.fromEntries(known.map((id) => [id, 0])) : (known ?? {});
  } catch {
    return {};
  }
}

function keep(id: string, number: number | undefined): void {
  const { [id]: _, ...others } = liked();
  try {
    localStorage.setItem(STORED, JSON.stringify(number === undefined ? others : { ...others, [id]: number }));
  } catch {
    // Not allowed, or full.
  }
}

const hearts = document.querySelectorAll<HTMLButtonElement>('[data-sala-like]');

function show(): void {
  const known = liked();
  for (const heart of hearts) {
    const number = known[heart.dataset.salaLike ?? ''];
    heart.setAttribute('aria-pressed', String(number !== undefined));
    heart.dataset.salaPage = String(number ?? 0);
  }
}

// Without the script that tells of it, a heart would do nothing.
if ('sala' in window)
  for (const heart of hearts) {
    heart.hidden = false;
    // It is turned where the click ends, at the document.
    heart.addEventListener('click', () => {
      const number = heart.getAttribute('aria-pressed') === 'true' ? undefined : newNumber();
      if (number !== undefined) heart.dataset.salaPage = String(number);
      keep(heart.dataset.salaLike ?? '', number);
    });
  }
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sala-share]')) enhanceShare(button);
show();
// A page that comes back as it was, or another tab, may know less than what is kept.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show();
});
addEventListener('storage', show);
