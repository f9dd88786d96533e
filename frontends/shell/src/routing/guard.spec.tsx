import { type SessionState, sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Guard } from './guard';

const person = (role: Me['role']): Me => ({
  _id: '0123456789abcdef01234567',
  name: 'Nusrat Jahan',
  email: 'rider@pothik.test',
  address: '',
  phone: '',
  role,
  image: '',
  createdAt: '2026-11-02T06:00:00.000Z',
  updatedAt: '2026-11-02T06:00:00.000Z',
});
const NOBODY: SessionState = {
  status: 'loading',
  user: undefined,
  unreachable: false,
  ended: undefined,
  endedElsewhere: false,
  needsSecondFactor: false,
};
const signedIn = (role: Me['role']): SessionState => ({ ...NOBODY, status: 'signed-in', user: person(role) });
const signedOut = (ended?: SessionState['ended']): SessionState => ({ ...NOBODY, status: 'signed-out', ended });

function open(session: SessionState) {
  sessionStore.setState(session);
  const router = createMemoryRouter(
    [
      {
        element: <Guard roles={['RIDER']} waiting="skeleton" unreachable="no connection" />,
        children: [{ path: '/rider/activity', element: 'the page' }],
      },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/rider/activity?page=2'] },
  );
  render(<RouterProvider router={router} />);
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

describe('a guarded area', () => {
  it('shows a skeleton while the session loads, then the page, without a flash of /login', () => {
    const address = open(NOBODY);
    expect(screen.getByText('skeleton')).toBeTruthy();
    expect(address()).toBe('/rider/activity?page=2');
    act(() => sessionStore.setState(signedIn('RIDER')));
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('asks nobody to log in while no network says who is signed in, and shows the page once one does', () => {
    const address = open({ ...NOBODY, unreachable: true });
    expect(screen.getByText('no connection')).toBeTruthy();
    expect(address()).toBe('/rider/activity?page=2');
    act(() => sessionStore.setState(signedIn('RIDER')));
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('redirects a visitor to /login with the return path', () => {
    expect(open(signedOut())()).toBe('/login?next=%2Frider%2Factivity%3Fpage%3D2');
  });

  it('redirects another role to /unauthorized', () => {
    expect(open(signedIn('DRIVER'))()).toBe('/unauthorized');
  });

  it('redirects only a person whose role changed while inside to the new Dashboard', () => {
    const address = open(signedIn('RIDER'));
    act(() => sessionStore.setState(signedIn('DRIVER')));
    expect(address()).toBe('/driver');
    const other = open(signedIn('RIDER'));
    act(() => sessionStore.setState({ ...signedIn('DRIVER'), user: { ...person('DRIVER'), _id: 'f'.repeat(24) } }));
    expect(other()).toBe('/unauthorized');
  });

  it('redirects home after a log-out in any tab, and to /login when the session expired', () => {
    const address = open(signedIn('RIDER'));
    act(() => sessionStore.setState(signedOut('log-out')));
    expect(address()).toBe('/');
    const expired = open(signedIn('RIDER'));
    act(() => sessionStore.setState(signedOut('expired')));
    expect(expired()).toMatch(/^\/login\?next=/);
  });
});

describe('an administrator who must set up two-step verification first', () => {
  const openAdmin = (path: string, session: SessionState) => {
    sessionStore.setState(session);
    const guarded = [
      { path: '/admin', element: 'the area' },
      { path: '/second-factor', element: 'the set-up' },
    ];
    const router = createMemoryRouter(
      [
        {
          element: <Guard roles={['ADMIN', 'SUPER_ADMIN']} waiting="skeleton" unreachable="no connection" />,
          children: guarded,
        },
      ],
      { initialEntries: [path] },
    );
    render(<RouterProvider router={router} />);
    return () => router.state.location.pathname;
  };

  it('is led there as soon as a call was refused for it, and stays there', () => {
    const address = openAdmin('/admin', signedIn('ADMIN'));
    expect(screen.getByText('the area')).toBeTruthy();
    act(() => sessionStore.setState({ needsSecondFactor: true }));
    expect(address()).toBe('/second-factor');
    expect(screen.getByText('the set-up')).toBeTruthy();
  });
});
