import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Tab, tabs } from '../cards.constants';
import styles from './card-tabs.module.css';

interface Props {
  id: string;
  chosen: Tab;
  /** Null until it is known. */
  counts: Record<Tab, number | null>;
  onChoose: (tab: Tab) => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrows move and choose, Home and End go to the ends. */
export function CardTabs({ id, chosen, counts, onChoose }: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    let at: number;
    if (step !== undefined) at = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length;
    else if (event.key === 'Home') at = 0;
    else if (event.key === 'End') at = tabs.length - 1;
    else return;
    event.preventDefault();
    onChoose(tabs[at] ?? 'all');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('tab.label')} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => {
        const count = counts[tab];
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={id}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onChoose(tab);
            }}
          >
            {t(`tab.${tab}`)}
            <span className={styles.count}>{count === null ? '' : formatNumber(count, language)}</span>
          </button>
        );
      })}
    </div>
  );
}
