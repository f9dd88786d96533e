import { invalidate, QUERY } from '@pothik/api-client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { auditLogEntryWith, completeDriverWith, driverWith, identifier } from '../../testing/samples';
import { Component as DriverPage } from './driver-page';

const DRIVER = driverWith({ status: 'APPROVED', totalRides: 1284, totalEarnings: 412_650 });
const GET = `GET /driver/${DRIVER._id}`;
const AUDIT_LOG = 'GET /notification/acts';
const AT = '2026-11-02T06:00:00.000Z';
const openDriver = () => open(<DriverPage />, `/admin/drivers/${DRIVER._id}`, '/admin/drivers/:id');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => newAdministrator());

describe('a driver’s page', () => {
  it('shows person, licence, vehicle and totals', async () => {
    answering({ [GET]: success(DRIVER), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rafiqul Islam' })).toBeTruthy();
    for (const fact of ['DK-1234567', '8 years', 'Dhaka Metro-Ga 23-4567', 'Toyota', 'Axio', '1,284', '৳ 4,12,650'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText('No images available')).toBeTruthy();
  });

  it.each([
    [{}, 'Not confirmed', 1],
    [{ isPhoneProven: true as const }, 'Confirmed', 0],
  ])(
    'of one who waits for approval says whether the number is confirmed, and warns: %o',
    async (proof, said, warnings) => {
      const driver = completeDriverWith();
      const user = { ...driver.user, ...proof };
      answering({ [GET]: success({ ...driver, user }), [AUDIT_LOG]: pageOf([]) });
      openDriver();
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryAllByText(/^The phone number is not confirmed/)).toHaveLength(warnings);
    },
  );

  it('shows no line of an e-mail that there is not', async () => {
    const user = { ...DRIVER.user, email: '' };
    answering({ [GET]: success({ ...DRIVER, user }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    await screen.findByText('Person and licence');
    expect(screen.queryByText('Email')).toBeNull();
  });

  it('shows how often the driver cancelled soon today, and the last pause; nothing of honest drivers', async () => {
    answering({ [GET]: success({ ...DRIVER, cancelledSoonToday: 3, pausedUntil: AT }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const note = await screen.findByText(
      /^Cancelled within three minutes of accepting, before arriving: 3 times today\./,
    );
    expect(note).toHaveTextContent('Last paused from 2 Nov 2026, 11:30 AM to 12:00 PM.');
    cleanup();
    answering({ [GET]: success({ ...DRIVER, cancelledSoonToday: 0 }), [AUDIT_LOG]: pageOf([]) });
    newAdministrator();
    openDriver();
    await screen.findByRole('heading', { level: 1, name: 'Rafiqul Islam' });
    expect(screen.queryByText(/Cancelled within|paused/)).toBeNull();
  });

  it('shows how a former profile with the same licence and plate stood', async () => {
    const former = { sameLicense: true, samePlate: true, status: 'SUSPENDED' as const, since: AT };
    answering({ [GET]: success({ ...DRIVER, formerProfiles: [former] }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const said = /licence and this plate was suspended on .* before its account was deleted/;
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('shows every audit log entry about this driver: what, who, why, before and after', async () => {
    const suspended = auditLogEntryWith({
      act: 'driver-suspended',
      reason: 'Licence expired',
      before: { status: 'APPROVED' },
      after: { status: 'SUSPENDED' },
    });
    const sent = answering({ [GET]: success(DRIVER), [AUDIT_LOG]: pageOf([suspended]) });
    openDriver();
    const entry = (await screen.findByText('Driver suspended')).closest('li');
    expect(entry).toHaveTextContent('Tanvir Ahmed, admin');
    expect(entry).toHaveTextContent('Licence expired');
    expect(entry).toHaveTextContent('StatusAPPROVED becomes SUSPENDED');
    expect(sent.find(({ call }) => call === AUDIT_LOG)?.query).toEqual({ subjectId: DRIVER._id, limit: '10' });
  });

  it('shows what changed since approval, old and new, and confirms what was seen', async () => {
    const seen = { license: 2, vehicle: 1 };
    const changes = [
      { field: 'licenseNumber' as const, from: 'DK-1234567', to: 'DK-7654321', at: AT },
      { field: 'vehicleType' as const, from: 'CAR', to: 'EV', at: AT },
    ];
    const pictures = { from: ['/a.webp', '/b.webp'], to: ['/c.webp'], at: AT };
    const entry = auditLogEntryWith({
      act: 'driver-changes-confirmed',
      before: { unconfirmed: ['licenseNumber', 'vehicleType'] },
      after: { unconfirmed: [] },
    });
    let confirmed = false;
    const CONFIRM = `POST /driver/confirm-changes/${DRIVER._id}`;
    const sent = answering({
      [GET]: () => success({ ...DRIVER, changedSinceApproval: confirmed ? null : { changes, pictures, seen } }),
      [AUDIT_LOG]: () => pageOf(confirmed ? [entry] : []),
      [CONFIRM]: () => {
        confirmed = true;
        return success({ ...DRIVER, changedSinceApproval: null });
      },
    });
    openDriver();
    const card = (await screen.findByRole('heading', { name: 'Changed since approval' })).closest('section');
    expect(card).toHaveTextContent('Driving licenceDK-1234567 becomes DK-7654321');
    expect(card).toHaveTextContent('Vehicle typeCar becomes EV');
    expect(card).toHaveTextContent('Pictures2 pictures becomes 1 picture');
    expect(screen.getByRole('img', { name: 'New picture 1' }).getAttribute('src')).toBe('/c.webp?size=list');
    await press('Confirm');
    const confirmation = (await screen.findByText('Driving licence, Vehicle type')).closest('ol');
    expect(confirmation).toHaveTextContent(/Changes confirmed.*Confirmed:Driving licence, Vehicle type/);
    expect(confirmation).not.toHaveTextContent(/becomes|nothing/);
    expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual({ seen });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changed since approval' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('gives the focus to the heading when the change to confirm was taken back meanwhile', async () => {
    const changes = [{ field: 'brand' as const, from: 'Toyota', to: 'Honda', at: AT, waits: true as const }];
    const waiting = { ...DRIVER, changedSinceApproval: { changes, seen: { license: 0, vehicle: 0, waiting: 1 } } };
    let stored: typeof DRIVER = waiting;
    answering({
      [GET]: () => success(stored),
      [AUDIT_LOG]: pageOf([]),
      [`POST /driver/confirm-changes/${DRIVER._id}`]: () => {
        stored = DRIVER;
        return refusal(409, 'driver/change-gone', 'This change is gone.');
      },
    });
    openDriver();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changed since approval' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the vehicle’s pictures small, and large when opened, by button and by key', async () => {
    const images = ['/api/v1/vehicle/images/a.webp', '/api/v1/vehicle/images/b.webp'];
    answering({ [GET]: success({ ...DRIVER, vehicle: { ...DRIVER.vehicle, images } }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const list = await screen.findByRole('list', { name: 'Vehicle images' });
    const small = within(list)
      .getAllByRole('presentation')
      .map((image) => image.getAttribute('src'));
    expect(small).toEqual(images.map((address) => `${address}?size=list`));
    await press('Image 1 of 2, larger');
    const viewer = screen.getByRole('dialog', { name: 'Toyota Axio' });
    expect(within(viewer).getByRole('img').getAttribute('src')).toBe(images[0]);
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next' }));
    expect(within(viewer).getByRole('img').getAttribute('src')).toBe(images[1]);
    expect(within(viewer).getByText('Image 2 of 2')).toBeTruthy();
    expect(within(viewer).getByRole('button', { name: 'Next' })).not.toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(viewer).getByRole('img').getAttribute('src')).toBe(images[0]);
  });

  it('names other drivers with the same plate', async () => {
    const other = driverWith({ _id: identifier(31), user: { ...DRIVER.user, name: 'Abdul Karim' } });
    answering({
      [GET]: success({ ...DRIVER, plateSharedWith: [other._id] }),
      [`GET /driver/${other._id}`]: success(other),
      [AUDIT_LOG]: pageOf([]),
    });
    openDriver();
    const link = await screen.findByRole('link', { name: 'Abdul Karim' });
    expect(link.getAttribute('href')).toBe(`/admin/drivers/${other._id}`);
  });

  it('names drivers whose plates read alike, on the page and at approval', async () => {
    const plateLooksLike = [
      { driver: identifier(32), name: 'Rahim', plate: 'DM-GA-11-1234', status: 'APPROVED' as const },
    ];
    answering({ [GET]: success({ ...driverWith({ status: 'PENDING' }), plateLooksLike }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const words = 'Looks like Dhaka Metro-Ga 11-1234 of Rahim (approved)';
    expect((await screen.findByRole('link', { name: 'Rahim' })).parentElement).toHaveTextContent(words);
    expect(screen.getByText('This plate: Dhaka Metro-Ga 23-4567')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(words);
  });

  it.each([
    ['brand' as const, 'Riders see the old values until you confirm.'],
    ['vehicleType' as const, 'The driver is offline until you confirm, and riders see the old values.'],
  ])('says what a %s that waits means for the driver', async (field, words) => {
    const changes = [{ field, from: 'CAR', to: 'EV', at: AT, waits: true as const }];
    const changedSinceApproval = { changes, seen: { license: 0, vehicle: 1, waiting: 1 } };
    answering({ [GET]: success({ ...DRIVER, changedSinceApproval }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });

  it('shows look-alikes beside the changed plate, all as they are kept where one reads as no plate', async () => {
    const plate = { field: 'vehicleLicense' as const, from: 'DM-GA-11-1235', to: 'DM-GA-11-I234', at: AT };
    const plateLooksLike = [
      { driver: identifier(32), name: 'Rahim', plate: 'DM-GA-11-1234', status: 'APPROVED' as const },
    ];
    const changedSinceApproval = { changes: [plate], seen: { license: 0, vehicle: 1 } };
    answering({ [GET]: success({ ...DRIVER, plateLooksLike, changedSinceApproval }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const own = await screen.findByText('This plate: DM-GA-11-I234');
    expect(own.parentElement).toHaveTextContent('Looks like DM-GA-11-1234 of Rahim (approved)');
  });

  it('shows look-alikes of the confirmed plate beside the vehicle, when another field waits', async () => {
    const brand = { field: 'brand' as const, from: 'Toyota', to: 'Honda', at: AT, waits: true as const };
    const plateLooksLike = [
      { driver: identifier(32), name: 'Rahim', plate: 'DM-GA-11-1234', status: 'APPROVED' as const },
    ];
    const changedSinceApproval = { changes: [brand], seen: { license: 0, vehicle: 0, waiting: 1 } };
    answering({ [GET]: success({ ...DRIVER, plateLooksLike, changedSinceApproval }), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    const card = (await screen.findByRole('heading', { name: 'Changed since approval' })).closest('section');
    expect(card).not.toHaveTextContent('This plate');
    const own = screen.getByText('This plate: Dhaka Metro-Ga 23-4567');
    expect(own.closest('section')).toHaveTextContent('Toyota');
  });

  it('suspends with a reason, and the entry then appears in the history', async () => {
    const UPDATE = `PATCH /driver/update-status/${DRIVER._id}`;
    let suspended = false;
    const sent = answering({
      [GET]: () => success(suspended ? driverWith({ status: 'SUSPENDED', statusReason: 'Licence expired' }) : DRIVER),
      [AUDIT_LOG]: () => pageOf(suspended ? [auditLogEntryWith({ act: 'driver-suspended' })] : []),
      [UPDATE]: () => {
        suspended = true;
        return success(DRIVER);
      },
    });
    openDriver();
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Licence expired');
    await press('Suspend driver');
    expect(await screen.findByText('Suspended: Licence expired')).toBeTruthy();
    expect(await screen.findByText('Driver suspended')).toBeTruthy();
    const order = { status: 'SUSPENDED', reason: 'Licence expired', reasonKind: 'other' };
    expect(sent.find(({ call }) => call === UPDATE)?.body).toEqual(order);
  });

  it('is read anew, and says so, when the driver changed something before the approval', async () => {
    const UPDATE = `PATCH /driver/update-status/${DRIVER._id}`;
    const pending = completeDriverWith({ seen: { license: 0, vehicle: 0 } });
    const vehicle = { ...pending.vehicle, vehicleType: 'PREMIUM' as const, brand: 'Mercedes' };
    const changed = { ...pending, vehicle, seen: { license: 0, vehicle: 1 } };
    const unseen = refusal(409, 'driver/changed-unseen', 'The driver has changed something.');
    let stored = pending;
    const sent = answering({
      [GET]: () => success(stored),
      [AUDIT_LOG]: pageOf([]),
      [UPDATE]: () => (sent.at(-1)?.body === undefined || isSeen(sent.at(-1)?.body) ? success(stored) : unseen),
    });
    const isSeen = (body: unknown) => JSON.stringify(body).includes(JSON.stringify(stored.seen));
    const approve = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    };
    openDriver();
    await screen.findByText('Toyota');
    stored = changed;
    await approve();
    expect(await screen.findByText(/^The driver has changed something/)).toBeTruthy();
    expect(await screen.findByText('Mercedes')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await approve();
    expect(await screen.findByText("Driver's status updated successfully.")).toBeTruthy();
    expect(sent.filter(({ call }) => call === UPDATE).map(({ body }) => body)).toEqual([
      { status: 'APPROVED', seen: pending.seen },
      { status: 'APPROVED', seen: changed.seen },
    ]);
  });

  it.each([
    ['warns of what a driver who waits for approval has not given', 'PENDING' as const, 1],
    ['says nothing of it once the driver is approved', 'APPROVED' as const, 0],
  ])('%s', async (_words, status, notes) => {
    answering({ [GET]: success(driverWith({ status })), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    await screen.findByRole('heading', { name: 'Rafiqul Islam' });
    expect(screen.queryAllByText('No pictures of the vehicle')).toHaveLength(notes);
  });

  it('that does not exist says so', async () => {
    answering({ [GET]: refusal(404, 'driver/not-found', 'Driver not found') });
    openDriver();
    expect(await screen.findByRole('heading', { name: 'Driver not found' })).toBeTruthy();
  });

  it('whose account was deleted while it was open shows no name any more', async () => {
    let isDeleted = false;
    const gone = refusal(404, 'driver/not-found', 'Driver not found');
    answering({ [GET]: () => (isDeleted ? gone : success(DRIVER)), [AUDIT_LOG]: pageOf([]) });
    openDriver();
    expect(await screen.findByRole('heading', { name: 'Rafiqul Islam' })).toBeTruthy();
    isDeleted = true;
    // As the notification of the driver's last change does.
    await act(() => invalidate(QUERY.Driver));
    expect(await screen.findByRole('heading', { name: 'Driver not found' })).toBeTruthy();
    expect(screen.queryByText('Rafiqul Islam')).toBeNull();
  });
});
