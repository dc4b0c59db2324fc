/** Where the samples ask, unless they are told another place. The page of the API puts its own in. */
export const LOCAL_ADDRESS = 'http://localhost:3000';

/**
 * The samples of the introduction. Each language is one program, in the order of its blocks; `tests/clients` runs them as they
 * stand here, with the address of a product in `SALA`.
 */
const CURL_SIGN_IN = `SALA=\${SALA:-${LOCAL_ADDRESS}}
TOKEN=$(curl -s "$SALA/api/user/login" -H 'Content-Type: application/json' \\
  -d '{"username": "admin", "password": "admin"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl -s "$SALA/api/list/policy?pageSize=2" -H "Authorization: Bearer $TOKEN" -H 'Accept-Language: en-US'`;

const CURL_CREATE = `curl -s "$SALA/api/policies" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'Accept-Language: en-US' -H 'Idempotency-Key: first-steps-0001' \\
  -d '{"name": "First steps", "contentType": "img", "filterType": "rules", "status": "offline"}'`;

const CURL_TOKEN = `PAT=$(curl -s "$SALA/api/user/tokens" -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"name": "Every night", "scopes": ["policies:read"], "days": 30, "currentPassword": "admin"}' \\
  | grep -o 'sala_pat_[[:alnum:]_]*')
curl -s "$SALA/api/list/policy?pageSize=1" -H "Authorization: Bearer $PAT" -H 'Accept-Language: en-US'`;

const CURL_DELIVER = `KEY=$(curl -s "$SALA/api/channels" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"name": "First channel", "origins": [], "rate": 600}' | sed 's/.*"key":"\\([^"]*\\)".*/\\1/')
SET=$(curl -s "$SALA/delivery/v1/sets?limit=1" -H "Sala-Key: $KEY" | sed 's/[^0-9]*\\([0-9]*\\).*/\\1/')
curl -s "$SALA/delivery/v1/sets/$SET?limit=10" -H "Sala-Key: $KEY"`;

const CURL_PREVIEW = `KEY=$(curl -s "$SALA/api/channels" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"name": "School site", "origins": ["https://school.example"], "rate": 600,
       "previewPattern": "https://school.example/lessons/{slug}?preview={token}"}' | sed 's/.*"key":"\\([^"]*\\)".*/\\1/')
ITEM=$(curl -s "$SALA/api/library/items?pageSize=1" -H "Authorization: Bearer $TOKEN" | sed 's/[^[]*\\[{"id":\\([0-9]*\\).*/\\1/')
PREVIEW=$(curl -s -X POST "$SALA/api/library/items/$ITEM/revisions/1/preview" -H "Authorization: Bearer $TOKEN" \\
  | sed 's/.*?preview=\\([^"]*\\)".*/\\1/')
curl -s "$SALA/delivery/v1/previews/$PREVIEW" -H "Sala-Key: $KEY"`;

const CURL_INTEGRATE = `curl -s -X PUT "$SALA/api/integration/authors" -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' -H 'Accept-Language: en-US' \\
  -d '{"rows": [{"externalId": "teacher-7", "name": "Anna Keller"}]}'`;

const CURL_EVENTS = `curl -N "$SALA/api/events" -H "Authorization: Bearer $TOKEN"`;

const JAVASCRIPT = `const SALA = process.env.SALA ?? '${LOCAL_ADDRESS}';
let token;

async function call(method, path, body, headers = {}) {
  const response = await fetch(SALA + path, {
    method,
    headers: {
      'Accept-Language': 'en-US',
      ...(token && { Authorization: \`Bearer \${token}\` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const { data, status, msg, code } = await response.json();
  if (status === 'ok') return data;
  throw Object.assign(new Error(msg), { code, data });
}

({ token } = await call('POST', '/api/user/login', { username: 'admin', password: 'admin' }));
const { list, total } = await call('GET', '/api/list/policy?pageSize=2');
console.log(\`\${list.length} of \${total}\`);

const fields = { name: 'From JavaScript', contentType: 'img', filterType: 'rules', status: 'offline' };
const key = { 'Idempotency-Key': crypto.randomUUID() };
const { id, number, version } = await call('POST', '/api/policies', fields, key);
const edited = { ...fields, number, version, name: 'Edited' };
await call('PUT', \`/api/policies/\${id}\`, edited);
try {
  await call('PUT', \`/api/policies/\${id}\`, edited);
} catch (error) {
  if (error.code !== 40900) throw error;
  console.log(\`Changed meanwhile: version \${error.data.version}, and \${version} was sent.\`);
}

const { operationId } = await call('POST', '/api/policies/changes', { action: 'delete', ids: [id] });
const { changed } = await call('POST', \`/api/policies/operations/\${operationId}/undo\`);
console.log(\`\${changed} restored\`);`;

const PYTHON = `import json, os, urllib.request, uuid

SALA = os.environ.get("SALA", "${LOCAL_ADDRESS}")
token = None


class Refused(Exception):
    pass


def call(method, path, body=None, **headers):
    headers["Accept-Language"] = "en-US"
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if body is not None:
        headers["Content-Type"] = "application/json"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SALA + path, data, headers, method=method)
    with urllib.request.urlopen(request) as response:
        envelope = json.load(response)
    if envelope["status"] == "ok":
        return envelope["data"]
    raise Refused(envelope["code"], envelope["msg"], envelope["data"])


token = call("POST", "/api/user/login", {"username": "admin", "password": "admin"})["token"]
page = call("GET", "/api/list/policy?pageSize=2")
print(len(page["list"]), "of", page["total"])

fields = {"name": "From Python", "contentType": "img", "filterType": "rules", "status": "offline"}
made = call("POST", "/api/policies", fields, **{"Idempotency-Key": str(uuid.uuid4())})
edited = {**fields, "number": made["number"], "version": made["version"], "name": "Edited"}
call("PUT", f"/api/policies/{made['id']}", edited)
try:
    call("PUT", f"/api/policies/{made['id']}", edited)
except Refused as refused:
    code, message, current = refused.args
    print(code, message, "It has version", current["version"])

change = call("POST", "/api/policies/changes", {"action": "delete", "ids": [made["id"]]})
undone = call("POST", f"/api/policies/operations/{change['operationId']}/undo")
print(undone["changed"], "restored")`;

export const SAMPLES = {
  signIn: code('sh', CURL_SIGN_IN),
  create: code('sh', CURL_CREATE),
  token: code('sh', CURL_TOKEN),
  deliver: code('sh', CURL_DELIVER),
  preview: code('sh', CURL_PREVIEW),
  integrate: code('sh', CURL_INTEGRATE),
  events: code('sh', CURL_EVENTS),
  javascript: code('js', JAVASCRIPT),
  python: code('python', PYTHON),
};

function code(language: string, text: string): string {
  return ['```' + language, text, '```'].join('\n');
}
