import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/fixture';
import { useOpenedDialog } from './use-opened-dialog';

function Page() {
  const { opened, open, close } = useOpenedDialog();
  const closeTwice = () => {
    close();
    close();
  };
  return (
    <button type="button" onClick={opened ? closeTwice : () => open('person')}>
      {opened ? 'Close' : 'Open'}
    </button>
  );
}

it('closing a dialog several times goes back once', async () => {
  const page = await openPage(Page, '/profile');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(page.address()).toBe('/profile');
});
