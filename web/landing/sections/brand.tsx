import type { PageProps } from '../site/page-context';

const SIZE = 34;
const WIDEST = 4 * SIZE;

/** Longer names are written smaller. */
const SHORT_NAME = 16;

/** The name after the logo. */
export function BrandName({ school: { name } }: Pick<PageProps, 'school'>) {
  return <span className={name.length > SHORT_NAME ? 'long' : undefined}>{name}</span>;
}

/** The logo of the school, or the one of the product: the roof of the hall above a lit screen. */
export function BrandMark({ school: { logo } }: Pick<PageProps, 'school'>) {
  if (logo !== undefined) {
    const scale = Math.min(SIZE / logo.height, WIDEST / logo.width);
    return (
      <img
        className="mark"
        src={logo.path}
        alt=""
        width={Math.round(logo.width * scale)}
        height={Math.round(logo.height * scale)}
      />
    );
  }
  return (
    <svg className="mark" width={SIZE} height={SIZE} viewBox="0 0 32 32" aria-hidden>
      <path
        d="M16 2c1.6 4.6 5.8 8.3 13 9.7-.5 2-2 3.3-4 3.3H7c-2 0-3.5-1.3-4-3.3C10.2 10.3 14.4 6.6 16 2Z"
        fill="currentColor"
      />
      <rect x="6" y="17" width="20" height="13" rx="2.5" fill="currentColor" />
      <path d="m14 20.3 5.2 3.2-5.2 3.2v-6.4Z" fill="#ffb65c" />
    </svg>
  );
}
