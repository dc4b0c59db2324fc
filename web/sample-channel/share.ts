import { isReachable } from '../landing/site/addresses';

/** How a page is given to others. */
export interface Ways {
  /** Of the device, where there is one. */
  share: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  /** Undefined without a secure context. */
  copy: ((text: string) => Promise<void>) | undefined;
}

export type Outcome = 'shared' | 'copied' | 'failed';

/** By the menu of the device; where there is none, or it fails, by copying the address. */
export async function share(page: { title: string; url: string }, ways: Ways): Promise<Outcome> {
  try {
    if (ways.share) {
      await ways.share(page);
      return 'shared';
    }
  } catch (error) {
    // The child has closed the menu.
    if ((error as Error).name === 'AbortError') return 'shared';
  }
  if (!ways.copy) return 'failed';
  return await ways.copy(page.url).then(
    (): Outcome => 'copied',
    (): Outcome => 'failed',
  );
}

/** An address that only this machine reaches is not offered, so the button stays away. */
export function enhanceShare(button: HTMLButtonElement): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const status = document.querySelector<HTMLElement>('.shared');
  if (url === undefined || status === null || !isReachable(url)) return;
  const { title } = document;
  const says: Record<Outcome, string> = {
    shared: '',
    copied: status.dataset.copied ?? '',
    failed: (status.dataset.copy ?? '').replace('{{address}}', url),
  };
  const { clipboard } = navigator as Partial<Navigator>;
  const ways: Ways = {
    share: (navigator as Partial<Navigator>).share?.bind(navigator),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    void share({ title, url }, ways).then((outcome) => {
      // The same words again would not be told.
      status.textContent = '';
      setTimeout(() => {
        status.textContent = says[outcome];
      }, 50);
    });
  });
}
