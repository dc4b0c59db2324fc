interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}
interface Response {
  content?: Record<string, { schema: object }>;
}

const FILE = { type: 'string', format: 'binary' };

/** A file of text is for other clients a text. The web saves it, so there it is a file like others. */
export function filesAsBlobs<Given>(given: Given): Given {
  const { paths } = given as Document;
  const responses = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => Object.values(operation.responses));
  for (const { content = {} } of responses)
    for (const [mediaType, answer] of Object.entries(content))
      if (mediaType === 'text/csv' || mediaType === 'text/plain') answer.schema = FILE;
  return given;
}
