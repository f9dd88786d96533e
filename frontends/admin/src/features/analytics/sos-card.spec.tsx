import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INCIDENTS } from '../../testing/analytics-answers';
import { answering, newAdministrator, open, pageOf, refusal } from '../../testing/fixture';
import { identifier, incidentWith } from '../../testing/samples';
import { SosCard } from './sos-card';

beforeEach(() => newAdministrator());

const openCard = () => open(<SosCard />, '/admin/analytics');
const old = incidentWith({ _id: identifier(1), status: 'ACKNOWLEDGED' });
const latest = [2, 3, 4, 5].map((number) => incidentWith({ _id: identifier(number), status: 'RESOLVED' }));
/** As the API filters: one old incident is not resolved yet. */
const incidents = (query: URLSearchParams) => {
  const status = query.get('status');
  if (status === null) return pageOf(latest, 9, 4);
  return pageOf(status === old.status ? [old] : []);
};

describe('the SOS incidents of the analytics', () => {
  it('are those that are not resolved, then the latest, with who, when and status', async () => {
    answering({ [INCIDENTS]: incidents });
    openCard();
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    const [first, second] = rows as [HTMLElement, HTMLElement];
    expect(within(first).getByText('ACKNOWLEDGED')).toBeTruthy();
    expect(within(second).getByText('RESOLVED')).toBeTruthy();
    expect(first.querySelector('time')).toHaveAttribute('datetime', old.createdAt);
    const link = within(first).getByRole('link', { name: 'Nusrat Jahan, with Rafiqul Islam' });
    expect(link.getAttribute('href')).toBe('/admin/sos?status=ACKNOWLEDGED');
    expect(screen.getByRole('link', { name: 'All 9' }).getAttribute('href')).toBe('/admin/sos');
  });

  it('say so when there are none', async () => {
    answering({ [INCIDENTS]: pageOf([]) });
    openCard();
    expect(await screen.findByText('No incidents')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that do not load offer Retry', async () => {
    answering({ [INCIDENTS]: refusal(503, 'request/unavailable', 'Please try again later.') });
    openCard();
    expect(await screen.findByRole('alert')).toHaveTextContent('The incidents did not load');
    answering({ [INCIDENTS]: incidents });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('ACKNOWLEDGED')).toBeTruthy();
  });
});
