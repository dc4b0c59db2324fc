/** SQL for the labels of an array as they are compared, which is in an index of items. */
export function labelKeys(labels: string): string {
  return `label_keys(${labels})`;
}

/** SQL for the same of the labels in a JSON list. */
export function labelKeysIn(list: string): string {
  return labelKeys(`ARRAY(SELECT jsonb_array_elements_text(${list}))`);
}
