import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Device, deviceOf } from './device.js';
import { type NewSession, SessionsRepository } from './sessions.repository.js';
import { KNOWN_DEVICE_DAYS } from './sessions.constants.js';

/**
 * Which devices an account uses, as far as its sessions tell: a browser on a system. Nothing more is stored to recognise
 * them.
 */
@Injectable()
export class KnownDevicesService {
  constructor(private readonly sessions: SessionsRepository) {}

  /**
   * The device of a session, if none like it was used lately. Undefined also where no browser was used yet, so that there
   * is nothing to compare it with.
   */
  async newIn(manager: EntityManager, session: NewSession): Promise<Device | undefined> {
    const since = Temporal.Now.instant().subtract({ hours: KNOWN_DEVICE_DAYS * 24 });
    const agents = await this.sessions.otherUserAgents(session, new Date(since.epochMilliseconds), manager);
    const known = agents.map(deviceOf);
    const device = deviceOf(session.userAgent);
    const isKnown = known.some(
      ({ browser, system }) => browser === device.browser && system === device.system,
    );
    return isKnown || known.every(({ browser }) => browser === 'other') ? undefined : device;
  }
}
