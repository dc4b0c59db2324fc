import type { UrlField } from './url-fields';

export interface ColumnChoice<Key extends string> {
  key: Key;
  isShown: boolean;
  /** In pixels; set by the user. */
  width?: number;
}

const HIDDEN = '-';
const WIDTH = '_';
const isWidth = (text: string | undefined) => text !== undefined && /^\d{2,3}$/.test(text);

/**
 * Order, visibility and width of columns, as `number_120.name.-count`. Columns that are not listed follow in their
 * default order.
 * @param hidden those that are not shown by default
 */
export function columnsField<Key extends string>(
  keys: readonly Key[],
  hidden: readonly Key[] = [],
): UrlField<ColumnChoice<Key>[]> {
  const initial = keys.map((key) => ({ key, isShown: !hidden.includes(key) }));
  return {
    initial,
    read: ([text = '']) => {
      const named = text.split('.').flatMap((part) => {
        const [word = '', width] = part.split(WIDTH);
        const isShown = !word.startsWith(HIDDEN);
        const key = keys.find((candidate) => candidate === (isShown ? word : word.slice(HIDDEN.length)));
        if (key === undefined) return [];
        return [isWidth(width) ? { key, isShown, width: Number(width) } : { key, isShown }];
      });
      const once = named.filter((choice, at) => named.findIndex(({ key }) => key === choice.key) === at);
      const rest = initial.filter(({ key }) => !once.some((choice) => choice.key === key));
      return [...once, ...rest];
    },
    write: (choices) => [choices.map(written).join('.')],
  };
}

function written({ key, isShown, width }: ColumnChoice<string>): string {
  return `${isShown ? '' : HIDDEN}${key}${width === undefined ? '' : `${WIDTH}${width}`}`;
}
