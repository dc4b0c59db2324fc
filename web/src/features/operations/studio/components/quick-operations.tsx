import IconEye from '@arco-design/web-react/icon/react-icon/IconEye';
import IconImage from '@arco-design/web-react/icon/react-icon/IconImage';
import IconStop from '@arco-design/web-react/icon/react-icon/IconStop';
import IconSwap from '@arco-design/web-react/icon/react-icon/IconSwap';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Clarity, type StudioAction, type StudioDto, StudioStream } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
import type { MenuChoice } from '../../../../shared/ui/actions/menu-panel';
import type { Operation } from '../studio.store';
import styles from './quick-operations.module.css';

interface Props {
  studio: StudioDto;
  /** The action on its way. */
  busy: string | null;
  onOperation: (operation: Operation) => void;
}

const menus = ['changeClarity', 'switchStream', 'removeClarity'] as const;

/** What is not allowed now stays in its place, and says why. */
export function QuickOperations({ studio, busy, onOperation }: Props) {
  const { t } = useTranslation('studio');
  const { state, stream, clarity, clarities, actions } = studio;
  const reasonId = useId();
  const gasket = state === 'gasket' ? 'removeGasket' : 'pushGasket';
  const isAllAllowed = ([...menus, gasket] as const).every((action) => actions.includes(action));

  const menu = (action: StudioAction, icon: ReactNode, choices: MenuChoice[]) => {
    const label = t(`action.${action}`);
    return actions.includes(action) ? (
      <MenuButton label={label} look="secondary" className={styles.button ?? ''} choices={choices} floats>
        {icon}
        {label}
      </MenuButton>
    ) : (
      <Button disabled className={styles.button} aria-describedby={reasonId}>
        {icon}
        {label}
      </Button>
    );
  };

  return (
    <div className={styles.list}>
      {menu(
        'changeClarity',
        <IconEye />,
        clarities.map((one) => ({
          key: one,
          label: t(`clarity.${one}`),
          checked: one === clarity,
          onSelect: () => {
            if (one !== clarity) onOperation({ action: 'changeClarity', clarity: one });
          },
        })),
      )}
      {menu(
        'switchStream',
        <IconSwap />,
        Object.values(StudioStream).map((one) => ({
          key: one,
          label: t(`stream.${one}`),
          checked: one === stream,
          onSelect: () => {
            if (one !== stream) onOperation({ action: 'switchStream', stream: one });
          },
        })),
      )}
      {menu(
        'removeClarity',
        <IconStop />,
        Object.values(Clarity)
          .filter((one) => clarities.length > 1 || !clarities.includes(one))
          .map((one) => {
            const action = clarities.includes(one) ? 'removeClarity' : 'restoreClarity';
            return {
              key: one,
              label: t(`clarity.${action}`, { clarity: t(`clarity.${one}`) }),
              onSelect: () => {
                onOperation({ action, clarity: one });
              },
            };
          }),
      )}
      <Button
        className={styles.button}
        busy={busy === gasket}
        disabled={!actions.includes(gasket)}
        aria-describedby={isAllAllowed ? undefined : reasonId}
        onClick={() => {
          onOperation({ action: gasket });
        }}
      >
        <IconImage />
        {t(`action.${gasket}`)}
      </Button>
      {isAllAllowed || (
        <p id={reasonId} className={styles.reason}>
          {t(`illegal.${state}`)}
        </p>
      )}
    </div>
  );
}
