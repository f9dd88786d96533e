import { DomainError } from './domain-error.js';

describe('a refusal', () => {
  it('has the catalogue’s sentence with its parameters filled in', () => {
    const refusal = new DomainError('ride/illegal-transition', { parameters: { from: 'CANCELLED', to: 'COMPLETED' } });
    expect(refusal.message).toBe('A ride that is CANCELLED cannot become COMPLETED.');
    expect(refusal.status).toBe(409);
  });

  it('has the sentence of its first failing field when a form is wrong', () => {
    const fields = [
      { field: 'pickupLocation', message: 'Pickup location is required.' },
      { field: 'driver', message: 'Driver is required.' },
    ];
    expect(new DomainError('request/invalid', { fields }).message).toBe('Pickup location is required.');
  });
});
