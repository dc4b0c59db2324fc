import { Config } from '../config/config.js';
import { waitForDatabase } from './database-client.js';
import { examineBackups } from './examine-backups.js';
import { examineCertificates } from './examine-certificates.js';
import { examineConfiguration } from './examine-configuration.js';
import { examineDatabase } from './examine-database.js';
import { examineEncryption } from './examine-encryption.js';
import { examineEvents } from './examine-events.js';
import { examineLimits } from './examine-limits.js';
import { examineListening } from './examine-listening.js';
import { examineMail } from './examine-mail.js';
import { examineMedia } from './examine-media.js';
import { examineObjectStore } from './examine-object-store.js';
import { examineOutbox } from './examine-outbox.js';
import { examineReplica } from './examine-replica.js';
import { examineRights } from './examine-rights.js';
import { examineSchema } from './examine-schema.js';
import { examineStatements } from './examine-statements.js';
import { examineStorage } from './examine-storage.js';
import { type Finding } from './finding.js';

const EXAMINATIONS = [
  examineDatabase,
  examineEncryption,
  examineSchema,
  examineRights,
  examineListening,
  examineStatements,
  examineLimits,
  examineReplica,
  examineMail,
  examineOutbox,
  examineEvents,
  examineObjectStore,
  examineMedia,
  examineStorage,
  examineBackups,
  examineCertificates,
];

/** Looks at everything that a deployment may have wrong. Changes nothing but probe objects of the object store. */
export async function examine(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings = examineConfiguration(variables);
  if (findings.some(({ outcome }) => outcome === 'fail')) return findings;
  const config = Config.parse(variables);
  await waitForDatabase(config);
  return [...findings, ...(await examineDeployment(config))];
}

/** The same without the configuration, with which a process already runs. */
export async function examineDeployment(config: Config): Promise<Finding[]> {
  return (await Promise.all(EXAMINATIONS.map((examination) => examination(config)))).flat();
}
