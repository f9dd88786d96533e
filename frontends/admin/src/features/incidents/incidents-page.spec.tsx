import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { identifier, incidentWith, userWith } from '../../testing/samples';
import { Component as IncidentsPage } from './incidents-page';

const LIST = 'GET /sos/incidents';
const AUDIT_LOG = { 'GET /notification/acts': pageOf([]) };

beforeEach(() => newAdministrator());

describe('the incidents', () => {
  it('are filtered by status and paged in the address', async () => {
    const sent = answering({ ...AUDIT_LOG, [LIST]: pageOf([incidentWith()], 25) });
    const { router } = open(<IncidentsPage />, '/admin/sos');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?page=2');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'ACKNOWLEDGED');
    expect(router.state.location.search).toBe('?status=ACKNOWLEDGED');
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === LIST).at(-1)?.query).toEqual({
        page: '1',
        limit: '10',
        status: 'ACKNOWLEDGED',
      }),
    );
  });

  it('of one ride lead back to all', async () => {
    const sent = answering({ ...AUDIT_LOG, [LIST]: pageOf([incidentWith()]) });
    const { router } = open(<IncidentsPage />, `/admin/sos?ride=${identifier(7)}`);
    expect(await screen.findByText('Only the incidents of ride P-00007.')).toBeTruthy();
    expect(sent.find(({ query }) => query?.ride)?.query).toEqual({ page: '1', limit: '10', ride: identifier(7) });
    await userEvent.click(screen.getByRole('button', { name: 'All incidents' }));
    expect(router.state.location.search).toBe('');
  });

  it('of one person name whose they are, and lead back to all', async () => {
    const nusrat = userWith();
    const one = `GET /user/users/${nusrat._id}`;
    const sent = answering({ ...AUDIT_LOG, [LIST]: pageOf([incidentWith()]), [one]: success(nusrat) });
    const { router } = open(<IncidentsPage />, `/admin/sos?person=${nusrat._id}`);
    expect(await screen.findByText('Only the incidents of Nusrat Jahan.')).toBeTruthy();
    expect(sent.find(({ query }) => query?.person)?.query).toEqual({ page: '1', limit: '10', person: nusrat._id });
    await userEvent.click(screen.getByRole('button', { name: 'All incidents' }));
    expect(router.state.location.search).toBe('');
  });

  it('are saved as a file, as they are filtered', async () => {
    const file = 'GET /sos/incidents/file';
    const sent = answering({
      ...AUDIT_LOG,
      [LIST]: pageOf([incidentWith()]),
      [file]: refusal(403, 'auth/not-allowed', ''),
    });
    open(<IncidentsPage />, `/admin/sos?ride=${identifier(7)}&status=OPEN`);
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const query = { ride: identifier(7), status: 'OPEN', language: 'en' };
    await waitFor(() => expect(sent.filter(({ call }) => call === file)).toEqual([{ call: file, query }]));
  });

  it('that are none say what will be listed here', async () => {
    answering({ ...AUDIT_LOG, [LIST]: pageOf([]) });
    open(<IncidentsPage />, '/admin/sos');
    expect(await screen.findByText('No incidents')).toBeTruthy();
    expect(screen.getByText(/When somebody presses SOS/)).toBeTruthy();
  });
});
