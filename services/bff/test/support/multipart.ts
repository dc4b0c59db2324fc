export interface Part {
  name?: string;
  filename?: string;
  type?: string;
  content: Buffer | string;
}

/** A multipart body in the format that browsers send. A string is a field, a buffer is a file. */
export async function multipart(...parts: Part[]) {
  const form = new FormData();
  for (const { name = 'file', filename = 'picture.png', type = 'image/png', content } of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)], { type }), filename);
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
