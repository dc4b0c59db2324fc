/** Posts, and returns the data of the answer. */
export async function call<Data>(
  url: string,
  token: string,
  path: string,
  body: object | FormData,
): Promise<Data> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Data }).data;
}
