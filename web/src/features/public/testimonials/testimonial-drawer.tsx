import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { TestimonialDetails } from './components/testimonial-details';
import { TestimonialFormDialog } from './components/testimonial-form-dialog';
import { newTestimonialRecord } from './testimonial-record.store';
import { actions, historyActions } from './testimonials.constants';

/** The drawer of a testimonial: its texts, its consent, its history and actions. */
export const TestimonialDrawer = observer(function TestimonialDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation('testimonials');
  const [store] = useState(() => newTestimonialRecord(id));
  const { record, editing } = store;
  const { now } = editing;

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = {
    edit: () => {
      editing.begin(record.shown);
    },
    remove: async () => {
      const isDone = await confirm({
        title: t('remove.title'),
        text: t('remove.text'),
        action: t('action.remove'),
        isIrreversible: true,
        run: () => store.remove(),
      });
      if (!isDone) return;
      done(t('done.remove'));
      onClose();
    },
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(testimonial) => (
          <>
            <TestimonialDetails testimonial={testimonial} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action) => t(`history.${action}`)}
              system={t('history.system')}
            />
            <RecordActions
              record={record}
              actions={actions}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              conflict={t('conflict')}
              onAction={(action) => void run[action]()}
            />
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <TestimonialFormDialog
          form={now.form}
          merging={now.merging}
          isExample={now.before.isExample}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={() => {
            editing.end();
            done(t('done.edit'));
          }}
          onCancel={editing.end}
        />
      )}
    </>
  );
});
