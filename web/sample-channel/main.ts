import './styles.css';

/** Which items a child likes stays in the browser, so that pressing the heart again takes the like back, and counts no second one. */
const STORED = 'watch-liked';

function liked(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

function keep(id: string, isLiked: boolean): void {
  const others = liked().filter((each) => each !== id);
  try {
    localStorage.setItem(STORED, JSON.stringify(isLiked ? [...others, id] : others));
  } catch {
    // Not allowed, or full.
  }
}

const hearts = document.querySelectorAll<HTMLButtonElement>('[data-sala-like]');

function show(): void {
  const ids = liked();
  for (const heart of hearts)
    heart.setAttribute('aria-pressed', String(ids.includes(heart.dataset.salaLike ?? '')));
}

// Without the script that tells of it, a heart would do nothing.
if ('sala' in window)
  for (const heart of hearts) {
    heart.hidden = false;
    // It is turned where the click ends, at the document.
    heart.addEventListener('click', () => {
      keep(heart.dataset.salaLike ?? '', heart.getAttribute('aria-pressed') !== 'true');
    });
  }
show();
// A page that comes back as it was, or another tab, may know less than what is kept.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show();
});
addEventListener('storage', show);
