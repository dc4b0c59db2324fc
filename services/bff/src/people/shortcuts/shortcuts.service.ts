import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { mayOpen, type PageName } from '../../common/pages/page-names.constants.js';
import { DEFAULT_SHORTCUTS } from './shortcuts.constants.js';
import { type ShortcutsDto } from './shortcuts.dto.js';
import { ShortcutsRepository } from './shortcuts.repository.js';

@Injectable()
export class ShortcutsService {
  constructor(private readonly shortcuts: ShortcutsRepository) {}

  /** Without pages that a former role or version could open, and the current one cannot. */
  async of({ accountId, role }: Principal): Promise<ShortcutsDto> {
    const chosen = (await this.shortcuts.of(accountId)) ?? DEFAULT_SHORTCUTS;
    return { pages: chosen.filter((page) => mayOpen(role, page)) };
  }

  /** @throws AppError roleInsufficient, if the caller may not open one of them */
  async store({ accountId, role }: Principal, pages: PageName[]): Promise<ShortcutsDto> {
    if (!pages.every((page) => mayOpen(role, page))) throw new AppError('roleInsufficient');
    await this.shortcuts.store(accountId, pages);
    return { pages };
  }
}
