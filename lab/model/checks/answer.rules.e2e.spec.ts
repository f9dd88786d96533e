import { rideHttp } from '@pothik/contracts/ride';
import { answerFindings } from './answer.rules.js';

describe('the checks of an answer', () => {
  it('report an internal error, and a refusal that the call does not declare', () => {
    const answer = (status: number, code: string) => ({ status, headers: new Headers(), body: { code } });
    expect(answerFindings(rideHttp.book, answer(409, 'ride/rider-has-open-ride'))).toEqual([]);
    expect(answerFindings(rideHttp.book, answer(500, 'platform/unexpected'))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(409, 'ride/code-locked'))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(200, ''))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(401, 'auth/not-signed-in'))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(401, 'auth/not-signed-in'), true)).toEqual([]);
  });
});
