import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import {
  type NotificationPreferencesDto,
  type SaveNotificationPreferencesDto,
} from './notification-preferences.dto.js';
import { NOTIFICATION_PREFERENCES_CHANGED } from './notification-preferences.event.js';
import {
  NotificationPreferencesRepository,
  type Preferences,
} from './notification-preferences.repository.js';
import {
  MAIL_STATES,
  type MailState,
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationOf,
} from './notifications.constants.js';
import { nextHour, quietHoursOf } from './quiet-hours.js';
import { waysFor } from './ways-for.js';

/** How each person wants to be notified. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly preferences: NotificationPreferencesRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly mail: MailService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async of(principal: Principal): Promise<NotificationPreferencesDto> {
    const { accountId } = principal;
    const { ways, quietFrom, quietTo, digestHour, version } = await this.preferences.of(accountId);
    const mailAddress = await this.preferences.confirmedEmailOf(accountId);
    const kinds = NOTIFICATION_KINDS.filter((kind) => isFor(principal, kind));
    return {
      version,
      kinds: kinds.map((kind) => ({
        kind,
        ...waysFor(kind, ways),
        isMandatory: notificationOf(kind).isMandatory ?? false,
      })),
      quietHours: quietHoursOf({ quietFrom, quietTo }),
      digestHour,
      mail: this.mailState(mailAddress),
      mailAddress,
      timeZone: this.config.timeZone,
    };
  }

  /** @throws AppError conflict, notificationMandatory, quietHoursEmpty */
  async save(
    request: SaveNotificationPreferencesDto,
    actor: SignedInActor,
  ): Promise<NotificationPreferencesDto> {
    const { version, kinds, quietHours, digestHour } = request;
    if (kinds.some(({ kind, message }) => notificationOf(kind).isMandatory && !message))
      throw new AppError('notificationMandatory');
    if (quietHours !== null && quietHours.from === quietHours.to) throw new AppError('quietHoursEmpty');
    await this.manager.transaction(async (manager) => {
      const before = await this.preferences.lock(actor.accountId, manager);
      if (before.version !== version)
        throw await this.audit.outdated(
          manager,
          { entity: 'notifications', entityId: actor.accountId },
          { version: before.version },
        );
      const chosen = kinds.map(({ kind, message, mail }) => [kind, { message, mail }] as const);
      const after: Preferences = {
        ...before,
        ways: { ...before.ways, ...Object.fromEntries(chosen) },
        quietFrom: quietHours?.from ?? null,
        quietTo: quietHours?.to ?? null,
        digestHour,
        digestAt: this.nextDigest(digestHour, before),
        version: version + 1,
      };
      await this.preferences.store(after, manager);
      if (digestHour === null) await this.preferences.endDigest(actor.accountId, manager);
      await this.audit.record(
        manager,
        actor,
        { entity: 'notifications', action: 'edit' },
        { entityId: actor.accountId, before: auditedOf(before), after: auditedOf(after) },
      );
      const { accountId } = actor;
      await this.events.publish(
        manager,
        NOTIFICATION_PREFERENCES_CHANGED,
        { accountId },
        { version: version + 1 },
      );
    });
    return await this.of(actor);
  }

  /** Changing something else does not move it. */
  private nextDigest(hour: number | null, before: Preferences): Date | null {
    if (hour === before.digestHour) return before.digestAt;
    return hour === null ? null : nextHour(new Date(), hour, this.config.timeZone);
  }

  private mailState(address: string): MailState {
    const [ready, noServer, noAddress] = MAIL_STATES;
    if (!this.mail.isConfigured) return noServer;
    return address === '' ? noAddress : ready;
  }
}

/** One line of the history for each kind. */
function auditedOf({ ways, quietFrom, quietTo, digestHour }: Preferences): object {
  const chosen = NOTIFICATION_KINDS.map((kind) => {
    const { message, mail } = waysFor(kind, ways);
    return [kind, [...(message ? ['message'] : []), ...(mail ? ['mail'] : [])].join(', ')];
  });
  return { ...(Object.fromEntries(chosen) as object), quietFrom, quietTo, digestHour };
}

function isFor(reader: Principal, kind: NotificationKind): boolean {
  const { for: readers } = notificationOf(kind);
  return readers === 'everyone' || can(reader, readers);
}
