import { Course, Position } from '../../src/api/generated/model';
import type { Content } from '../locales/en-US';
import { AGES } from './fields';
import type { Option } from './inputs';

const NONE: Option = { value: '', label: '' };

export function ageOptions({ courses }: Content): Option[] {
  const ages = Array.from({ length: AGES.maximum - AGES.minimum + 1 }, (_, index) =>
    String(AGES.minimum + index),
  );
  return [NONE, ...ages.map((age) => ({ value: age, label: `${age} ${courses.years}` }))];
}

export function courseOptions({ courses, form }: Content): Option[] {
  const known = Object.values(Course).map((value) => ({ value, label: courses[value].title }));
  return [{ value: '', label: form.courseAny }, ...known];
}

export function positionOptions({ form }: Content): Option[] {
  return Object.values(Position).map((value) => ({ value, label: form.positions[value] }));
}
