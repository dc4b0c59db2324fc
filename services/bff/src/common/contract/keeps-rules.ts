import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Rule = (value: unknown, dto: object) => boolean;

interface Field {
  /** Without one of these, its rules are not asked. */
  conditions: Rule[];
  rules: Rule[];
}
type Fields = Map<string, Field>;

const known = new WeakMap<object, Fields>();

/**
 * Whether a DTO keeps all rules of its class and has no other field. If not, class-validator has to say what is wrong: this may
 * also refuse what it would admit, but never the other way. class-validator looks through the rules of all classes each time.
 */
export function keepsRules(dto: object): boolean {
  const fields = fieldsOf(dto.constructor);
  if (fields.size === 0 || Object.keys(dto).some((name) => !fields.has(name))) return false;
  for (const [name, { conditions, rules }] of fields) {
    const value: unknown = Reflect.get(dto, name);
    const areAsked = conditions.every((holds) => holds(value, dto));
    if (areAsked && !rules.every((holds) => holds(value, dto))) return false;
  }
  return true;
}

function fieldsOf(type: unknown): Fields {
  if (typeof type !== 'function') return new Map();
  const found = known.get(type);
  if (found !== undefined) return found;
  const fields: Fields = new Map();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(type, '', false, false)) {
    const field = fields.get(metadata.propertyName) ?? { conditions: [], rules: [] };
    fields.set(metadata.propertyName, field);
    if (metadata.type === ValidationTypes.CONDITIONAL_VALIDATION)
      field.conditions.push(conditionOf(metadata));
    else field.rules.push(ruleOf(metadata));
  }
  known.set(type, fields);
  return fields;
}

function conditionOf({ constraints: [condition] }: Metadata): Rule {
  return (value, dto) => (condition as (dto: object, value: unknown) => boolean)(dto, value);
}

function ruleOf(metadata: Metadata): Rule {
  if (metadata.validateIf !== undefined) return never;
  switch (metadata.type) {
    case ValidationTypes.CUSTOM_VALIDATION:
      return metadata.each ? ofEach(customRule(metadata)) : customRule(metadata);
    case ValidationTypes.NESTED_VALIDATION:
      return keepsOwnRules;
    default:
      return never;
  }
}

function customRule({ target, propertyName: property, constraintCls, constraints }: Metadata): Rule {
  const targetName = typeof target === 'string' ? target : target.name;
  const validators = getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => instance);
  return (value, object) =>
    // A promise is not true.
    validators.every(
      (validator) => validator.validate(value, { targetName, property, object, value, constraints }) === true,
    );
}

function ofEach(rule: Rule): Rule {
  return (value, dto) => Array.isArray(value) && value.every((item) => rule(item, dto));
}

/** Of an object, or of each in a list. */
function keepsOwnRules(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(keepsOwnRules);
  return value === undefined || (typeof value === 'object' && value !== null && keepsRules(value));
}

function never(): boolean {
  return false;
}
