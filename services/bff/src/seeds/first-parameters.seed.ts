import { type EntityManager, IsNull, Not } from 'typeorm';
import { ParameterChange } from '../operations/profile-parameters/parameter-change.entity.js';
import { type Parameters } from '../operations/profile-parameters/parameter-fields.constants.js';

/** What a lesson looks like on a phone with a slow line. */
const FIRST: Parameters = {
  video: {
    mode: 'custom',
    acquisition: { resolution: '720*1280', frameRate: 15 },
    encoding: {
      resolution: '720*1280',
      rate: { min: 300, max: 800, default: 600 },
      frameRate: 15,
      profile: 'high',
    },
  },
  audio: {
    mode: 'custom',
    acquisition: { channels: 2 },
    encoding: { channels: 2, rate: 128, profile: 'AAC-LC' },
  },
};

/** A first version of the parameters by nobody, so that there is something to change. Not where one was applied. */
export async function seedFirstParameters(manager: EntityManager): Promise<void> {
  if (await manager.existsBy(ParameterChange, { appliedVersion: Not(IsNull()) })) return;
  const { identifiers } = await manager.insert(ParameterChange, {
    ...{ contentNumber: '', state: 'applied' as const, parameters: FIRST, appliedVersion: 1 },
    decidedAt: () => 'now()',
  });
  const [inserted] = identifiers as { id: number }[];
  if (!inserted) throw new Error('The first version of the parameters was not stored.');
  const { id } = inserted;
  await manager.update(ParameterChange, { id }, { contentNumber: `Video ${String(id).padStart(6, '0')}` });
}
