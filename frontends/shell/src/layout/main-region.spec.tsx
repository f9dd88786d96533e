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

/** Two layouts, like those of the public pages and an area. */
const routes = [
  { path: '/', element: layout('/area'), children: [{ index: true, element: 'Home' }] },
  { path: '/area', element: layout('/area?page=2'), children: [{ index: true, element: 'Area' }] },
];

it('the first page does not take the focus; a page in another layout does, a filter does not', async () => {
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByText('Area')).toHaveFocus();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveFocus();
});
