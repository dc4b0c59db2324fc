import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../api/generated/model';
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
import { newServiceOfferRecord } from './service-offer-record.store';
import { auditedFields, historyActions } from './service-offers.constants';
import { undo } from './service-offers.store';

/** The drawer of a service: what is offered, its history and actions. */
export const ServiceOfferDrawer = observer(function ServiceOfferDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation(['service-offers', 'records']);
  const language = useLanguage();
  const [store] = useState(() => newServiceOfferRecord(id));
  const { record, editing } = store;
  const { now } = editing;
  const title = textIn(record.view.data?.texts ?? [], language)?.title ?? t('title');

  const retire = async () => {
    await confirm({
      title: t('retire.title', { title }),
      text: t('retire.text'),
      action: t('action.retire'),
      isIrreversible: false,
      run: async () => {
        // The drawer shows the error.
        if (await store.act('retire')) done('retire');
      },
    });
  };
  const restore = async () => {
    if (await store.act('restore')) done('restore');
  };
  const done = (action: 'retire' | 'restore') => {
    const changed = record.shown;
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
              actions={['edit', ...offer.actions]}
              labelOf={(action) => t(`action.${action}`)}
              danger="retire"
              onAction={(action) => {
                if (action === 'edit') editing.begin(offer);
                else if (action === 'retire') void retire();
                else void restore();
              }}
            />
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <ServiceOfferEditor
          form={now.form}
          merging={now.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={(changed) => {
            editing.end();
            const undoEdit = () => undo.edit(now.before, changed);
            undoable({ id: `service:${id}`, text: t('done.edit'), undo: undoEdit });
            onChanged();
          }}
          onCancel={editing.end}
        />
      )}
    </>
  );
});

function isChanged(before: object | null, after: object | null, field: string): boolean {
  const of = (values: object | null) => JSON.stringify((values as Record<string, unknown> | null)?.[field]);
  return of(before) !== of(after);
}
