import address from './film.worker?worker&url';

/** The address of our own file, which the build knows. Nothing else comes through this policy. */
const policy = window.trustedTypes?.createPolicy('film-worker', { createScriptURL: () => address });

/** Its code is loaded with it, when the first film is chosen. */
export function startFilmWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
}
