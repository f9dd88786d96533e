/** One that is there to end has ended well; any other runs, and is healthy where it has a health check. */
const isAsItShould = ({ status, exitCode, health, ends }) =>
  ends ? status === 'exited' && exitCode === 0 : status === 'running' && (health === undefined || health === 'healthy');

export const waitingFor = (states) =>
  states
    .filter((state) => !isAsItShould(state))
    .map(({ service, status, exitCode, health }) =>
      status === 'exited' ? `${service} ended with ${exitCode}` : `${service} is ${health ?? status}`,
    );

export const startOf = ({ startedAt, healthyAt }) => (Number.isNaN(healthyAt) ? undefined : healthyAt - startedAt);
