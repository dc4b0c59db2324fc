import { calls, roles } from './roles.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { purpose } from './purpose.ts';
import { routes } from './routes.ts';
import { monitorAndTable, otherScreens } from './screens.ts';
import type { Section } from './statement.ts';
import { states, validation } from './states.ts';
import { login } from './workplace.ts';

/** All that the specification says, in its order. */
export const SECTIONS: Section[] = [
  purpose,
  routes,
  login,
  monitorAndTable,
  otherScreens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
];
