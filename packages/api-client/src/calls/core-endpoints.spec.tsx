import { authHttp } from '@pothik/contracts/auth';
import { notificationHttp } from '@pothik/contracts/notification';
import { userHttp } from '@pothik/contracts/user';
import { coreEndpoints } from './core-endpoints';

it('the core’s own calls are the contracts’ calls, and need no body', () => {
  const declared = {
    getMe: userHttp.getMe,
    refresh: authHttp.refresh,
    logout: authHttp.logout,
    stream: notificationHttp.stream,
  };
  for (const [name, { method, path }] of Object.entries(coreEndpoints)) {
    const contract = declared[name as keyof typeof declared];
    expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
    expect('body' in contract).toBe(false);
  }
});
