import { QUERY, queryClient } from '@pothik/api-client';
import { UiTextProvider } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { answering, success } from '../testing/fixture';
import { SidebarCount } from './sidebar-count';
import { useUnresolvedIncidents } from './unresolved-incidents';

function Count() {
  return <SidebarCount count={useUnresolvedIncidents()} says="unresolved" />;
}

/** Shows the number; returns what was asked of the API. */
function showing() {
  const asked = answering({
    'GET /sos/incidents': success({ data: [], meta: { page: 1, limit: 20, total: 3, totalPage: 1 } }),
  });
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

describe('the number of unresolved SOS', () => {
  it('sums those that nobody answered and those in hand', async () => {
    const asked = showing();
    expect(await screen.findByText(/6/)).toHaveTextContent('6 unresolved');
    expect(asked).toHaveLength(2);
  });

  it('is taken from what the alarm has read: the list is asked for once', () => {
    queryClient.setQueryData([QUERY.RideRequest, 'incidents', 'unresolved'], { incidents: [], open: 1, inHand: 3 });
    expect(showing()).toEqual([]);
    expect(screen.getByText(/4/)).toBeTruthy();
  });
});
