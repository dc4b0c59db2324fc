import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceDto } from '../../../../api/generated/model';
import { usualTerm } from '../../../../features/content/service-cards/ordering/order-choice';
import { ServiceIcon } from '../../../../features/content/service-cards/ordering/service-icon';
import { formatDate, formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
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

/** More do not fit into one row on a phone. */
const MOST_BUTTONS = 2;
const tones = { active: 'good', expired: 'bad', cancelled: 'quiet', closed: 'quiet' } as const;

export function ServiceCard({ card, title, text, busy, onMove, ...frame }: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const nextId = useId();
  const { state, expiresAt, orderKind, order } = card;
  const term = usualTerm(card);
  const moves = movesOf(card).filter((move) => may(serviceMoves[move].operation));
  const inMenu = moves.length > MOST_BUTTONS ? moves.slice(1) : [];
  const buttons = moves.slice(0, moves.length - inMenu.length).map((move, at) => {
    const label = t(`service.action.${move}`);
    return (
      // Keyed by position, so that the replacing button keeps the focus.
      <Button
        key={at}
        look={serviceMoves[move].look}
        busy={busy}
        aria-label={t('service.action.for', { action: label, title })}
        aria-describedby={move === orderKind ? nextId : undefined}
        onClick={(event) => {
          if (isFirstClick(event)) onMove(move);
        }}
      >
        {label}
      </Button>
    );
  });
  const actions = (
    <>
      {inMenu.length > 0 && (
        <MenuButton
          label={t('service.more', { title })}
          choices={inMenu.map((move) => ({
            key: move,
            label: t(`service.action.${move}`),
            onSelect: () => {
              onMove(move);
            },
          }))}
        >
          <IconMore />
        </MenuButton>
      )}
      {buttons}
    </>
  );
  const tag = <StateTag tone={tones[state]}>{t(`service.state.${state}`)}</StateTag>;
  return (
    <CardFrame
      title={title}
      icon={<ServiceIcon name={card.icon} />}
      tag={tag}
      busy={busy}
      actions={moves.length > 0 && actions}
      {...frame}
    >
      <p>{text}</p>
      {(state === 'active' || state === 'expired') && expiresAt !== null && (
        <p className={styles.until}>
          <Time wire={expiresAt} text={(time) => t(`service.until.${state}`, { time })} />
        </p>
      )}
      {card.isRetired && <p className={styles.until}>{t('service.retired')}</p>}
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
