import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto } from '../../../api/generated/model';
import { may } from '../../../shared/session/permissions';
import type { OpenDialog } from './card-dialogs';
import type { CardsStore } from './cards.store';
import { CreateCard } from './components/create-card';
import { QualityCard } from './components/quality-card';
import { RemovedCard } from './components/removed-card';
import { SectionView } from './components/section-view';
import type { useCardTexts } from './use-card-texts';

interface Props {
  store: CardsStore;
  cards: QualityInspectionDto[];
  isSearching: boolean;
  texts: ReturnType<typeof useCardTexts>;
  onDialog: (dialog: OpenDialog) => void;
  onInspect: (id: number) => void;
}

export const QualitySection = observer(function QualitySection(props: Props) {
  const { store, cards, isSearching, texts, onDialog, onInspect } = props;
  const { t } = useTranslation('cards');
  const section = store.qualityInspection;
  const [restoredId, setRestoredId] = useState<number | null>(null);
  const create = !isSearching && may('createQualityInspection') && (
    <CreateCard
      title={t('queue.create')}
      hint={t('queue.create.hint')}
      create={() => {
        onDialog({ kind: 'queue', queue: null });
      }}
    />
  );
  return (
    <SectionView name="qualityInspection" section={section} cards={cards} first={create}>
      {(card) => {
        const { id } = card;
        const { title } = texts.qualityInspection(card);
        const state = { title, busy: section.busy.has(id), note: section.notes.get(id) };
        if (section.removed.has(id))
          return (
            <RemovedCard
              key={id}
              {...state}
              canUndo={card.actions.includes('restore')}
              onUndo={() => {
                setRestoredId(id);
                void store.restoreQueue(card);
              }}
            />
          );
        return (
          <QualityCard
            key={id}
            {...state}
            card={card}
            takesFocus={id === restoredId}
            onInspect={() => {
              onInspect(id);
            }}
            onEdit={() => {
              onDialog({ kind: 'queue', queue: card });
            }}
            onRemove={() => void store.removeQueue(card)}
            onHistory={
              may('getQualityInspectionHistory')
                ? () => {
                    onDialog({ kind: 'history', section: 'qualityInspection', id, title });
                  }
                : undefined
            }
            onNoteClose={() => {
              section.forget(id);
            }}
          />
        );
      }}
    </SectionView>
  );
});
