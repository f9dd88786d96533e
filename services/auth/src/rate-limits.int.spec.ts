import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { startAuth } from './testing/auth-platform.js';

it('a log-in is refused after as many failures as RATE_LIMITS says, and codes of a day are as many', async () => {
  const auth = await startAuth({ RATE_LIMITS: 'failed-log-ins=2,codes-per-email=2' });
  try {
    const email = 'rahima@pothik.test';
    await auth.register(email);
    const codes = [];
    for (let asked = 0; asked < 3; asked += 1) {
      codes.push((await auth.sendCode(email)).status);
      auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    }
    expect(codes).toEqual([200, 200, 429]);
    const logIns = [];
    for (let failed = 0; failed < 3; failed += 1) logIns.push((await auth.logIn(email, 'Wrong#2026')).status);
    expect(logIns).toEqual([401, 401, 429]);
  } finally {
    await auth.close();
  }
});

it('a wrong RATE_LIMITS is refused at the start, in one sentence that names it', async () => {
  await expect(startAuth({ RATE_LIMITS: 'failed-log-ins=0' })).rejects.toThrow(
    'auth cannot start; missing or not right: RATE_LIMITS',
  );
});
