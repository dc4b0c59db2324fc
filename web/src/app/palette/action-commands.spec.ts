import { expect, it } from 'vitest';
import { ACCESS } from '../../api/generated/model/access';
import { beginnings } from './action-commands';

/** What begins within a record or a part of a page, and what makes something that nobody looks for: files, links, codes. */
const within = new Set([
  'createAuditFile',
  'createCertificationDocumentLink',
  'createChannelActivity',
  'createChatTranscript',
  'createContentDownload',
  'createContentPreview',
  'createContentView',
  'createLedgerFile',
  'createPolicyDownload',
  'createPolicyView',
  'createProgramme',
  'createQualityInspection',
  'createRecoveryCodes',
  'createServiceOrdersFile',
  'createToken',
]);

it('the palette begins whatever a page can create', () => {
  const creating = Object.keys(ACCESS).filter((operation) => /^(create|invite|import|topUp)/.test(operation));
  const known = new Set<string>(beginnings.map(({ operation }) => operation));
  expect(creating.filter((operation) => !known.has(operation)).toSorted()).toEqual([...within].toSorted());
});
