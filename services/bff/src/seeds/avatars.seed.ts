import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { Account } from '../people/accounts/account.entity.js';
import { drawnAvatars } from '../people/accounts/avatar-picture.js';
import { AVATAR_MEDIA_TYPE, avatarFile, storedName } from '../people/accounts/avatars.constants.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { Team } from '../people/teams/team.entity.js';
import { face, teamSign } from './avatar-drawings.js';

const KEY_LENGTH = 22;

/** Adds a picture to every demo account and team without one, through the same processing as an upload. */
export async function seedAvatars(manager: EntityManager): Promise<void> {
  const accounts = await manager.find(Account, { where: { avatar: '' }, order: { id: 'ASC' } });
  const teams = await manager.find(Team, { where: { avatar: '' }, order: { id: 'ASC' } });
  const subjects = [
    ...accounts.map(({ id }) => ({ entity: Account, id, drawing: face(id) })),
    ...teams.map(({ id }) => ({ entity: Team, id, drawing: teamSign(id) })),
  ];
  const drawn = await drawnAvatars(subjects.map(({ drawing }) => drawing));
  const avatars = subjects.map(({ entity, id }, at) => ({
    entity,
    id,
    key: keyOf(entity.name, id),
    pictures: drawn[at] ?? [],
  }));
  for (const { entity, id, key } of avatars) await manager.update(entity, { id }, { avatar: key });
  const files = avatars.flatMap(({ key, pictures }) =>
    pictures.map(({ size, bytes }) => ({
      name: storedName(avatarFile(key, size)),
      mediaType: AVATAR_MEDIA_TYPE,
      bytes,
    })),
  );
  await manager.insert(StoredFile, files);
}

/** Looks like the random key of an upload, but is the same on every machine. */
function keyOf(kind: string, id: number): string {
  return createHash('sha256').update(`sala demo ${kind} ${id}`).digest('base64url').slice(0, KEY_LENGTH);
}
