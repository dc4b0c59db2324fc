/** Every image that the chart may run, from its values. An empty tag is the version of the chart. */
export function chartImages(values: unknown, version: string): string[] {
  return [...new Set(imagesIn(values, version))].sort();
}

function imagesIn(value: unknown, version: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((member) => imagesIn(member, version));
  if (!('repository' in value && 'tag' in value)) return inside;
  const { repository, tag } = value as { repository: string; tag: string };
  return [`${repository}:${tag || version}`, ...inside];
}
