import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { noticeFor, todoFor } from './parameter-change-messages.js';
import { PARAMETERS_CHANGED } from './parameter-change.event.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { ParameterChangesRepository } from './parameter-changes.repository.js';
import { changePath, type ParameterEventAction, PROGRESS_OF } from './profile-parameters.constants.js';

interface News {
  action: ParameterEventAction;
  /** Null if the change was submitted. */
  before: ParameterChange | null;
  after: ParameterChange;
}

/** Records what happened to a change, and tells those concerned. */
@Injectable()
export class ParameterChangeNewsService {
  constructor(
    private readonly changes: ParameterChangesRepository,
    private readonly audit: AuditService,
    private readonly sender: MessageSenderService,
    private readonly events: LiveEventsService,
  ) {}

  /** Call it last in the transaction. */
  async tell(manager: EntityManager, actor: SignedInActor, news: News): Promise<void> {
    const { action, before, after } = news;
    const { id, state, version, submittedBy } = after;
    await this.audit.record(
      manager,
      actor,
      { entity: 'parameterChange', action },
      { entityId: id, before: before && { state: before.state }, after: audited(news) },
    );
    if (action === 'submit') await this.askOthers(manager, after);
    else await this.sender.updateTodos(manager, changePath(id), PROGRESS_OF[state]);
    if (after.decidedAt && submittedBy !== null && submittedBy !== actor.accountId)
      await this.sender.send(manager, noticeFor(after, submittedBy));
    await this.events.publish(manager, PARAMETERS_CHANGED, {}, { id, action, state, version });
  }

  private async askOthers(manager: EntityManager, change: ParameterChange): Promise<void> {
    const administrators = await this.changes.administrators(manager);
    const others = administrators.filter((id) => id !== change.submittedBy);
    if (others.length > 0) await this.sender.send(manager, todoFor(change, others));
  }
}

function audited({ action, after }: News): object {
  const { state, parameters, description, comment, soleAdministrator, appliedVersion } = after;
  if (action === 'submit') return { state, parameters, description };
  return {
    state,
    ...(comment === '' ? {} : { comment }),
    ...(soleAdministrator ? { soleAdministrator } : {}),
    ...(appliedVersion === null ? {} : { appliedVersion }),
  };
}
