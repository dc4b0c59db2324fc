import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { roleCan } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../database/notifications.service.js';
import { DeliveryService } from '../live-events/delivery.service.js';
import { LiveEventsService } from '../live-events/live-events.service.js';
import { OpenStreamsService } from '../live-events/open-streams.service.js';
import {
  MAINTENANCE_CACHE_MS,
  MAINTENANCE_CHANNEL,
  MAINTENANCE_RETRY_S,
  OPEN_DURING_MAINTENANCE,
} from './maintenance.constants.js';
import { MaintenanceDto, type SwitchMaintenanceDto } from './maintenance.dto.js';
import { type Maintenance } from './maintenance.entity.js';
import { MAINTENANCE_CHANGED } from './maintenance.event.js';
import { MaintenanceRepository } from './maintenance.repository.js';

/** Only a role opens what is shut: nobody is given it. */
type Caller = Pick<Principal, 'role'>;

const STATE = 'state';
const MINUTE_MS = 60_000;

/** The maintenance switch. Each replica caches it, and a notification changes it everywhere at once. */
@Injectable()
export class MaintenanceService {
  private readonly cache = new LRUCache<typeof STATE, Maintenance>({
    max: 1,
    ttl: MAINTENANCE_CACHE_MS,
    fetchMethod: () => this.rows.read(),
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly rows: MaintenanceRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly delivery: DeliveryService,
    private readonly streams: OpenStreamsService,
    private readonly notifications: NotificationsService,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    this.logger.setContext(MaintenanceService.name);
    const follow = () => {
      this.cache.delete(STATE);
      this.endStreams().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'cannot end live events for maintenance');
      });
    };
    notifications.on(MAINTENANCE_CHANNEL, follow);
    notifications.onReturn(follow);
  }

  async read(): Promise<MaintenanceDto> {
    return MaintenanceDto.from(await this.state(), this.config.timeZone);
  }

  /**
   * Refuses an operation during maintenance to all but those who may end it.
   * @param callerOf asked only during maintenance; null if nobody is signed in
   * @throws AppError maintenance
   */
  async admit(operation: OperationId, callerOf: () => Promise<Caller | null>): Promise<void> {
    if (OPEN_DURING_MAINTENANCE.has(operation)) return;
    const state = await this.state();
    if (state.isOn) this.refuse(state, await callerOf());
  }

  /** Whether {@link admit} admits everybody, if that is known without a wait; otherwise false. */
  admitsAll(operation: OperationId): boolean {
    return OPEN_DURING_MAINTENANCE.has(operation) || this.cache.get(STATE)?.isOn === false;
  }

  /** For somebody who is about to log in. @throws AppError maintenance */
  async admitRole(role: Role): Promise<void> {
    const state = await this.state();
    if (state.isOn) this.refuse(state, { role });
  }

  /** @throws AppError conflict */
  async switch(
    { isOn, message = '', minutes, version }: SwitchMaintenanceDto,
    actor: SignedInActor,
  ): Promise<MaintenanceDto> {
    const switched = await this.manager.transaction(async (manager) => {
      const before = await this.rows.lock(manager);
      if (before.version !== version)
        throw new AppError('conflict', {}, { state: before.isOn ? 'on' : 'off', version: before.version });
      const now = new Date();
      const told = isOn ? message.trim() : '';
      const expectedEnd =
        isOn && minutes !== undefined ? new Date(now.getTime() + minutes * MINUTE_MS) : null;
      const since = isOn ? (before.since ?? now) : null;
      const after = { id: before.id, isOn, message: told, since, expectedEnd, version: version + 1 };
      await this.rows.save(after, manager);
      const dto = MaintenanceDto.from(after, this.config.timeZone);
      await this.audit.record(
        manager,
        actor,
        { entity: 'maintenance', action: isOn ? 'turnOn' : 'turnOff' },
        { entityId: before.id, before: { isOn: before.isOn }, after: { isOn, message: told } },
      );
      await this.events.publish(manager, MAINTENANCE_CHANGED, {}, dto);
      await this.notifications.notify(manager, MAINTENANCE_CHANNEL, '');
      return dto;
    });
    // The caller may read it before the notification arrives.
    this.cache.delete(STATE);
    return switched;
  }

  /** After a last event, which says why. */
  private async endStreams(): Promise<void> {
    await this.delivery.catchUp();
    if (!(await this.state()).isOn) return;
    this.streams.endWhere((reader) => !roleCan(reader.role, 'maintenance.switch'));
  }

  private async state(): Promise<Maintenance> {
    const state = await this.cache.fetch(STATE);
    if (!state) throw new AppError('unavailable');
    return state;
  }

  private refuse(state: Maintenance, caller: Caller | null): void {
    if (caller !== null && roleCan(caller.role, 'maintenance.switch')) return;
    const data = MaintenanceDto.from(state, this.config.timeZone);
    throw new AppError('maintenance', { seconds: MAINTENANCE_RETRY_S }, data);
  }
}
