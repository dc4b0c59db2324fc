import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTermDtoLimits } from '../../../../api/generated/model/limits/services';
import { fenOf } from '../../../../shared/i18n/amount';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { FieldGroup } from '../../../../shared/ui/fields/field-group';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { mostTerms, nextTerm, type TermDraft, termProblems } from '../service-offer-form';
import styles from './service-offer.module.css';

interface Props {
  value: TermDraft[];
  /** Something is wrong with the terms, and is to be shown. */
  error: string | undefined;
  onChange: (terms: TermDraft[]) => void;
  onBlur: () => void;
}

/** The terms that can be ordered, each with its price. */
export function TermsField({ value: terms, error, onChange, onBlur }: Props) {
  const { t } = useTranslation(['service-offers', 'ordering']);
  const language = useLanguage();
  const group = useRef<HTMLFieldSetElement>(null);
  /** What gets the focus once it is drawn. */
  const focus = useRef<'last' | 'add' | null>(null);
  const { months: limits, price: prices } = offeredTermDtoLimits;
  const problems = error === undefined ? [] : termProblems(terms);
  const range = { min: formatMoney(prices.minimum, language), max: formatMoney(prices.maximum, language) };
  const change = (at: number, part: Partial<TermDraft>) => {
    onChange(terms.map((term, other) => (other === at ? { ...term, ...part } : term)));
  };
  useEffect(() => {
    if (focus.current === 'last')
      group.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    if (focus.current === 'add') group.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
    focus.current = null;
  }, [terms.length]);
  return (
    <FieldGroup
      ref={group}
      legend={t('field.terms')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <p className={styles.hint}>{t('terms.hint')}</p>
      <ul className={styles.terms}>
        {terms.map(({ months, price }, at) => {
          const problem = problems[at];
          const fen = fenOf(price, prices);
          return (
            // Rows have nothing of their own besides their place.
            <li key={at} className={styles.term}>
              <NumberField
                label={t('terms.months')}
                value={months}
                min={limits.minimum}
                max={limits.maximum}
                error={
                  problem?.months &&
                  t(`terms.months.${problem.months}`, {
                    min: formatNumber(limits.minimum, language),
                    max: formatNumber(limits.maximum, language),
                  })
                }
                onChange={(typed) => {
                  change(at, { months: typed });
                }}
              />
              <TextField
                label={t('terms.price')}
                inputMode="decimal"
                autoComplete="off"
                value={price}
                hint={fen === null ? t('terms.price.hint') : formatMoney(fen, language)}
                error={problem?.price && t('terms.price.wrong', range)}
                onChange={({ target }) => {
                  change(at, { price: target.value });
                }}
              />
              {terms.length > 1 && (
                <Button
                  look="text"
                  aria-label={t('terms.remove', { at: formatNumber(at + 1, language) })}
                  onClick={() => {
                    focus.current = 'add';
                    onChange(terms.filter((_, other) => other !== at));
                  }}
                >
                  <IconDelete />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {terms.length < mostTerms && (
        <Button
          onClick={() => {
            focus.current = 'last';
            onChange([...terms, nextTerm(terms)]);
          }}
        >
          {t('terms.add')}
        </Button>
      )}
    </FieldGroup>
  );
}
