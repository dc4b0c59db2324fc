import { AudienceDay } from './audience/audience-day.entity.js';
import { AudienceFigure } from './audience/audience-figure.entity.js';
import { AudiencePart } from './audience/audience-part.entity.js';
import { AudiencePerson } from './audience/audience-person.entity.js';
import { AuthorMerge } from './authors/author-merge.entity.js';
import { Author } from './authors/author.entity.js';
import { ContentFact } from './content/content-fact.entity.js';
import { ContentHour } from './content/content-hour.entity.js';
import { ContentItem } from './content/content-item.entity.js';
import { ContentMonth } from './content/content-month.entity.js';
import { ContentPopularity } from './content/content-popularity.entity.js';
import { ContentSeconds } from './content/content-seconds.entity.js';
import { ServiceCard } from './service-cards/service-card.entity.js';
import { ServiceNotice } from './service-cards/service-notice.entity.js';
import { ServiceOrder } from './service-cards/service-order.entity.js';
import { ServicePrice } from './service-cards/service-price.entity.js';

export const CONTENT_ENTITIES = [
  AudienceDay,
  AudienceFigure,
  AudiencePart,
  AudiencePerson,
  Author,
  AuthorMerge,
  ContentFact,
  ContentHour,
  ContentItem,
  ContentMonth,
  ContentPopularity,
  ContentSeconds,
  ServiceCard,
  ServiceNotice,
  ServiceOrder,
  ServicePrice,
];
