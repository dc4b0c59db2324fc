import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconCode from '@arco-design/web-react/icon/react-icon/IconCode';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceDto } from '../../../../api/generated/model';
import { usualTerm } from '../../../../features/content/service-cards/ordering/order-choice';
import { formatDate, formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import { isFirstClick } from '../../../../shared/ui/actions/first-click';
import { movesOf, type ServiceMove, serviceMoves } from '../service-moves';
import type { CardTexts } from '../use-card-texts';
import { CardFrame } from './card-frame';
import styles from './service-card.module.css';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { WaitingOrder } from './waiting-order';

interface Props extends CardTexts {
  card: ServiceDto;
  busy: boolean;
  note: Note | undefined;
  onMove: (move: ServiceMove) => void;
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

export function ServiceCard({ card, title, text, busy, onMove, ...frame }: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const nextId = useId();
  const { state, expiresAt, orderKind, order } = card;
  const term = usualTerm(card);
  const Icon = icons.get(card.icon) ?? IconApps;
  const legal = movesOf(card).map((move, at) => {
    const label = t(`service.action.${move}`);
    const { operation, look } = serviceMoves[move];
    return (
      // Keyed by position, so that the replacing button keeps the focus.
      <Permitted key={at} roles={rolesThatMay(operation)}>
        <Button
          look={look}
          busy={busy}
          aria-label={t('service.action.for', { action: label, title })}
          aria-describedby={move === orderKind ? nextId : undefined}
          onClick={(event) => {
            if (isFirstClick(event)) onMove(move);
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
      {orderKind !== null && term?.expiresAt && (
        <p id={nextId} className={styles.until}>
          {t(`service.next.${orderKind}`, {
            day: formatDate(term.expiresAt.slice(0, 10), language),
            price: formatMoney(term.price, language),
          })}
        </p>
      )}
      {order !== null && <WaitingOrder order={order} />}
    </CardFrame>
  );
}
