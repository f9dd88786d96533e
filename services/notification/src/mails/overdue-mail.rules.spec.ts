import { overdueMail } from './overdue-mail.rules.js';

const ride = {
  id: '64f000000000000000000001',
  riderId: '64f000000000000000000002',
  driverId: '64f000000000000000000003',
  driverUserId: '64f000000000000000000004',
  status: 'IN TRANSIT',
  fare: 220,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  requestedAt: '2026-11-02T05:50:00.000Z',
  acceptedAt: '2026-11-02T05:51:00.000Z',
  pickedUpAt: '2026-11-02T06:00:00.000Z',
  endedAt: null,
} as const;
const names = new Map([
  [ride.riderId, 'Rahima'],
  [ride.driverUserId, 'Karim'],
]);

describe('the mail about a ride that has not ended six hours after its pick-up', () => {
  it('says in both languages which ride it is, whose, since when, and its locations', () => {
    const [english = '', bangla = ''] = overdueMail(ride, names).text.split('\n\n');
    for (const text of [english, bangla])
      for (const word of [ride.id, 'Rahima', 'Karim', ride.pickedUpAt, ride.pickupLocation, ride.dropLocation])
        expect(text).toContain(word);
    expect(english).not.toMatch(/[ঀ-৿]/);
    expect(bangla).toMatch(/[ঀ-৿]/);
  });

  it('has the ride in its subject, and no unknown names', () => {
    const { subject, text } = overdueMail(ride, new Map());
    expect(subject).toBe(`Overdue: ride ${ride.id} is still going on`);
    expect(text).toContain('Rider: -. Driver: -.');
  });
});
