import i18next from 'i18next';

/**
 * Asks again for what the server says in words once the reader has chosen another language, and when a page is shown again
 * after that.
 */
export class LanguageFollower {
  private asked = i18next.language;
  private readonly ask: () => void;

  constructor(ask: () => void) {
    this.ask = ask;
  }

  /** @returns a function that ends it until the page is shown again */
  start(): () => void {
    this.look();
    i18next.on('languageChanged', this.look);
    return () => {
      i18next.off('languageChanged', this.look);
    };
  }

  private readonly look = (): void => {
    if (i18next.language === this.asked) return;
    this.asked = i18next.language;
    this.ask();
  };
}
