import { DomainError } from '@pothik/contracts/catalogue';

const TRIES = 6;

/** Decides again, a few times, where somebody else was faster (request/conflict). */
export async function untilAlone<Done>(decide: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await decide();
    } catch (error) {
      if (tries === TRIES || !(error instanceof DomainError && error.code === 'request/conflict')) throw error;
    }
  }
}
