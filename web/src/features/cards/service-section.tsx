import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceAction, ServiceDto } from '../../api/generated/model';
import { toasts } from '../../shared/ui/toasts.store';
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
    if (moved !== null) toasts.show({ kind: 'success', text: t(`service.done.${action}`, { title }) });
  };
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
              // It stops at once for everyone, so it is asked for by name.
              if (action === 'cancel') onDialog({ kind: 'cancel', card, title });
              else void move(card, action, title);
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
