/** Variables that tests and their tools read. */
const VARIABLE = /^(SALA_|CHROMIUM_|PGBOUNCER_|NATS_|TEST_|HELM|KUBE|DOCKER_|TZ$|LANG$|LC_)/;

/** What the result of a test may depend on and a checkout does not hold: Node, the system, and variables. */
export function environmentState(): string {
  const variables = Object.entries(process.env)
    .filter(([name]) => VARIABLE.test(name))
    .map(([name, value = '']) => `${name}=${value}\0`)
    .sort();
  return `${process.version} ${process.platform} ${process.arch}\0${variables.join('')}`;
}
