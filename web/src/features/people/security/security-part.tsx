/** The tab Security Settings of the user settings. */
export function SecurityPart() {
  return null;
}
