/** Replaces Arco's Empty, the default of components that have no data. Ours pass their own element. */
export default function Empty(): null {
  return null;
}
