/** The tab Basic Information of the user settings. */
export function BasicInformationPart() {
  return null;
}
