import 'i18next';
import type { catalogue as app } from '../locales/en-US';
import type { catalogue as live } from '../live/locales/en-US';
import type { catalogue as settings } from '../settings/locales/en-US';
import type { catalogue as analysis } from '../../features/content/analysis/locales/en-US';
import type { catalogue as cards } from '../../features/content/cards/locales/en-US';
import type { catalogue as basicInformation } from '../../features/people/basic-information/locales/en-US';
import type { catalogue as security } from '../../features/people/security/locales/en-US';
import type { catalogue as info } from '../../features/people/info/locales/en-US';
import type { catalogue as setting } from '../../features/people/setting/locales/en-US';
import type { catalogue as enquiries } from '../../features/public/enquiries/locales/en-US';
import type { catalogue as orders } from '../../features/content/orders/locales/en-US';
import type { catalogue as exceptions } from '../../features/platform/exceptions/locales/en-US';
import type { catalogue as login } from '../../features/people/login/locales/en-US';
import type { catalogue as maintenance } from '../../features/platform/maintenance/locales/en-US';
import type { catalogue as chat } from '../../features/messages/chat/locales/en-US';
import type { catalogue as documents } from '../../features/platform/documents/locales/en-US';
import type { catalogue as announcements } from '../../features/messages/announcements/locales/en-US';
import type { catalogue as messages } from '../../features/messages/messages/locales/en-US';
import type { catalogue as applications } from '../../features/operations/applications/locales/en-US';
import type { catalogue as channelForm } from '../../features/operations/channel-form/locales/en-US';
import type { catalogue as monitor } from '../../features/operations/monitor/locales/en-US';
import type { catalogue as policies } from '../../features/policies/policies/locales/en-US';
import type { catalogue as workplace } from '../../features/content/workplace/locales/en-US';
import type { catalogue as billing } from '../../shared/billing/locales/en-US';
import type { catalogue as calendar } from '../../shared/calendar/locales/en-US';
import type { catalogue as charts } from '../../shared/charts/locales/en-US';
import type { catalogue as forms } from '../../shared/forms/locales/en-US';
import type { catalogue as shared } from '../../shared/locales/en-US';
import type { catalogue as upload } from '../../shared/upload/locales/en-US';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    keySeparator: false;
    resources: {
      analysis: typeof analysis;
      announcements: typeof announcements;
      app: typeof app;
      applications: typeof applications;
      'basic-information': typeof basicInformation;
      billing: typeof billing;
      calendar: typeof calendar;
      cards: typeof cards;
      'channel-form': typeof channelForm;
      charts: typeof charts;
      chat: typeof chat;
      documents: typeof documents;
      enquiries: typeof enquiries;
      exceptions: typeof exceptions;
      forms: typeof forms;
      info: typeof info;
      live: typeof live;
      login: typeof login;
      maintenance: typeof maintenance;
      messages: typeof messages;
      monitor: typeof monitor;
      orders: typeof orders;
      policies: typeof policies;
      security: typeof security;
      setting: typeof setting;
      settings: typeof settings;
      shared: typeof shared;
      upload: typeof upload;
      workplace: typeof workplace;
    };
  }
}
