import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceAction, ServiceDto } from '../../../api/generated/model';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import type { OpenDialog } from './card-dialogs';
import type { CardsStore } from './cards.store';
import { SectionView } from './components/section-view';
import { ServiceCard } from './components/service-card';
import type { useCardTexts } from './use-card-texts';

interface Props {
  store: CardsStore;
  cards: ServiceDto[];
  texts: ReturnType<typeof useCardTexts>;
  onDialog: (dialog: OpenDialog) => void;
}

export const ServiceSection = observer(function ServiceSection({ store, cards, texts, onDialog }: Props) {
  const { t } = useTranslation('cards');
  const section = store.service;
  const move = async (card: ServiceDto, action: ServiceAction, title: string) => {
    const moved = await store.moveService(card, action);
    if (moved === null) return;
    const text = t(`service.done.${action}`, { title });
    // Whatever is done next with the service takes the offer to undo away.
    const id = `service:${card.id}`;
    if (moved.actions.includes('undo')) undoable({ id, text, undo: () => store.undoService(moved) });
    else toasts.show({ kind: 'success', id, text });
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
      run: () => move(card, 'cancel', title),
    });
  return (
    <SectionView name="service" section={section} cards={cards}>
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
            onAction={(action) => {
              void (action === 'cancel' ? askToCancel(card, title) : move(card, action, title));
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
