import { reasonProblem } from './reason.rules';

const requiredMessage = 'A reason is required.';

it.each([
  ['', {}, requiredMessage],
  ['   ', {}, requiredMessage],
  ['no', { minLength: 3 }, requiredMessage],
  ['Too far', { minLength: 3 }, undefined],
  ['', { optional: true, minLength: 3 }, undefined],
  ['no', { optional: true, minLength: 3 }, requiredMessage],
])('the reason %j with %j: %s', (reason, limits, problem) => {
  expect(reasonProblem(reason, { requiredMessage, ...limits })).toBe(problem);
});
