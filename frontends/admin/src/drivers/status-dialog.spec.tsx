import type { DriverStatus, DriverView } from '@pothik/contracts/driver';
import { loadDialogs } from '@pothik/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, pageOf, refusal, show, success } from '../testing/fixture';
import { auditLogEntryWith, completeDriverWith, driverWith } from '../testing/samples';
import { StatusDialog } from './status-dialog';

const PENDING = completeDriverWith();
const PROVEN = completeDriverWith({ user: { ...PENDING.user, isPhoneProven: true } });
/** A driver who has given neither phone nor pictures. */
const INCOMPLETE = driverWith();
const APPROVED = driverWith({ status: 'APPROVED' });
const CALL = `PATCH /driver/update-status/${PENDING._id}`;

function open(driver: DriverView, to: DriverStatus) {
  const closed = jest.fn();
  show(<StatusDialog intention={{ driver, to }} onClose={closed} />);
  return closed;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(loadDialogs);

describe('changing a driver’s status', () => {
  it('a suspension needs a reason, and sends no request without one', async () => {
    const sent = answering({});
    const closed = open(APPROVED, 'SUSPENDED');
    await userEvent.type(screen.getByLabelText('Reason'), 'no');
    await press('Suspend driver');
    expect(screen.getByText('A reason of 3 to 300 characters is required.')).toBeTruthy();
    expect(sent).toEqual([]);
    expect(closed).not.toHaveBeenCalled();
  });

  it('a suspension is sent with the kind of its reason', async () => {
    const sent = answering({ [CALL]: success(driverWith({ status: 'SUSPENDED' })) });
    open(APPROVED, 'SUSPENDED');
    await userEvent.selectOptions(screen.getByLabelText('Kind of reason'), 'conduct');
    await userEvent.type(screen.getByLabelText('Reason'), 'Rude to a rider');
    await press('Suspend driver');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ status: 'SUSPENDED', reason: 'Rude to a rider', reasonKind: 'conduct' });
  });

  it('an approval shows how former profiles stood, by licence and by plate', () => {
    const former = { status: 'SUSPENDED', since: '2026-03-03T06:00:00.000Z' } as const;
    const formerProfiles = [
      { ...former, sameLicense: true, samePlate: false, reasonKind: 'conduct' as const },
      { ...former, sameLicense: false, samePlate: true, status: 'APPROVED' as const },
    ];
    open(driverWith({ formerProfiles }), 'APPROVED');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(
      /with this licence was suspended on .*2026 \(conduct\) before its account was deleted/,
    );
    expect(dialog).toHaveTextContent(/with this plate was approved on .*2026 before its account was deleted/);
  });

  it('a suspension is sent with its reason', async () => {
    const sent = answering({ [CALL]: success(driverWith({ status: 'SUSPENDED' })) });
    const closed = open(APPROVED, 'SUSPENDED');
    await userEvent.type(screen.getByLabelText('Reason'), 'Licence expired');
    await press('Suspend driver');
    expect(await screen.findByText("Driver's status updated successfully.")).toBeTruthy();
    expect(sent).toEqual([
      { call: CALL, body: { status: 'SUSPENDED', reason: 'Licence expired', reasonKind: 'other' } },
    ]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('an approval needs none', async () => {
    const sent = answering({ [CALL]: success(APPROVED) });
    const closed = open(PENDING, 'APPROVED');
    expect(screen.getByRole('dialog', { name: 'Approve Rafiqul Islam?' })).toBeTruthy();
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await press('Approve');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ call: CALL, body: { status: 'APPROVED' } }]);
  });

  it('an approval warns of a number that is not confirmed, and is not refused for it', async () => {
    const sent = answering({ [CALL]: success(APPROVED) });
    const closed = open(PENDING, 'APPROVED');
    expect(await screen.findByText(/^The phone number is not confirmed/)).toBeVisible();
    await press('Approve');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ call: CALL, body: { status: 'APPROVED' } }]);
  });

  it.each([
    ['a confirmed number', PROVEN, 'APPROVED' as const],
    ['a suspension', driverWith({ status: 'APPROVED' }), 'SUSPENDED' as const],
  ])('warns of no number: %s', async (_what, driver, to) => {
    answering({});
    open(driver, to);
    expect(screen.queryByText(/is not confirmed/)).toBeNull();
  });

  it('an approval of a driver who lacks something warns of it, and asks once more', async () => {
    const sent = answering({ [CALL]: success(APPROVED) });
    const closed = open(INCOMPLETE, 'APPROVED');
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Seen in Mirpur');
    const first = screen.getByRole('dialog', { name: 'Approve Rafiqul Islam?' });
    expect(first).toHaveTextContent('No phone numberNo pictures of the vehicle');
    await press('Approve');
    const again = await screen.findByRole('dialog', { name: 'Approve Rafiqul Islam all the same?' });
    expect(again).toHaveTextContent('No phone numberNo pictures of the vehicle');
    expect(sent).toEqual([]);
    await press('Approve anyway');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ call: CALL, body: { status: 'APPROVED', reason: 'Seen in Mirpur' } }]);
  });

  it.each([
    [{ ...INCOMPLETE, status: 'SUSPENDED' as const }, 'APPROVED' as const, 'Reinstate'],
    [INCOMPLETE, 'SUSPENDED' as const, 'Suspend driver'],
  ])('nothing is missed for another change of status: %#', async (driver, to, button) => {
    const sent = answering({ [CALL]: success(APPROVED) });
    open(driver, to);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('No phone number');
    await userEvent.type(screen.getByRole('textbox'), 'Papers seen');
    await press(button);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('an approval is sent with the numbers of what is shown; a suspension waits for no look', async () => {
    const seen = { license: 1, vehicle: 3 };
    const sent = answering({ [CALL]: success(APPROVED) });
    const closed = open(completeDriverWith({ seen }), 'APPROVED');
    await press('Approve');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    cleanup();
    open(driverWith({ status: 'APPROVED', seen }), 'SUSPENDED');
    await userEvent.type(screen.getByLabelText('Reason'), 'Licence expired');
    await press('Suspend driver');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { status: 'APPROVED', seen },
      { status: 'SUSPENDED', reason: 'Licence expired', reasonKind: 'other' },
    ]);
  });

  it('a reinstatement is sent with the reason given', async () => {
    const sent = answering({ [CALL]: success(APPROVED) });
    const closed = open(driverWith({ status: 'SUSPENDED' }), 'APPROVED');
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Licence renewed');
    await press('Reinstate');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ call: CALL, body: { status: 'APPROVED', reason: 'Licence renewed' } }]);
  });

  it('a refusal is shown with who was first, and the dialog stays open', async () => {
    answering({
      [CALL]: refusal(409, 'driver/illegal-status', 'A driver who is SUSPENDED cannot become PENDING.'),
      'GET /notification/acts': pageOf([auditLogEntryWith({ act: 'driver-suspended' })]),
    });
    const closed = open(PENDING, 'APPROVED');
    await press('Approve');
    const { name } = auditLogEntryWith({}).actor;
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Somebody has decided about this driver meanwhile. ${name} was first: Driver suspended.`,
    );
    expect(closed).not.toHaveBeenCalled();
  });
});
