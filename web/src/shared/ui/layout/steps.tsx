import ArcoSteps from '@arco-design/web-react/es/Steps';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/arco/steps.css';
import { useMedia } from '../../lib/use-media';
import styles from './steps.module.css';

export type StepState = 'wait' | 'process' | 'finish' | 'error';

export interface StepItem {
  key: string;
  title: string;
  /** Such as who and when. */
  description?: ReactNode;
  state: StepState;
}

interface Props {
  label: string;
  items: StepItem[];
}

/** More titles do not fit beside their marks, so they are placed below them. */
const MAX_BESIDE = 3;

/** Arco's steps, for reading: each says its state to screen readers, and the one in progress is the current step. */
export function Steps({ label, items }: Props) {
  const { t } = useTranslation();
  const isMany = items.length > MAX_BESIDE;
  const isNarrow = useMedia(isMany ? '(width < 1200px)' : '(width < 768px)');
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      <ArcoSteps
        current={items.findIndex(({ state }) => state === 'process') + 1}
        direction={isNarrow ? 'vertical' : 'horizontal'}
        labelPlacement={isMany && !isNarrow ? 'vertical' : 'horizontal'}
      >
        {items.map(({ key, title, description, state }) => (
          <ArcoSteps.Step
            key={key}
            status={state}
            title={
              <span aria-current={state === 'process' ? 'step' : undefined}>
                {title}
                <span className="visually-hidden">, {t(`step.${state}`)}</span>
              </span>
            }
            description={description}
          />
        ))}
      </ArcoSteps>
    </div>
  );
}
