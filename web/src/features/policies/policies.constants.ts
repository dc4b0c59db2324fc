import { ContentType, FilterType, PolicySort, PolicyStatus } from '../../api/generated/model';

export const contentTypes = Object.values(ContentType);
export const filterTypes = Object.values(FilterType);
export const statuses = Object.values(PolicyStatus);
export const sortKeys = Object.values(PolicySort);

export const densities = ['mini', 'small', 'medium', 'large'] as const;

export const columnKeys = [
  'index',
  'number',
  'name',
  'contentType',
  'count',
  'filterType',
  'createdTime',
  'status',
] as const;
export type ColumnKey = (typeof columnKeys)[number];
