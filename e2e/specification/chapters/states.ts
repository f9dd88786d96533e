import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import {
  accepted,
  cancelled,
  completed,
  inTransit,
  pickedUp,
  rejected,
  requested,
} from '../../support/rides-in-states.js';
import { outcome, type SpecificationFixture } from '../specification-fixture.js';

export function states(fixture: SpecificationFixture): void {
  describe('section 4, states and transitions', () => {
    it('“REQUESTED, ACCEPTED, PICKED UP, IN TRANSIT, COMPLETED, REJECTED, CANCELLED” are what a ride can be', async () => {
      const { _id: rideId } = await completed(fixture.people);
      const { history } = await fixture.as('RIDER').call(rideHttp.getRide, { rideId });
      expect(history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
      expect((await rejected(fixture.people)).rideStatus).toBe('REJECTED');
      expect((await cancelled(fixture.people)).rideStatus).toBe('CANCELLED');
      const nowhere = { rideId, rideStatus: 'LOST' as 'REQUESTED' };
      expect((await outcome(fixture.as('DRIVER'), rideHttp.updateStatus, nowhere)).status).toBe(400);
    });

    it('“A status is changed by a call with a new rideStatus.”', async () => {
      const { _id: rideId } = await requested(fixture.people);
      const changed = await fixture.as('DRIVER').call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
      expect(changed).toMatchObject({ _id: rideId, rideStatus: 'ACCEPTED' });
    });

    it('the emergency call works “only while a ride is PICKED UP or IN TRANSIT”', async () => {
      const answers = [];
      for (const rideInState of [requested, accepted, pickedUp, inTransit, completed]) {
        const { _id: rideId } = await rideInState(fixture.people);
        answers.push((await outcome(fixture.as('DRIVER'), rideHttp.sendSos, { rideId })).status);
      }
      expect(answers).toEqual([409, 409, 200, 200, 409]);
    });

    it('“Driver status: PENDING, APPROVED, SUSPENDED.”', async () => {
      const [pending] = (await fixture.as('ADMIN').call(driverHttp.drivers, { status: 'PENDING' })).data;
      const id = pending?._id as string;
      const become = (status: 'APPROVED' | 'SUSPENDED' | 'PENDING') =>
        outcome(fixture.as('ADMIN'), driverHttp.updateStatus, { id, status, reason: 'Papers checked' });
      expect((await become('APPROVED')).data.status).toBe('APPROVED');
      expect((await become('SUSPENDED')).data.status).toBe('SUSPENDED');
      expect((await become('PENDING')).status).toBe(409);
      expect((await become('APPROVED')).data.status).toBe('APPROVED');
    });

    it('“Driver availability: ONLINE, OFFLINE; the switch toggles between them.”', async () => {
      const { _id: id } = await fixture.driver();
      for (const availabilityStatus of ['OFFLINE', 'ONLINE'] as const) {
        const changed = await fixture.as('DRIVER').call(driverHttp.update, { id, availabilityStatus });
        expect(changed.availabilityStatus).toBe(availabilityStatus);
      }
    });
  });
}
