import { Account } from '../../people/accounts/account.entity.js';
import { Activity } from '../../people/activities/activity.entity.js';
import { AudienceDay } from '../../content/audience/audience-day.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Author } from '../../content/authors/author.entity.js';
import { CertificationRecord } from '../../people/certification/certification-record.entity.js';
import { Certification } from '../../people/certification/certification.entity.js';
import { ChannelActivity } from '../../operations/channel-activities/channel-activity.entity.js';
import { ChatMessage } from '../../messages/chat-messages/chat-message.entity.js';
import { CollectedMessage } from '../../messages/chat-messages/collected-message.entity.js';
import { ContentFact } from '../../content/content/content-fact.entity.js';
import { ContentHour } from '../../content/content/content-hour.entity.js';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { ContentMonth } from '../../content/content/content-month.entity.js';
import { EnquiryDraft } from '../../public/enquiries/enquiry-draft.entity.js';
import { Enquiry } from '../../public/enquiries/enquiry.entity.js';
import { StoredFile } from '../files/stored-file.entity.js';
import { IdempotencyKeyRow } from '../idempotency/idempotency-key.entity.js';
import { LiveEvent } from '../live-events/live-event.entity.js';
import { Message } from '../../messages/messages/message.entity.js';
import { OperationLog } from '../../operations/operation-logs/operation-log.entity.js';
import { PolicyDownload } from '../../policies/downloads/policy-download.entity.js';
import { PolicyImport } from '../../policies/imports/policy-import.entity.js';
import { PolicyOperation } from '../../policies/operations/policy-operation.entity.js';
import { Policy } from '../../policies/policies/policy.entity.js';
import { PolicyTable } from '../../policies/views/policy-table.entity.js';
import { PolicyView } from '../../policies/views/policy-view.entity.js';
import { ParameterChange } from '../../operations/profile-parameters/parameter-change.entity.js';
import { ProjectMember } from '../../people/projects/project-member.entity.js';
import { Project } from '../../people/projects/project.entity.js';
import { QualityQueueItem } from '../../content/quality-inspections/quality-queue-item.entity.js';
import { QualityQueue } from '../../content/quality-inspections/quality-queue.entity.js';
import { RulePreset } from '../../content/rule-presets/rule-preset.entity.js';
import { ServiceCard } from '../../content/service-cards/service-card.entity.js';
import { ServiceNotice } from '../../content/service-cards/service-notice.entity.js';
import { Session } from '../../people/sessions/session.entity.js';
import { AccountSettings } from '../../people/settings/account-settings.entity.js';
import { TeamMember } from '../../people/teams/team-member.entity.js';
import { Team } from '../../people/teams/team.entity.js';
import { VisitDay } from '../../people/visits/visit-day.entity.js';

export const ENTITIES = [
  Account,
  Session,
  StoredFile,
  Policy,
  Author,
  ContentItem,
  ContentFact,
  ContentHour,
  ContentMonth,
  AudienceDay,
  Message,
  ChatMessage,
  CollectedMessage,
  QualityQueue,
  QualityQueueItem,
  ServiceCard,
  ServiceNotice,
  RulePreset,
  ChannelActivity,
  ParameterChange,
  OperationLog,
  Project,
  ProjectMember,
  Team,
  TeamMember,
  Activity,
  VisitDay,
  Certification,
  CertificationRecord,
  LiveEvent,
  AccountSettings,
  Enquiry,
  EnquiryDraft,
  AuditEntry,
  IdempotencyKeyRow,
  PolicyOperation,
  PolicyView,
  PolicyTable,
  PolicyImport,
  PolicyDownload,
];
