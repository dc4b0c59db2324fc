import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, filtersOf } from '../lists/filters';
import { useDraft } from '../lists/use-draft';
import { FilterForm } from '../ui/fields/filter-form';
import { TextField } from '../ui/fields/text-field';
import { ChoiceFilter } from './choice-filter';
import type { FiltersProps } from './page-parts';
import styles from './record.module.css';

interface Choice<Value extends string = string> {
  label: string;
  choices: readonly Value[];
  textOf: (value: Value) => string;
  /** What is listed where none is chosen; by default all. */
  all?: string;
}

type Choices<Query> = {
  [Key in keyof Query]?: Query[Key] extends string ? Choice<Exclude<Query[Key], ''>> : never;
};

type SecondInput = Omit<ComponentProps<typeof TextField>, 'onChange' | 'ref'> & {
  onText: (text: string) => void;
};

interface SecondText<Query> {
  key: { [Key in keyof Query]: Query[Key] extends string ? Key : never }[keyof Query];
  label: string;
  hint: string;
  maxLength: number;
  /** A plain text field by default. */
  Input?: ComponentType<SecondInput>;
}

interface Props<Query extends { search: string }> extends FiltersProps<Query> {
  /** The query without any filter. */
  unfiltered: Partial<Query>;
  /** What the text is searched in. */
  hint: string;
  maxLength: number;
  /** Another text that applies together with the first. */
  second?: SecondText<Query>;
  /** Filters by one value, each of which applies at once. */
  choices?: Choices<Query>;
  /** Other filters that apply at once. */
  children?: ReactNode;
}

/** The filters of a list of records: the text applies on Enter or the button. */
export function SearchFilters<Query extends { search: string }>(props: Props<Query>) {
  const {
    query,
    unfiltered,
    hint,
    maxLength,
    second,
    choices = {},
    children,
    busy,
    onChange,
    onRefresh,
  } = props;
  const { t } = useTranslation('records');
  const [text, setText] = useDraft(query.search);
  const storedSecond = second === undefined ? '' : String(query[second.key]);
  const SecondField = second?.Input ?? PlainText;
  const [secondText, setSecondText] = useDraft(storedSecond);
  return (
    <div className={styles.filters}>
      <FilterForm
        busy={busy}
        active={countFilters(filtersOf(query, unfiltered))}
        texts={{ search: t('search'), reset: t('reset') }}
        onSearch={() => {
          const search = text.trim();
          const other = secondText.trim();
          if (search === query.search && other === storedSecond) onRefresh();
          else onChange({ search, ...(second && { [second.key]: other }) } as Partial<Query>);
        }}
        onReset={() => {
          setText('');
          setSecondText('');
          onChange(unfiltered);
        }}
      >
        <TextField
          label={t('filter.search')}
          placeholder={hint}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        {second && (
          <SecondField
            label={second.label}
            placeholder={second.hint}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={second.maxLength}
            value={secondText}
            onText={setSecondText}
          />
        )}
        {Object.entries(choices as Record<string, Choice>).map(([key, choice]) => (
          <ChoiceFilter
            key={key}
            {...choice}
            value={(query as Record<string, unknown>)[key] as string}
            onChange={(value) => {
              onChange({ [key]: value } as Partial<Query>);
            }}
          />
        ))}
        {children}
      </FilterForm>
    </div>
  );
}

function PlainText({ onText, ...field }: SecondInput) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      onChange={({ target }) => {
        onText(target.value);
      }}
    />
  );
}
