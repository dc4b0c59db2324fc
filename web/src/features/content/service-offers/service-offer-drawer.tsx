import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntryDto, ServiceOfferDto } from '../../../api/generated/model';
import { useTellMerge } from '../../../shared/forms/use-tell-merge';
import { listOf } from '../../../shared/i18n/format';
import { textIn } from '../../../shared/i18n/text-in';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { ServiceOfferDetails } from './components/service-offer-details';
import { ServiceOfferEditor } from './components/service-offer-editor';
import { ServiceOfferRecordStore } from './service-offer-record.store';
import { auditedFields, historyActions } from './service-offers.constants';
import { undo } from './service-offers.store';
import { useFieldLabel } from './use-field-label';

/** The drawer of a service: what is offered, its history and actions. */
export const ServiceOfferDrawer = observer(function ServiceOfferDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation(['service-offers', 'records']);
  const language = useLanguage();
  const tellMerge = useTellMerge(useFieldLabel());
  const [store] = useState(() => new ServiceOfferRecordStore(id));
  const { record, editing } = store;
  const title = textIn(record.view.data?.texts ?? [], language)?.title ?? t('title');

  const retire = async () => {
    let retired: ServiceOfferDto | null = null;
    await confirm({
      title: t('retire.title', { title }),
      text: t('retire.text'),
      action: t('action.retire'),
      isIrreversible: false,
      run: async () => {
        // The drawer shows the error.
        retired = await store.act('retire');
      },
    });
    done('retire', retired);
  };
  const restore = async () => {
    done('restore', await store.act('restore'));
  };
  const done = (action: 'retire' | 'restore', changed: ServiceOfferDto | null) => {
    if (changed === null) return;
    undoable({ id: `service:${id}`, text: t(`done.${action}`), undo: () => undo[action](changed) });
    onChanged();
  };
  const textOf = (action: (typeof historyActions)[number], { before, after }: AuditEntryDto) => {
    const changed = auditedFields.filter((field) => isChanged(before, after, field));
    if (action !== 'edit' || changed.length === 0) return t(`history.${action}`);
    const fields = listOf(
      changed.map((field) => t(`field.${field}`)),
      language,
    );
    return t('history.edit.fields', { fields });
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={title}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(offer) => (
          <>
            <ServiceOfferDetails offer={offer} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={textOf}
              system={t('records:history.system')}
            />
            <RecordActions
              record={record}
              actions={['edit', ...offer.actions.filter((action) => action === 'restore')]}
              labelOf={(action) => t(`action.${action}`)}
              danger={
                offer.actions.includes('retire')
                  ? { label: t('action.retire'), onClick: () => void retire() }
                  : undefined
              }
              onAction={(action) => {
                if (action === 'edit') store.edit(offer);
                else void restore();
              }}
            />
          </>
        )}
      </RecordDrawer>
      {editing !== null && (
        <ServiceOfferEditor
          form={editing.merging.form}
          merging={editing.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={(changed) => {
            store.closeForm();
            tellMerge(editing.merging.merge);
            undoable({
              id: `service:${id}`,
              text: t('done.edit'),
              undo: () => undo.edit(editing.before, changed),
            });
            onChanged();
          }}
          onClose={() => {
            store.closeForm();
          }}
        />
      )}
    </>
  );
});

function isChanged(before: object | null, after: object | null, field: string): boolean {
  const of = (values: object | null) => JSON.stringify((values as Record<string, unknown> | null)?.[field]);
  return of(before) !== of(after);
}
