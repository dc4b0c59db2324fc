import ArcoSteps from '@arco-design/web-react/es/Steps';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/arco/steps.css';
import { useIsNarrow } from '../../lib/use-is-narrow';
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
/** What a row of steps needs, in rem; below that they are a column. */
const ROW = { beside: 42, below: 52 };

/** Arco's steps, for reading: each says its state to screen readers, and the one in progress is the current step. */
export function Steps({ label, items }: Props) {
  const { t } = useTranslation();
  const isMany = items.length > MAX_BESIDE;
  const box = useRef<HTMLDivElement>(null);
  const hasNoRoom = useIsNarrow(box, isMany ? ROW.below : ROW.beside);
  // A page is measured as it is on the screen, not as it is on paper.
  const isPrinting = useMedia('print');
  const isNarrow = hasNoRoom || isPrinting;
  return (
    <div ref={box} role="group" aria-label={label} className={styles.steps}>
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
