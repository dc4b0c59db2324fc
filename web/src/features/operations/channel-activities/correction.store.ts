import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { getApplication } from '../../../api/generated/applications/applications';
import { correctChannelActivity, getChannelActivity } from '../../../api/generated/forms/forms';
import type { ApplicationDto, StoredChannelActivityDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { type ActivityForm, bodyOf, problemsOf, valuesOf } from './channel-activity';

const quiet = { skipErrorToast: true };

/** An application, and the form that corrects it. */
export interface Correction {
  application: ApplicationDto;
  /** Null if it does not wait for a correction by the viewer. */
  form: ActivityForm | null;
}

/** The application that is corrected, and what was returned. */
export class CorrectionStore {
  readonly view = new Resource<Correction>();
  private readonly id: number;

  /** @param id of the application; 0 for none */
  constructor(id: number) {
    this.id = id;
  }

  readonly load = async (): Promise<void> => {
    if (this.id !== 0) await this.view.load((signal) => this.read(signal));
  };

  private async read(signal: AbortSignal): Promise<Correction> {
    const application = await getApplication(this.id, { ...quiet, signal });
    const { activityId, isMine, state } = application;
    if (activityId === null || !isMine || state !== 'submitApplication') return { application, form: null };
    const activity = await getChannelActivity(activityId, { ...quiet, signal });
    // Somebody has changed the application meanwhile, such as the applicant in another tab.
    const onConflict = () => void this.load();
    return { application, form: correctionForm(application, activity, onConflict) };
  }
}

function correctionForm(
  { id, version }: ApplicationDto,
  activity: StoredChannelActivityDto,
  onConflict: () => void,
): ActivityForm {
  const stored = valuesOf(activity);
  const form: ActivityForm = new FormStore({
    stored,
    version,
    problemsOf: (values) => problemsOf(values, stored.promotionTime[0]),
    send: async (values, { idempotencyKey, version: read = version }) => {
      try {
        const body = { ...bodyOf(values), version: read };
        return await correctChannelActivity(activity.id, body, { ...quiet, idempotencyKey });
      } catch (error) {
        if (error instanceof ApiError && error.code === CONFLICT) onConflict();
        throw error;
      }
    },
    draft: `correction of application ${id}`,
  });
  // A draft may be older than the last return.
  if (form.version !== version) form.follow(stored, version);
  return form;
}
