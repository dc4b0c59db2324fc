import { type Measurement } from '../../common/examination/measurement.js';
import { type Config } from '../../config/config.js';
import { measureBackup } from './measure-backup.js';
import { measureCertificates } from './measure-certificates.js';
import { measureStorage } from './measure-storage.js';

/** Everything at the same time, each within seconds. */
export async function measureDeployment(config: Config): Promise<Measurement> {
  const [storage, backup, certificates] = await Promise.all([
    measureStorage(config).catch(() => null),
    measureBackup(config).catch(() => null),
    measureCertificates(config).catch(() => null),
  ]);
  return { storage, backup, certificates };
}
