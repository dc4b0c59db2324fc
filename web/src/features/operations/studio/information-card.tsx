import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../../shared/session/use-kept-input';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { Card } from '../../../shared/ui/layout/card';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { InformationForm } from './components/information-form';
import type { InformationStore } from './information.store';
import { type Draft, emptyDraft, shownIn } from './information-draft';

/** The studio information. What was typed stays when someone else saves. */
export const InformationCard = observer(function InformationCard({ store }: { store: InformationStore }) {
  const { t } = useTranslation('studio');
  const [draft, setDraft] = useKeptInput<Draft>('studio information', emptyDraft);
  const { resource, load } = store.information;
  return (
    <Card title={t('information')} busy={resource.isLoading}>
      <ResourceView resource={resource} skeleton={<Skeleton height={340} />} onRetry={load}>
        {(stored) => (
          <InformationForm
            stored={stored}
            draft={draft}
            isSaving={store.isSaving}
            note={store.note}
            author={store.author}
            onChange={(next) => {
              store.forget();
              setDraft(next);
            }}
            onSave={async () => {
              if (!(await store.save(shownIn(stored, draft)))) return;
              setDraft(emptyDraft);
              toasts.show({ kind: 'success', text: t('information.saved') });
            }}
          />
        )}
      </ResourceView>
    </Card>
  );
});
