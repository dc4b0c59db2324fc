/** Answers of object stores need no more than this of XML. Undefined if there is no such element. */
export function xmlText(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** What is in each of these elements. */
export function xmlElements(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(found, ([, inner = '']) => inner);
}

export function asXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
