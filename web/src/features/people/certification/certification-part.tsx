/** The tab Certification of the user settings. */
export function CertificationPart() {
  return null;
}
