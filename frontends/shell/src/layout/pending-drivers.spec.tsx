import { queryClient } from '@pothik/api-client';
import { UiTextProvider } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { usePendingDrivers } from './pending-drivers';
import { SidebarCount } from './sidebar-count';

function Count() {
  return <SidebarCount count={usePendingDrivers()} says="waiting" />;
}

/** Shows the number; returns what was asked of the API. */
function showing() {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const data = { data: [], meta: { page: 1, limit: 1, total: 12, totalPage: 12 } };
    return new Response(JSON.stringify({ success: true, message: '', data }), { status: 200 });
  };
  render(
    <UiTextProvider locale="en">
      <QueryClientProvider client={queryClient}>
        <Count />
      </QueryClientProvider>
    </UiTextProvider>,
  );
  return asked;
}

beforeEach(() => queryClient.clear());

describe('the drivers who wait for approval', () => {
  it('are counted beside their link, and the number says what it counts', async () => {
    const asked = showing();
    expect(await screen.findByText(/12/)).toHaveTextContent('12 waiting');
    expect(asked).toEqual([expect.stringContaining('/driver/drivers?status=PENDING&limit=1')]);
  });
});
