import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceDto } from '../../../api/generated/model';
import type { PagePath } from '../../../api/generated/model/pages';
import { tellOfService } from '../../../features/content/service-cards/ordering/tell-of-service';
import { may } from '../../../shared/session/permissions';
import { confirm } from '../../../shared/ui/overlays/confirm';
import type { OpenDialog } from './card-dialogs';
import type { CardsStore } from './cards.store';
import { CreateCard } from './components/create-card';
import { SectionView } from './components/section-view';
import { ServiceCard } from './components/service-card';
import type { ServiceMove } from './service-moves';
import type { useCardTexts } from './use-card-texts';

/** The page of the services, with the form of a new one. */
const CREATE = `${'/list/services' satisfies PagePath}?new=yes`;

interface Props {
  store: CardsStore;
  cards: ServiceDto[];
  isSearching: boolean;
  texts: ReturnType<typeof useCardTexts>;
  onDialog: (dialog: OpenDialog) => void;
}

export const ServiceSection = observer(function ServiceSection(props: Props) {
  const { store, cards, isSearching, texts, onDialog } = props;
  const { t } = useTranslation('cards');
  const section = store.service;
  const change = async (card: ServiceDto, action: 'undo' | 'cancel', title: string) => {
    const changed = await store.moveService(card, action);
    if (changed !== null) tellOfService(changed, t(`service.done.${action}`, { title }), store.undoService);
  };
  const cancelOrder = async (card: ServiceDto, title: string) => {
    const changed = await store.settleOrder(card, 'cancel');
    if (changed !== null)
      tellOfService(changed, t('service.done.order.cancelled', { title }), store.undoService);
  };
  // Stopping affects all users immediately, so the confirmation names the service.
  const askToCancel = (card: ServiceDto, title: string) =>
    confirm({
      title: t('service.cancel.title', { title }),
      text: t('service.cancel.text'),
      action: t('service.action.cancel'),
      isIrreversible: false,
      keep: t('service.cancel.keep'),
      // The card shows the error.
      run: () => change(card, 'cancel', title),
    });
  const run = (card: ServiceDto, move: ServiceMove, title: string) => {
    if (move === 'open' || move === 'renew') onDialog({ kind: 'order', id: card.id, title });
    else if (move === 'pay') onDialog({ kind: 'pay', id: card.id, title });
    else if (move === 'cancelOrder') void cancelOrder(card, title);
    else if (move === 'cancel') void askToCancel(card, title);
    else void change(card, move, title);
  };
  const create = !isSearching && may('createServiceOffer') && (
    <CreateCard title={t('service.create')} hint={t('service.create.hint')} create={CREATE} />
  );
  return (
    <SectionView name="service" section={section} cards={cards} first={create}>
      {(card) => {
        const { id } = card;
        const { title, text } = texts.service(card);
        return (
          <ServiceCard
            key={id}
            card={card}
            title={title}
            text={text}
            busy={section.busy.has(id)}
            note={section.notes.get(id)}
            onMove={(move) => {
              run(card, move, title);
            }}
            onHistory={() => {
              onDialog({ kind: 'history', section: 'service', id, title });
            }}
            onNoteClose={() => {
              section.forget(id);
            }}
          />
        );
      }}
    </SectionView>
  );
});
