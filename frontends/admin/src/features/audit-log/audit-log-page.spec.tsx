import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, success } from '../../testing/fixture';
import { auditLogEntryWith, driverWith, identifier } from '../../testing/samples';
import { Component as AuditLogPage } from './audit-log-page';

const LIST = 'GET /notification/acts';
const DRIVER = { [`GET /driver/${identifier(2)}`]: success(driverWith()) };
const ROLE_CHANGED = auditLogEntryWith({
  _id: identifier(71),
  act: 'role-changed',
  actor: { _id: identifier(43), name: 'Shaila Rahman', role: 'SUPER_ADMIN' },
  subjectType: 'person',
  subjectId: '665000000000000000abcdef',
  reason: 'Looks after Sylhet',
  before: { role: 'RIDER' },
  after: { role: 'ADMIN' },
});
const lastQuery = (sent: ReturnType<typeof answering>) => sent.filter(({ call }) => call === LIST).at(-1)?.query;

beforeEach(() => newAdministrator());

describe('the audit log', () => {
  it('shows who did what to whom, why, and what it changed', async () => {
    answering({ ...DRIVER, [LIST]: pageOf([auditLogEntryWith(), ROLE_CHANGED]) });
    open(<AuditLogPage />, '/admin/acts');
    const driver = await screen.findByRole('link', { name: 'Rafiqul Islam' });
    expect(driver.getAttribute('href')).toBe(`/admin/drivers/${identifier(2)}`);
    const row = screen.getByRole('row', { name: /Role changed/ });
    for (const text of ['Shaila Rahman', 'SUPER_ADMIN', 'Person abcdef', 'Looks after Sylhet'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(row).toHaveTextContent('RoleRIDER becomes ADMIN');
  });

  it('says that two-step verification was reset, from on to off', async () => {
    const reset = { ...ROLE_CHANGED, act: 'second-factor-reset', before: { secondFactor: true } };
    answering({ [LIST]: pageOf([{ ...reset, after: { secondFactor: false } }]) });
    open(<AuditLogPage />, '/admin/acts');
    const row = await screen.findByRole('row', { name: /Two-step verification reset/ });
    expect(row).toHaveTextContent('Two-step verificationon becomes off');
  });

  it('is filtered by action, by words and by subject, in the address', async () => {
    const sent = answering({ ...DRIVER, [LIST]: pageOf([auditLogEntryWith()]) });
    const { router } = open(<AuditLogPage />, `/admin/acts?subject=${identifier(2)}`);
    expect(await screen.findByText('Only about Rafiqul Islam')).toBeTruthy();
    expect(lastQuery(sent)).toEqual({ page: '1', limit: '20', subjectId: identifier(2) });
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.selectOptions(screen.getByLabelText('Act'), 'Driver suspended');
    expect(router.state.location.search).toBe('?act=driver-suspended');
    await waitFor(() => expect(lastQuery(sent)).toEqual({ page: '1', limit: '20', searchTerm: 'driver-suspended' }));
    await userEvent.type(screen.getByLabelText('Search the record'), 'licence');
    await waitFor(() => expect(router.state.location.search).toBe('?search=licence'));
  });

  it('that is empty says what it will show', async () => {
    answering({ [LIST]: pageOf([]) });
    open(<AuditLogPage />, '/admin/acts');
    expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
  });
});
