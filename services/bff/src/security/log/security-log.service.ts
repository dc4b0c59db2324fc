import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { translations } from '../../common/messages/translate.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { type SpecialMail } from '../../messages/notifications/notification-mail.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SECURITY_PAGE, type SecurityAction } from './security-log.constants.js';

interface SecurityChange {
  accountId: number;
  action: SecurityAction;
  /** What the audit log may keep: never a secret, and contacts only masked. */
  before: object;
  after: object;
  /** What the text of the message names, where it is not `after`. */
  values?: object;
  /** Whether nobody has used the account before, so that there is nobody to be warned. */
  isFirst?: boolean;
}

interface SecurityNotice extends Pick<SecurityChange, 'accountId' | 'action'> {
  /** What the text of the message names. */
  values?: object;
  mail?: SpecialMail;
}

/** Records each change of a credential or contact in the audit log, and notifies the person, who may not have made it. */
@Injectable()
export class SecurityLogService {
  constructor(
    private readonly audit: AuditService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
  ) {}

  /** Records the change in the audit log and notifies the person, in the transaction of `manager`. */
  async record(
    manager: EntityManager,
    actor: Actor,
    { accountId, action, before, after, values = after, isFirst = false }: SecurityChange,
  ): Promise<void> {
    await this.audit.record(
      manager,
      actor,
      { entity: 'account', action },
      { entityId: accountId, before, after },
    );
    if (!isFirst) await this.tell(manager, actor, { accountId, action, values });
  }

  /** Only notifies the person, where the caller records the change. */
  async tell(
    manager: EntityManager,
    actor: Actor,
    { accountId, action, values = {}, mail }: SecurityNotice,
  ): Promise<void> {
    const params = {
      ...values,
      time: displayTime(new Date(), this.config.timeZone).slice(0, -':00'.length),
      address: actor.origin?.address ?? '',
    };
    await this.sender.send(manager, {
      to: [accountId],
      kind: 'security',
      title: translations(`security.${action}.title`),
      content: translations(`security.${action}.content`, params),
      link: SECURITY_PAGE,
      mail,
    });
  }
}
