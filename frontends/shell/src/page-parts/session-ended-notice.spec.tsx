import { sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionEndedNotice } from './session-ended-notice';

const nusrat = { _id: '665000000000000000000001', name: 'Nusrat Jahan', role: 'RIDER' } as Me;
const signedIn = { status: 'signed-in', user: nusrat, ended: undefined, endedElsewhere: false } as const;
const over = (ended: 'log-out' | 'expired', endedElsewhere: boolean) =>
  act(() => sessionStore.setState({ status: 'signed-out', user: undefined, ended, endedElsewhere }));
const notice = () => screen.queryByText('You were logged out, in another tab or on another device.');

beforeEach(() => {
  sessionStore.setState(signedIn);
  render(<SessionEndedNotice />);
});

describe('a session that ended', () => {
  it.each(['log-out', 'expired'] as const)('elsewhere (%s) says so until it is seen', async (ended) => {
    expect(notice()).toBeNull();
    over(ended, true);
    expect(notice()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice()).toBeNull();
  });

  it('by one’s own log-out says nothing', () => {
    over('log-out', false);
    expect(notice()).toBeNull();
  });

  it('says nothing any more after the next log-in', () => {
    over('expired', true);
    act(() => sessionStore.setState(signedIn));
    expect(notice()).toBeNull();
  });
});

it('a visitor who was never signed in is told nothing', () => {
  sessionStore.setState({ status: 'signed-out', user: undefined, ended: 'expired', endedElsewhere: true });
  document.body.innerHTML = '';
  render(<SessionEndedNotice />);
  expect(notice()).toBeNull();
});
