import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../../shared/announcements/live-regions';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { useReorder } from '../../../../../shared/lists/use-reorder';
import { GripButton } from '../../../../../shared/ui/actions/grip-button';
import type { RuleItem } from '../rule-form';
import styles from './rule.module.css';

interface Props<Line> {
  label: string;
  lines: Line[];
  itemOf: (line: Line) => RuleItem;
  onArrange: (lines: Line[]) => void;
  children: (line: Line, at: number) => ReactNode;
}

/** Lessons in the order that counts. A grip moves one by drag, the arrow keys, Home and End. */
export function ItemOrder<Line>({ label, lines, itemOf, onArrange, children }: Props<Line>) {
  const { t } = useTranslation('rule-preset');
  const language = useLanguage();
  const of = formatNumber(lines.length, language);
  const { list, gripProps, dropAt } = useReorder(lines, (arranged, { item: line, to }) => {
    onArrange(arranged);
    announce(t('order.moved', { name: itemOf(line).name, at: formatNumber(to + 1, language), of }));
  });
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {lines.map((line, at) => {
        const { id, name } = itemOf(line);
        return (
          <li key={id} className={styles.line} data-drop={dropAt(at)}>
            {lines.length > 1 && (
              <GripButton
                label={t('order.grip', { name, at: formatNumber(at + 1, language), of })}
                data-focus-key={`grip-${id}`}
                {...gripProps(at)}
              />
            )}
            {children(line, at)}
          </li>
        );
      })}
    </ul>
  );
}
