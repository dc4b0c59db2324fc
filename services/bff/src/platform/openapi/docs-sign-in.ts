import { type FastifyInstance } from 'fastify';
import { LOGIN_ADDRESS, SERVED_PREFIXES } from '../../common/http/addresses.constants.js';

export const DOCS_SIGN_IN_PATH = `${SERVED_PREFIXES.docs}/sign-in.js`;

/**
 * Runs in the Swagger UI page. A user who is signed in to the web app on the same origin is signed in here
 * too. A `login` tried out here takes effect for the following requests.
 */
const SCRIPT = `
addEventListener('load', () => {
  const signIn = (token) => ui.preauthorizeApiKey('bearer', token);
  const stored = localStorage.getItem('token');
  if (stored) signIn(stored);
  ui.getConfigs().responseInterceptor = (response) => {
    const login = new URL(response.url, location.href).pathname === '${LOGIN_ADDRESS}';
    const token = login && response.body && response.body.data && response.body.data.token;
    if (token) signIn(token);
    return response;
  };
});
`;

export function registerDocsSignIn(server: FastifyInstance): void {
  server.get(DOCS_SIGN_IN_PATH, (_request, reply) => reply.type('text/javascript').send(SCRIPT));
}
