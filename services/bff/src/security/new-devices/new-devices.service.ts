import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { inEachLanguage, translate, translations } from '../../common/messages/translate.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { KnownDevicesService } from '../../people/sessions/known-devices.service.js';
import { type Opening, SessionOpeningsService } from '../../people/sessions/session-openings.service.js';
import { SECURITY_PAGE } from '../log/security-log.constants.js';

/** Tells people of a login from a device that their account did not use lately, which may be that of a thief. */
@Injectable()
export class NewDevicesService {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    openings: SessionOpeningsService,
  ) {
    openings.follow((manager, opening) => this.look(manager, opening));
  }

  private async look(manager: EntityManager, opening: Opening): Promise<void> {
    if (opening.isOwnDevice) return;
    const device = await this.devices.newIn(manager, opening);
    if (!device) return;
    const { browser, system } = device;
    const time = displayTime(new Date(), this.config.timeZone).slice(0, -':00'.length);
    await this.sender.send(manager, {
      to: [opening.accountId],
      kind: 'newDevice',
      title: translations('newDevice.title'),
      content: inEachLanguage((language) =>
        translate(language, 'newDevice.content', {
          browser: translate(language, `newDevice.browser.${browser}`),
          system: translate(language, `newDevice.system.${system}`),
          ...{ time, address: opening.address },
        }),
      ),
      link: SECURITY_PAGE,
    });
  }
}
