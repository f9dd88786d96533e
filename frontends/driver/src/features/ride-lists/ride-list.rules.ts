/** Only CANCELLED is in the address; REJECTED is the default. */
export const endingOfAddress = (parameters: URLSearchParams): 'REJECTED' | 'CANCELLED' =>
  parameters.get('status') === 'CANCELLED' ? 'CANCELLED' : 'REJECTED';
