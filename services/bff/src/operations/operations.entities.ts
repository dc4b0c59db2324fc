import { CompletedStep } from './applications/application-step.entity.js';
import { Application } from './applications/application.entity.js';
import { CertificationDocument } from './certification/certification-document.entity.js';
import { CertificationRecord } from './certification/certification-record.entity.js';
import { ChannelActivity } from './channel-activities/channel-activity.entity.js';
import { StudioProgramme } from './studio/studio-programme.entity.js';
import { StudioSample } from './studio/studio-sample.entity.js';
import { Studio } from './studio/studio.entity.js';
import { ParameterChange } from './profile-parameters/parameter-change.entity.js';

export const OPERATIONS_ENTITIES = [
  Application,
  CertificationDocument,
  CertificationRecord,
  ChannelActivity,
  CompletedStep,
  ParameterChange,
  Studio,
  StudioProgramme,
  StudioSample,
];
