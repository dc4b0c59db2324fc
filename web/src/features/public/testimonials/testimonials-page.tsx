import { useTranslation } from 'react-i18next';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { TestimonialFormDialog } from './components/testimonial-form-dialog';
import { TestimonialTable } from './components/testimonial-table';
import { TestimonialDrawer } from './testimonial-drawer';
import { testimonialsQuery, testimonialView } from './testimonials-view';
import { states } from './testimonials.constants';
import { newTestimonialForm, newTestimonialList } from './testimonials.store';

/** What students and parents say on the public page. */
export function TestimonialsPage() {
  const { t } = useTranslation(['testimonials', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.list.testimonials')}
      newList={newTestimonialList}
      query={testimonialsQuery}
      view={testimonialView}
      name="testimonial"
      keyOf={({ id }) => id}
      states={{ label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) }}
      begin={[
        {
          operation: 'createTestimonial',
          label: t('action.create'),
          form: ({ close, changed, open }) => (
            <FreshForm make={newTestimonialForm}>
              {(form) => (
                <TestimonialFormDialog
                  form={form}
                  title={t('form.create')}
                  action={t('action.create')}
                  onSent={({ id }) => {
                    changed();
                    open(id);
                  }}
                  onCancel={close}
                />
              )}
            </FreshForm>
          ),
        },
      ]}
      table={(props) => <TestimonialTable {...props} />}
      drawer={(props) => <TestimonialDrawer {...props} />}
    />
  );
}
