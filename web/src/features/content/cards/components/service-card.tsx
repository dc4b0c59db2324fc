import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconCode from '@arco-design/web-react/icon/react-icon/IconCode';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceAction, ServiceDto } from '../../../../api/generated/model';
import type { OperationId } from '../../../../api/generated/model/access';
import { formatDate } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import { isFirstClick } from '../../../../shared/ui/actions/first-click';
import type { CardTexts } from '../use-card-texts';
import { CardFrame } from './card-frame';
import styles from './service-card.module.css';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';

interface Props extends CardTexts {
  card: ServiceDto;
  busy: boolean;
  note: Note | undefined;
  onAction: (action: ServiceAction) => void;
  onHistory: () => void;
  onNoteClose: () => void;
}

/** Names from the server are never parsed as templates. */
const icons = new Map([
  ['code', IconCode],
  ['edit', IconEdit],
  ['user', IconUser],
]);
const tones = { active: 'good', expired: 'bad', cancelled: 'quiet', closed: 'quiet' } as const;
const operations = {
  undo: 'undoServiceChange',
  open: 'openService',
  renew: 'renewService',
  cancel: 'cancelService',
} as const satisfies Record<ServiceAction, OperationId>;
const looks = { undo: 'secondary', open: 'primary', renew: 'primary', cancel: 'secondary' } as const;

export function ServiceCard({ card, title, text, busy, onAction, ...frame }: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const nextId = useId();
  const { state, actions, expiresAt, nextExpiresAt } = card;
  const starting = (['open', 'renew'] as const).find((action) => actions.includes(action));
  const Icon = icons.get(card.icon) ?? IconApps;
  const legal = actions.map((action, at) => {
    const label = t(`service.action.${action}`);
    return (
      // Keyed by position, so that the replacing button keeps the focus.
      <Permitted key={at} roles={rolesThatMay(operations[action])}>
        <Button
          look={looks[action]}
          busy={busy}
          aria-label={t('service.action.for', { action: label, title })}
          aria-describedby={action === starting ? nextId : undefined}
          onClick={(event) => {
            if (isFirstClick(event)) onAction(action);
          }}
        >
          {label}
        </Button>
      </Permitted>
    );
  });
  const tag = <StateTag tone={tones[state]}>{t(`service.state.${state}`)}</StateTag>;
  return (
    <CardFrame title={title} icon={<Icon />} tag={tag} busy={busy} actions={legal} {...frame}>
      <p>{text}</p>
      {(state === 'active' || state === 'expired') && expiresAt !== null && (
        <p className={styles.until}>
          <Time wire={expiresAt} text={(time) => t(`service.until.${state}`, { time })} />
        </p>
      )}
      {starting !== undefined && nextExpiresAt !== null && (
        <p id={nextId} className={styles.until}>
          {t(`service.next.${starting}`, { day: formatDate(nextExpiresAt.slice(0, 10), language) })}
        </p>
      )}
    </CardFrame>
  );
}
