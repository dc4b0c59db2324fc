/** Generators of several languages name the values of an enum by one of these. */
export function enumNames(names: readonly string[]) {
  return { 'x-enum-varnames': [...names], 'x-enumNames': [...names] };
}
