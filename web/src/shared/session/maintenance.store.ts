import { makeAutoObservable } from 'mobx';
import { getMaintenance, switchMaintenance } from '../../api/generated/maintenance/maintenance';
import type { MaintenanceDto, SwitchMaintenanceDto } from '../../api/generated/model';
import { rolesThatMay } from './permissions';
import { session } from './session.store';

/** How often a page that is shut out asks whether maintenance has ended. */
export const MAINTENANCE_POLL_MS = 5_000;

/** The maintenance switch, as far as this browser knows. */
export class MaintenanceSwitch {
  /** Null until it is known. */
  state: MaintenanceDto | null = null;
  /** Whether the dialog of the switch is open. */
  isAsked = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOn(): boolean {
    return this.state?.isOn === true;
  }

  /** By the role that the server knows, whichever is previewed. */
  get mayEnd(): boolean {
    const role = session.user?.role;
    return role !== undefined && rolesThatMay('switchMaintenance').includes(role);
  }

  readonly take = (state: MaintenanceDto): void => {
    // Answers and events may overtake each other.
    if (this.state === null || state.version >= this.state.version) this.state = state;
  };

  readonly ask = (): void => {
    this.isAsked = true;
  };

  readonly close = (): void => {
    this.isAsked = false;
  };

  /** Keeps the known state if the server does not answer; it asks again soon. */
  async load(): Promise<void> {
    const state = await getMaintenance({ skipErrorToast: true }).catch(() => null);
    if (state !== null) this.take(state);
  }

  /** @throws ApiError */
  async change(wanted: SwitchMaintenanceDto): Promise<MaintenanceDto> {
    const state = await switchMaintenance(wanted, { skipErrorToast: true });
    this.take(state);
    return state;
  }
}

export const maintenance = new MaintenanceSwitch();
