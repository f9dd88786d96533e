import { sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionEndedSlot } from './session-ended-slot';

const nusrat = { _id: '665000000000000000000001', name: 'Nusrat Jahan', role: 'RIDER' } as Me;
const signedIn = { status: 'signed-in', user: nusrat, ended: undefined, endedElsewhere: false } as const;
const over = (ended: 'log-out' | 'expired', endedElsewhere: boolean) =>
  act(() => sessionStore.setState({ status: 'signed-out', user: undefined, ended, endedElsewhere }));
const notice = () => screen.queryByText('You were logged out, in another tab or on another device.');

/** The notice is loaded when there is something to say. */
const untilLoaded = () => act(async () => void (await import('./session-ended-notice')));

beforeEach(() => {
  sessionStore.setState(signedIn);
  render(<SessionEndedSlot />);
});

describe('a session that ended', () => {
  it.each(['log-out', 'expired'] as const)('elsewhere (%s) says so until it is seen', async (ended) => {
    expect(notice()).toBeNull();
    over(ended, true);
    await untilLoaded();
    expect(notice()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice()).toBeNull();
  });

  it('by one’s own log-out says nothing', async () => {
    over('log-out', false);
    await untilLoaded();
    expect(notice()).toBeNull();
  });

  it('says nothing any more after the next log-in', async () => {
    over('expired', true);
    await untilLoaded();
    act(() => sessionStore.setState(signedIn));
    expect(notice()).toBeNull();
  });
});

it('a visitor who was never signed in is told nothing', async () => {
  sessionStore.setState({ status: 'signed-out', user: undefined, ended: 'expired', endedElsewhere: true });
  document.body.innerHTML = '';
  render(<SessionEndedSlot />);
  await untilLoaded();
  expect(notice()).toBeNull();
});
