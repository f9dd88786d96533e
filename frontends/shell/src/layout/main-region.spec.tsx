import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { MainRegion } from './main-region';

const layout = (to: string) => (
  <>
    <Link to={to}>Go on</Link>
    <MainRegion>
      <Outlet />
    </MainRegion>
  </>
);

/** Two layouts, as the public pages and an area have. */
const routes = [
  { path: '/', element: layout('/area'), children: [{ index: true, element: 'Home' }] },
  { path: '/area', element: layout('/area?page=2'), children: [{ index: true, element: 'Area' }] },
];

it('the page that was opened leaves the focus where it is; a page in another layout takes it, a filter does not', async () => {
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByText('Area')).toHaveFocus();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveFocus();
});
