import type { UrlField } from './url-fields';

export interface ColumnChoice<Key extends string> {
  key: Key;
  isShown: boolean;
}

const HIDDEN = '-';

/** Order and visibility of columns, as `number.name.-count`; columns not named follow in their own order. */
export function columnsField<Key extends string>(keys: readonly Key[]): UrlField<ColumnChoice<Key>[]> {
  const initial = keys.map((key) => ({ key, isShown: true }));
  return {
    initial,
    read: ([text = '']) => {
      const named = text.split('.').flatMap((word) => {
        const isShown = !word.startsWith(HIDDEN);
        const key = keys.find((candidate) => candidate === (isShown ? word : word.slice(HIDDEN.length)));
        return key === undefined ? [] : [{ key, isShown }];
      });
      const once = named.filter((choice, at) => named.findIndex(({ key }) => key === choice.key) === at);
      const rest = initial.filter(({ key }) => !once.some((choice) => choice.key === key));
      return [...once, ...rest];
    },
    write: (choices) => [choices.map(({ key, isShown }) => (isShown ? key : HIDDEN + key)).join('.')],
  };
}
