import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sidebar, SidebarLink, SidebarTrigger } from './sidebar';
import { SidebarProvider, useSidebar } from './sidebar-provider';

const deleteCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test resets the page's cookie
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};

const page = () =>
  render(
    <SidebarProvider>
      <Sidebar label="Dashboard">
        <SidebarLink icon={<i />} label="All Request" link={<a href="#all" />} />
      </Sidebar>
      <SidebarTrigger />
    </SidebarProvider>,
  );

const trigger = () => screen.getByRole('button', { name: 'Toggle sidebar' });

beforeEach(deleteCookie);

describe('the sidebar', () => {
  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('is toggled by %s', async (shortcut) => {
    page();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(shortcut);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(shortcut);
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('stores its state in a cookie', async () => {
    const { unmount } = page();
    await userEvent.click(trigger());
    expect(document.cookie).toContain('sidebar_state=false');
    unmount();
    page();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the names of its links when collapsed', async () => {
    page();
    await userEvent.click(trigger());
    expect(screen.getByRole('link', { name: 'All Request' })).toHaveAttribute('title', 'All Request');
  });

  it('throws outside its provider', () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useSidebar)).toThrow('useSidebar must be used within a SidebarProvider');
    silenced.mockRestore();
  });

  describe('under 768 px', () => {
    const wide = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = (media) => ({ ...wide(media), matches: media === '(max-width: 47.99rem)' });
    });
    afterEach(() => {
      window.matchMedia = wide;
    });

    it('is a sheet, and closes when a link is chosen', async () => {
      page();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      await userEvent.click(trigger());
      expect(screen.getByRole('dialog', { name: 'Dashboard' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: 'All Request' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(document.cookie).not.toContain('sidebar_state');
    });

    it('returns the focus to its button when it is closed by Esc', async () => {
      page();
      await userEvent.click(trigger());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger()).toHaveFocus());
    });
  });
});
