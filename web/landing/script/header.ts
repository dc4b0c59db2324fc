import { read, write } from './storage';

/** The storage key of the dashboard's language. */
const LANGUAGE = 'locale';
/** A section becomes the current one when it reaches this height in the window. */
const READ_AT = 0.4;

export function enhanceHeader(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      write(LANGUAGE, link.dataset.language ?? '');
      link.hash = currentSection();
    });
  }
  for (const link of document.querySelectorAll('a.guest')) {
    // Visitors who have not chosen a language keep the language of the page.
    link.addEventListener('click', () => {
      if (read(LANGUAGE) === null) write(LANGUAGE, document.documentElement.lang);
    });
  }
  closeMenusBehindChoice();
}

/** The id of the current section. Empty at the top of the page. */
function currentSection(): string {
  const line = innerHeight * READ_AT;
  const passed = [
    ...document.querySelectorAll('main [id]:is(section, #partner, #career, .letter li)'),
  ].filter((section) => section.getBoundingClientRect().top < line);
  return passed.at(-1)?.id ?? '';
}

function closeMenusBehindChoice(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.header details')) {
    document.addEventListener('click', ({ target }) => {
      const inside = target instanceof Element && menu.contains(target);
      if (!inside || target.closest('a') !== null) menu.open = false;
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.open = false;
    });
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
}
