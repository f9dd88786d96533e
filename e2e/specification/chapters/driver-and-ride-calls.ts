import { driverHttp, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import {
  accepted,
  cancelled,
  endRides,
  fareSet,
  pickedUp,
  rejected,
  requested,
} from '../../support/rides-in-states.js';
import { outcome, type SpecificationFixture } from '../specification-fixture.js';

export function driverAndRideCalls(fixture: SpecificationFixture): void {
  describe('section 7, the calls about vehicles and drivers', () => {
    it('“GET /vehicle/vehicles | query passed through | items data.data, paging data.meta”', async () => {
      const { data, meta } = await fixture.as('ADMIN').call(driverHttp.vehicles, { vehicleType: 'CNG' });
      expect(data.every(({ vehicleType }) => vehicleType === 'CNG')).toBe(true);
      expect(meta.total).toBe(data.length);
    });

    it('“without images plain JSON of those fields” changes the vehicle once it is confirmed, and its images stay', async () => {
      const { _id: driverId, vehicle } = await fixture.driverAtRest();
      const id = vehicle._id;
      const meant = { brand: 'Toyota', model: 'Corolla' };
      const changed = await outcome(fixture.as('DRIVER'), driverHttp.updateVehicle, { id, ...meant });
      expect(changed).toMatchObject({ status: 200, data: { images: vehicle.images } });
      const [marked] = (await fixture.as('ADMIN').call(driverHttp.drivers, { changed: 'true' })).data;
      const seen = marked?.changedSinceApproval?.seen ?? { license: 0, vehicle: 0 };
      const confirmed = await fixture.as('ADMIN').call(driverHttp.confirmChanges, { id: driverId, seen });
      expect(confirmed.vehicle).toMatchObject({ ...meant, images: vehicle.images });
    });

    it('“GET /driver/drivers | query passed through (e.g. user) | data.data and data.meta”', async () => {
      const { data, meta } = await fixture.as('ADMIN').call(driverHttp.drivers, { status: 'SUSPENDED' });
      expect([data.length, meta.total]).toEqual([1, 1]);
      expect(data[0]?.user.email).toBe('suspended@pothik.test');
    });

    it("“JSON of licenseNumber and experience, or availabilityStatus | Refreshes Driver data; success toast 'Driver's status updated successfully.'”", async () => {
      const { _id: id } = await fixture.driver();
      const switched = await outcome(fixture.as('DRIVER'), driverHttp.update, { id, availabilityStatus: 'ONLINE' });
      expect(switched.message).toBe("Driver's status updated successfully.");
      const changed = await outcome(fixture.as('DRIVER'), driverHttp.update, { id, experience: 11 });
      expect(changed).toMatchObject({ message: 'Profile updated successfully.', data: { experience: 11 } });
    });

    it('“GET /driver/{id} | none | Driver lookup” returns the whole profile to the driver, the card to a rider', async () => {
      const { _id: id } = await fixture.driver();
      expect(await fixture.as('DRIVER').call(driverHttp.getDriver, { id })).toMatchObject({
        _id: id,
        licenseNumber: expect.any(String),
      });
      const card = await fixture.as('RIDER').call(driverHttp.getDriver, { id });
      expect(card).toMatchObject({ _id: id, vehicle: { vehicleType: 'CAR' } });
      expect(JSON.stringify(card)).not.toMatch(/phone|email|licen/i);
    });

    it('“GET /driver/free-drivers | none | Available drivers”', async () => {
      await endRides(fixture.people);
      const { data } = await fixture.as('RIDER').call(driverHttp.freeDrivers, {});
      expect(data.map(({ _id }) => _id)).toContain((await fixture.driver())._id);
      expect(JSON.stringify(data)).not.toMatch(/phone|email|licen/i);
    });

    it('“Vehicle types: CAR, BIKE, CNG, MINIVAN, PREMIUM, EV.”', () => {
      expect(Object.values(VEHICLE_TYPE)).toEqual(['CAR', 'BIKE', 'CNG', 'MINIVAN', 'PREMIUM', 'EV']);
    });
  });

  describe('section 7, the calls about rides', () => {
    it("“POST /ride/book | pickupLocation, dropLocation, driver | Toast 'Ride Request Sent Successfully'”", async () => {
      await endRides(fixture.people);
      const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: fixture.people.driverId };
      const booked = await outcome(fixture.as('RIDER'), rideHttp.book, booking);
      expect(booked).toMatchObject({
        status: 201,
        message: 'Ride Request Sent Successfully',
        data: { rideStatus: 'REQUESTED' },
      });
    });

    it('“GET /ride/rides | query: driver, user, rideStatus and the like | data.data and data.meta”', async () => {
      const ride = await requested(fixture.people);
      const { data, meta } = await fixture
        .as('RIDER')
        .call(rideHttp.rides, { rideStatus: 'REQUESTED', driver: fixture.people.driverId, user: ride.user._id });
      expect(data.map(({ _id }) => _id)).toEqual([ride._id]);
      expect(meta.total).toBe(1);
    });

    it('“Rider ride lists are requested with status CANCELLED; driver lists with REJECTED.”', async () => {
      const [{ _id: cancelledId }, { _id: rejectedId }] = [
        await cancelled(fixture.people),
        await rejected(fixture.people),
      ];
      const cancelledOnes = await fixture.as('RIDER').call(rideHttp.rides, { rideStatus: 'CANCELLED' });
      const rejectedOnes = await fixture.as('DRIVER').call(rideHttp.rides, { rideStatus: 'REJECTED' });
      expect(cancelledOnes.data[0]?._id).toBe(cancelledId);
      expect(rejectedOnes.data[0]?._id).toBe(rejectedId);
    });

    it('“GET /ride/current-ride | none | Response not shown” returns the open ride, else null', async () => {
      const { _id } = await requested(fixture.people);
      expect(await fixture.as('RIDER').call(rideHttp.currentRide, {})).toMatchObject({ _id });
      expect(await fixture.as('DRIVER').call(rideHttp.currentRide, {})).toBeNull();
      await endRides(fixture.people);
      expect(await fixture.as('RIDER').call(rideHttp.currentRide, {})).toBeNull();
    });

    it('“POST /ride/update-status/{rideId} | rideStatus”', async () => {
      const { _id: rideId } = await requested(fixture.people);
      const changed = await outcome(fixture.as('DRIVER'), rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
      expect(changed).toMatchObject({ status: 200, data: { rideStatus: 'ACCEPTED' } });
    });

    it('“POST /ride/verify-otp | payload not detailed” takes the ride and the rider’s code', async () => {
      const { _id: rideId } = await fareSet(fixture.people);
      const { startCode } = await fixture.as('RIDER').call(rideHttp.getRide, { rideId });
      const verified = await outcome(fixture.as('DRIVER'), rideHttp.verifyCode, { rideId, otp: startCode as string });
      expect(verified).toMatchObject({ status: 200, message: 'OTP Verified!', data: { rideStatus: 'PICKED UP' } });
    });

    it('“POST /ride/set-fare/{rideId} | fare” in whole BDT', async () => {
      const { _id: rideId } = await accepted(fixture.people);
      const priced = await outcome(fixture.as('DRIVER'), rideHttp.setFare, { rideId, fare: '৩২০' });
      expect(priced).toMatchObject({ status: 200, data: { fare: 320 } });
    });

    it("“POST /sos/send-message/{rideId} | none | Toast 'Emergency message sent successfully'”", async () => {
      const { _id: rideId } = await pickedUp(fixture.people);
      const sent = await outcome(fixture.as('DRIVER'), rideHttp.sendSos, { rideId });
      expect(sent).toMatchObject({ status: 200, message: 'Emergency message sent successfully' });
    });
  });
}
